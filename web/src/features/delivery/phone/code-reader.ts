/** What parcels and packing lists bear. */
const formats = ['qr_code', 'code_128', 'code_39', 'ean_13'] as const;

/** Reads the codes in a picture of the camera. */
export interface CodeReader {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The browser's own reader; null where it has none, or one that reads none of our codes. */
async function ownReader(): Promise<CodeReader | null> {
  const Detector = window.BarcodeDetector;
  if (Detector === undefined) return null;
  // Some desktops have the interface and nothing behind it.
  const known = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  const ours = formats.filter((format) => known.includes(format));
  return ours.length === 0 ? null : new Detector({ formats: ours });
}

/** The browser's own reader, or one that is fetched for browsers without. */
export async function openReader(): Promise<CodeReader> {
  const own = await ownReader();
  if (own !== null) return own;
  const { fetchedReader } = await import('./fetched-reader.ts');
  return fetchedReader([...formats]);
}
