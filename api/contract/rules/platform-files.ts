/** How files go to the file host of a marketplace (specification sections 3, 5, 8 and 9). */

/** `error_code` of an answer that is one. */
export const hostSuccess = 1_000_000;

/** Files of this size and more go in parts, each as long as this but the last, in bytes. */
export const partBytes = 5_242_880;

/** Failed attempts of one part that end the upload. */
export const mostPartFailures = 8;

/** What uploads in parts are said to be made by. */
export const multipartSdk = 'js-0.0.33';

/** Pictures that go to the image store. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png'];
