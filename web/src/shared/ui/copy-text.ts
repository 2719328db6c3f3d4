import { toast } from './toast.ts';

/**
 * Copies a text and says so, or that it has to be selected by hand: not every browser and site may write there.
 * @returns whether it is in the clipboard
 */
export async function copyText(
  text: string,
  said: { readonly done: string; readonly failed: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said.done);
    return true;
  } catch {
    toast.warning(said.failed);
    return false;
  }
}
