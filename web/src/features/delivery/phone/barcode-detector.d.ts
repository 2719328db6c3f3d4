/** Barcode Detection API, which TypeScript does not know as only some browsers have it. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface Window {
  readonly BarcodeDetector?: {
    new (options: { formats: string[] }): BarcodeDetector;
    getSupportedFormats(): Promise<readonly string[]>;
  };
}
