import { afterEach, expect, it } from 'vitest';
import AccountDialog from '../../../web/src/features/account/AccountDialog.tsx';
import { GraphQLProvider } from '../../../web/src/graphql/GraphQLProvider.tsx';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { ViewerContext } from '../../../web/src/session/viewer-context.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { render, shows } from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

afterEach(() => i18n.changeLanguage('zh-CN'));

it.each([
  ['zh-CN', '2026-03-05'],
  ['en', 'Mar 5, 2026'],
])('says in %s since which day of Shanghai one is here', async (language, day) => {
  fakeServer();
  await i18n.changeLanguage(language);
  const nothing = () => {};
  await render(
    <GraphQLProvider>
      <ViewerContext value={viewerOf({ registerTime: '2026-03-04T16:05:00Z' })}>
        <AccountDialog
          onClose={nothing}
          onMyShops={nothing}
          onPush={nothing}
          finalFocus={() => null}
        />
      </ViewerContext>
    </GraphQLProvider>,
    { texts: ['account'] },
  );
  expect(shows(day)).toBe(true);
});
