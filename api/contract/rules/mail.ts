/** A mailbox as people write it (RFC 5321 section 4.1.2), without quoted names and addresses of machines. */
export const mailAddressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** Whether mail can be sent to it: no longer than a path of SMTP may be. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && text.indexOf('@') <= 64 && mailAddressPattern.test(text);

/** Digits of the code by which an address is confirmed. */
export const mailCodePattern = /^\d{6}$/;
