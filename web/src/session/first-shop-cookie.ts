const name = 'firstShop';
/** Seven days, as the session (specification section 9). */
const seconds = 7 * 24 * 60 * 60;

const write = (value: string, maxAge: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; SameSite=Lax${secure}`;
};

/** Keeps the mallId of the first shop in a cookie, from now on for seven days. */
export const keepFirstShop = (mallId: string): void => write(mallId, seconds);

/** The shops of one person are nothing that the next one at this browser should find. */
export const forgetFirstShop = (): void => write('', 0);
