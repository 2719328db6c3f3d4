const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language: a table writes thousands of figures. */
export function numberIn(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  // Codes, phone numbers and what people type have the digits 0 to 9: figures beside them have no others.
  const made = new Intl.NumberFormat(`${language}-u-nu-latn`, options);
  formats.set(key, made);
  return made;
}
