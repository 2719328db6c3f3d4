import { i18n } from '../../i18n/i18n.ts';
import { oncePrinted } from '../../shared/ui/print-when.ts';
import { toast } from '../../shared/ui/toast.ts';
import { isWholeWanted } from '../../shared/whole-page.ts';

/** So long the rest of a page is waited for; then what is there has to do. Milliseconds. */
const patience = 15_000;

/** So long nothing of it may be waited for: what has come may ask for more. Milliseconds. */
const settling = 300;

const isWaiting = (): boolean =>
  document.querySelector('main :is([data-waiting], [aria-busy=true])') !== null;

/** Resolves once nothing of the page is waited for any more. */
const untilThere = (): Promise<void> =>
  new Promise((resolve) => {
    const latest = performance.now() + patience;
    let quietSince: number | undefined;
    const look = () => {
      const now = performance.now();
      quietSince = isWaiting() ? undefined : (quietSince ?? now);
      if (now > latest || (quietSince !== undefined && now - quietSince >= settling)) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Prints the page with what has not come near the window yet, as soon as that is there. */
export async function printWhole(): Promise<void> {
  isWholeWanted.set(true);
  const told = i18n.loadNamespaces('commands').then(
    () => isWaiting() && toast.info(i18n.t('commands:preparing')),
    // Without the words it is printed all the same.
    () => {},
  );
  await Promise.all([told, untilThere()]);
  toast.closeAll();
  oncePrinted(() => isWholeWanted.set(false));
  window.print();
}
