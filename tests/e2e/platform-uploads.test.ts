import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { takeHelperTurn } from '../support/helper-turn.ts';
import { editingListing, startBesidePages } from './helper-steps.ts';
import { shows } from './steps.ts';

takeHelperTurn();
const { newContext } = useBrowser();

/** The calls of the file host that the page has made until now, without those that it asks leave for. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = request.url().split('/proxy/upload/');
    if (call !== undefined && request.method() === 'POST') calls.push(call);
  });
  return calls;
}

/** Sends a file of three parts, whose second the marketplace does not take at once: it stands at a third meanwhile. */
async function send(page: Page, name: string): Promise<{ item: Locator; bytes: Buffer }> {
  const papers = page.getByRole('region', { name: '说明书与证书' });
  const bytes = randomBytes(12_000_000);
  bytes.write('%PDF-1.7\n');
  await papers
    .getByLabel('选择要上传到平台的文件')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes });
  return { item: papers.getByRole('listitem').filter({ hasText: name }), bytes };
}

describe('a large file for the seller platform, by the real helper', () => {
  it('[R7.7-05] [R7.7-06] [R7.7-07] shows how far it is, is paused and goes on, and is given up', async () => {
    await startBesidePages();
    const page = await editingListing(newContext);
    const calls = watchCalls(page);
    const name = 'guide.fail-part2-7.pdf';
    const { item, bytes } = await send(page, name);
    const bar = item.getByRole('progressbar', { name: `${name} 的上传进度` });
    await shows(item, '正在上传 33%');
    expect(await bar.getAttribute('aria-valuenow')).toBe('33');
    expect(await seriousViolations(page)).toEqual([]);

    await item.getByRole('button', { name: `暂停 ${name}` }).click();
    await shows(item, '已暂停，已上传 33%');
    await item.getByRole('button', { name: `继续上传 ${name}` }).click();
    await item.getByText(/^已上传到/).waitFor({ timeout: 60_000 });
    // It was begun once, and completed once.
    for (const call of ['signature', 'multipart/init', 'multipart/complete'])
      expect(
        calls.filter((each) => each === call),
        call,
      ).toHaveLength(1);
    const address = (await item.getByRole('link', { name: '打开' }).getAttribute('href')) ?? '';
    const kept = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(kept.equals(bytes)).toBe(true);
    await item.getByRole('button', { name: `移除 ${name}` }).click();
    await item.waitFor({ state: 'detached' });

    const other = 'other.fail-part2-7.pdf';
    const given = await send(page, other);
    await shows(given.item, '正在上传 33%');
    await given.item.getByRole('button', { name: `取消 ${other}` }).click();
    await given.item.waitFor({ state: 'detached' });
    expect(calls.filter((call) => call === 'multipart/complete')).toHaveLength(1);
  });
});
