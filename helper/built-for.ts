/** Set by the build of a helper that is given to others. */
declare const HELPER_PRODUCT: string | undefined;

/** The origin of the product that this helper was made for; undefined where it is run from its sources. */
export const builtFor: string | undefined =
  typeof HELPER_PRODUCT === 'string' ? HELPER_PRODUCT : undefined;
