import { findUser } from '../../db/account/chat-logins.ts';
import { insertAuditEntry } from '../../db/audit/audit-log.ts';
import { deleteMailSetting, findMailSettingByKey } from '../../db/notices/mail-settings.ts';
import type { MailSetting } from '../../db/schema.ts';
import { nameOf } from '../account/name.ts';
import { escapeHtml, message, page } from '../binding/page.ts';
import type { Page } from '../binding/pages.ts';
import { vaultOf } from '../binding/vault.ts';
import { deleteMailAddress, unsubscribePath } from '../contract/mail.ts';
import { sentence } from '../contract/refusals.ts';
import { type LanguageCode, languageOf } from '../contract/rules/languages.ts';
import type { ApiDeps } from '../deps.ts';
import type { MailGateway } from './mail-gateway.ts';
import { maskedAddress } from './mail-settings.ts';
import { textsOf } from './mail-texts/index.ts';

/** The end of e-mail by a link of a message: for whoever has the message, without a session. */

const purpose = 'mail unsubscribe';

/** The address of the link; it holds until the person has another mailbox, and only for this. */
export async function unsubscribeUrl(
  deps: ApiDeps,
  { origin }: Pick<MailGateway, 'origin'>,
  { link_key: key, language }: Pick<MailSetting, 'link_key' | 'language'>,
): Promise<string> {
  const signature = (await vaultOf(deps)).sign(purpose, key);
  return `${origin}${unsubscribePath}?${new URLSearchParams({ key, signature, language })}`;
}

async function settingOf(deps: ApiDeps, query: URLSearchParams): Promise<MailSetting | undefined> {
  const key = query.get('key') ?? '';
  const vault = await vaultOf(deps);
  if (!vault.isSigned(purpose, key, query.get('signature') ?? '')) return undefined;
  return findMailSettingByKey(deps.db, key);
}

/** In the same words for a link that is not ours and for one that has been used. */
function ended(language: LanguageCode): Response {
  const texts = textsOf(language);
  return message(texts.unsubscribe, texts.unsubscribed, { language });
}

/** Asks first: mailboxes open links by themselves to look for harm. */
export const askToEnd: Page = async ({ deps, request }) => {
  const { searchParams } = new URL(request.url);
  const setting = await settingOf(deps, searchParams);
  const language = languageOf(searchParams.get('language'));
  if (setting === undefined) return ended(language);
  const texts = textsOf(language);
  const asked = sentence(texts.unsubscribeAsk, { address: maskedAddress(setting.address) });
  return page(
    texts.unsubscribe,
    `<p>${escapeHtml(asked)}</p><form method="post"><p><button>${escapeHtml(texts.unsubscribe)}</button></p></form>`,
    { language },
  );
};

/** In the log of who did what, as if the person had done it where they are signed in; but nobody was. */
async function noteEnd(deps: ApiDeps, { user_id, address }: MailSetting): Promise<void> {
  const user = await findUser(deps.db, user_id);
  if (user === undefined) return;
  const change = { field: 'mailAddress', before: maskedAddress(address), after: null };
  const entry = {
    at: deps.now(),
    user_id,
    owner_id: user.boss_id ?? user.id,
    person: nameOf(user),
    call: deleteMailAddress.name,
    kind: 'push',
    subjects: '[]',
    words: '',
    changes: JSON.stringify([change]),
    changes_left_out: 0,
    address: null,
    via: 'none',
    via_id: null,
    outcome: 'done',
    msg: null,
  } as const;
  await insertAuditEntry(deps.db, entry, []);
}

/** Ends it, for the button of the page as for a mailbox that makes the one request of RFC 8058. */
export const endMail: Page = async ({ deps, request }) => {
  const { searchParams } = new URL(request.url);
  const setting = await settingOf(deps, searchParams);
  if (setting !== undefined) {
    await deps.db.transaction().execute((trx) => deleteMailSetting(trx, setting.user_id));
    await noteEnd(deps, setting);
  }
  return ended(languageOf(searchParams.get('language')));
};
