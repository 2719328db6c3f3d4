import { client } from '../graphql/client.ts';
import { goTo } from '../shared/navigation.ts';
import { setDraftOwner } from './drafts/draft-owner.ts';
import { forgetDrafts } from './drafts/drafts.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { sendLastNotes } from './notes/send-notes.ts';
import { setPushOwner } from './push-owner.ts';
import { forgetPage } from './return-to.ts';
import { endSession } from './session.ts';

/** Tells the server, and before what it was still to be told by this person; a server that cannot be reached ends the session by its age. */
export async function endServerSession(): Promise<void> {
  await sendLastNotes();
  await client.mutate({ mutation: LogoutDocument, context: { quiet: true } }).catch(() => {});
}

/** Logout from the account menu: the browser goes to /index, on the phone to where one signs in again. */
export async function signOut(to = '/index'): Promise<void> {
  setPushOwner(null);
  setDraftOwner(null);
  forgetDrafts();
  await endServerSession();
  forgetPage();
  goTo(to);
  endSession();
}
