import { ChakraProvider } from '@chakra-ui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { openQuestion } from '../../../web/src/shared/ui/ask.ts';
import { QuestionHost } from '../../../web/src/shared/ui/QuestionHost.tsx';
import { ToastHost } from '../../../web/src/shared/ui/ToastHost.tsx';
import { loadToaster, toastNeeded } from '../../../web/src/shared/ui/toast.ts';
import { system } from '../../../web/src/theme/system.ts';
import { Surroundings, type Whose } from './Surroundings.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let mounted: { root: Root; host: HTMLElement } | undefined;
let hasDrawn = false;
let address = '';

function Address() {
  address = useLocation().pathname;
  return null;
}

/** Where the router is. */
export const currentAddress = () => address;

/** The parts of the catalogue; they are fetched once for a worker. */
const texts = Object.keys(import.meta.glob('../../../web/src/i18n/zh-CN/*.ts'))
  .map((file) => /([^/]+)\.ts$/.exec(file)?.[1] ?? '')
  .filter((domain) => domain !== 'verbatim');

/** Draws a part of the product with all that it stands in there, until the test ends. */
export async function render(
  part: ReactNode,
  { at = '/index', ...whose }: { readonly at?: string } & Whose = {},
) {
  await i18n.loadNamespaces(texts);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  mounted = { root, host };
  hasDrawn = true;
  await act(async () => {
    root.render(
      <ChakraProvider value={system}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[at]}>
            <Surroundings {...whose}>{part}</Surroundings>
            <QuestionHost />
            <ToastHost />
            <Address />
          </MemoryRouter>
        </I18nextProvider>
      </ChakraProvider>,
    );
  });
}

/** Takes everything down, the passing messages included. */
export async function unmount(): Promise<void> {
  const { toaster } = await loadToaster();
  await act(async () => toaster.remove());
  // A question that nobody answered would stand in the next test, of another file too.
  await act(async () => openQuestion.get()?.answer(false));
  await act(async () => mounted?.root.unmount());
  mounted?.host.remove();
  mounted = undefined;
  toastNeeded.set(false);
  document.body.replaceChildren();
}

/** Takes down what a test has drawn, once it has ended; `after-each.ts` sees to that. */
export async function tidy(): Promise<void> {
  if (hasDrawn) await unmount();
  hasDrawn = false;
}

const text = (element: Element) => (element.textContent ?? '').trim();

const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];

function only<T>(found: readonly T[], what: string): T {
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} × ${what}`);
  return first;
}

export const button = (name: string): HTMLButtonElement =>
  only(
    all<HTMLButtonElement>('button').filter(
      (element) => text(element) === name || element.getAttribute('aria-label') === name,
    ),
    `button ${name}`,
  );

export const tab = (name: string): HTMLElement =>
  only(
    all<HTMLElement>('[role=tab]').filter((element) => text(element) === name),
    `tab ${name}`,
  );

/** The input whose label begins with this text. */
export const field = (label: string): HTMLInputElement => {
  const found = only(
    all<HTMLLabelElement>('label').filter((element) => text(element) === label),
    `label ${label}`,
  );
  const input = found.control ?? document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`${label} labels no input`);
  return input;
};

export const checkbox = (labelPart: string): HTMLInputElement => {
  const label = only(
    all<HTMLLabelElement>('label').filter((element) => text(element).includes(labelPart)),
    `checkbox ${labelPart}`,
  );
  const input = label.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (!input) throw new Error(`${labelPart} labels no checkbox`);
  return input;
};

/** Every text that is announced as an alert. */
export const alerts = (): string[] => all('[role=alert]').map(text);

export const shows = (words: string): boolean => text(document.body).includes(words);

export const click = (element: HTMLElement) => act(async () => element.click());

/** Writes into a field, or into a longer one. */
export async function type(
  input: HTMLInputElement | HTMLTextAreaElement,
  value: string,
): Promise<void> {
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  await act(async () => {
    input.focus();
    const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    setter?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const leave = (input: HTMLInputElement) =>
  act(async () => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    input.blur();
  });

/** Lets React work until a condition holds; performance.now is not among the clocks that tests fake. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const patience = performance.now() + 40_000;
  while (performance.now() < patience) {
    if (condition()) return;
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
  throw new Error(`never: ${what}\n${text(document.body)}`);
}

/** Presses the button of these words, also beside a dialog, which hides from roles what lies next to it. */
export const press = (words: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (element) => element.textContent === words,
  );
  if (!found) throw new Error(`There is no ${words}`);
  return click(found);
};

/** Presses the cross of the dialog. */
export const pressCross = () =>
  act(async () => document.querySelector<HTMLElement>('[role=dialog] [aria-label=关闭]')?.click());

/** Where the link with these words leads. */
export const linkTo = (words: string) =>
  all('a')
    .find((link) => text(link) === words)
    ?.getAttribute('href');

/** Takes back what has just been written. */
export async function takeBack(): Promise<void> {
  await until(() => shows('撤销'), 'the way back');
  await press('撤销');
  await until(() => shows('已撤销'), 'it was taken back');
}

/** The longer field that is there. */
export const textarea = (): HTMLTextAreaElement => {
  const found = document.querySelector('textarea');
  if (found === null) throw new Error('There is no longer field');
  return found;
};
