/** Phones of the Chinese mainland, the only ones that are served (specification sections 5 and 9). */

export const phoneLength = 11;

/** What signs in or is registered: 11 digits. */
export const phonePattern = /^\d{11}$/;

/** How a mobile number begins, which only those have whom a boss authorises. */
export const mobileBeginning = /^1[3-9]/;

export const isPhone = (text: string): boolean => phonePattern.test(text);

export const isMobile = (text: string): boolean => isPhone(text) && mobileBeginning.test(text);

/** What others than its owner are told of a phone: all but its middle. */
export const maskedPhone = (phone: string): string =>
  phone.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****');
