import './account.ts';
import './groups.ts';
import './importMutations.ts';
import './imports.ts';
import './rankings.ts';
import './scalars.ts';
import './shopLayout.ts';
import './shops.ts';
import './statistics.ts';
import './subscriptions.ts';
import './trends.ts';
import { builder } from './builder.ts';

/** The whole schema. The files above declare its types as they are loaded. */
export const schema = builder.toSchema();
