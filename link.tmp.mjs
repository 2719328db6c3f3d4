import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (let i=0;i<2;i++){
const ctx = await b.newContext({ baseURL: 'http://127.0.0.1:4731', viewport: { width: 1500, height: 900 } });
await ctx.request.post('/graphql',{headers:{'x-requested-with':'web'},data:{query:'mutation{login(input:{phone:"13800000002",password:"demo2026"}){__typename}}'}});
const page = await ctx.newPage();
page.on('request', r => { if (/LinkDialog|MainFrame|graphql/.test(r.url())) console.log(Date.now()-t0, r.method(), r.url().slice(21), (r.postData()||'').slice(0,60)); });
let t0 = Date.now();
await page.goto('/home', { waitUntil: 'commit' });
const mark = async (name, loc) => { await loc.first().waitFor({timeout:30000}).then(()=>console.log(Date.now()-t0, name),()=>console.log('never', name)); };
await Promise.all([mark('main', page.locator('main')), mark('todos', page.getByText('待办').first()), mark('dialog', page.getByRole('dialog', { name: '绑定手机号与微信' })), mark('hydrated aside', page.locator('aside button'))]);
await page.screenshot({ path: `/tmp/first-link${i}.png` });
await ctx.close();
}
await b.close();
