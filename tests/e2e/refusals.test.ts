import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { plainDocument, shows, signIn, stubOperation } from './steps.ts';

const { newContext } = useBrowser();

const refusal = (resultCode: number, message: string) => ({
  data: null,
  errors: [{ message, extensions: { code: 'UPSTREAM_REFUSED', resultCode } }],
});

it.each([
  ['/home', 'HomePage'],
  ['/account/manager', 'ProductList'],
  ['/deliveryCenter', 'ShippingOrders'],
  ['/aiProducts/list', 'Listings'],
  ['/selectionToolNew', 'SelectionCandidates'],
  ['/home/consult', 'Notices'],
])(
  '[R8-06] [R8-07] [R8-09] %s shows what the data service says when it refuses',
  async (path, operation) => {
    const context = await newContext();
    await signIn(context);
    const page = await context.newPage();
    const toasts = page.getByRole('region', { name: /^消息/ });
    const main = page.getByRole('main');
    await plainDocument(page);
    await stubOperation(page, operation, { body: refusal(1, '店铺已到期，请续费') });
    await page.goto(path);
    await shows(main.getByRole('alert'), '店铺已到期，请续费');
    await shows(toasts, '店铺已到期，请续费');
    await page.unrouteAll();
    await plainDocument(page);
    await stubOperation(page, operation, { body: refusal(5, 'error') });
    await page.reload();
    await shows(main.getByRole('alert'), '加载失败');
    expect(await toasts.getByText('error', { exact: true }).count()).toBe(0);
  },
);
