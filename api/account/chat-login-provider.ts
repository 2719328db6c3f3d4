/** An app whose users can sign in by scanning a QR code with it. */
export interface ChatProvider {
  /** The page that shows the QR code; it leads back to `chatCallbackPath` with state and code. */
  pageUrl(state: string): string;
  /** Who the code stands for; undefined when it is wrong or used. */
  identify(code: string): Promise<ChatIdentity | undefined>;
}

export interface ChatIdentity {
  /** The app's id of the person, the same for every sign-in. */
  readonly uid: string;
  readonly nickName: string;
}
