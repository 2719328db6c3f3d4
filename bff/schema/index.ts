import './account.ts';
import './binding.ts';
import './binding-events.ts';
import './chat-login.ts';
import './groups.ts';
import './import-mutations.ts';
import './imports.ts';
import './main-accounts.ts';
import './rankings.ts';
import './scalars.ts';
import './shop-layout.ts';
import './shops.ts';
import './statistics.ts';
import './subscriptions.ts';
import './trends.ts';
import { builder } from './builder.ts';

/** The whole schema. The files above declare its types as they are loaded. */
export const schema = builder.toSchema();
