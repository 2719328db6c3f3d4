const dialog = (part: string) => `[data-scope=dialog][data-part=${part}]`;
/** What the components of Chakra have no part for. */
const inside = (part: string) => `:is(.chakra-dialog__${part}, .chakra-drawer__${part})`;

const onPaper = (css: object) => ({ '@media print': css });

/** As a part of the text, however it stands over the window. */
const inFlow = {
  position: 'static !important',
  width: '100% !important',
  height: 'auto !important',
  maxWidth: 'none !important',
  maxHeight: 'none !important',
  overflow: 'visible !important',
};

/** Whoever prints while a dialog is open wants what it shows, all of it, and not the page that it covers. */
export const dialogsOnPaper = {
  [`body:has(> ${dialog('positioner')})`]: onPaper({
    overflow: 'visible !important',
    height: 'auto !important',
  }),
  [`body:has(> ${dialog('positioner')}) > #root, ${dialog('backdrop')}, ${dialog('close-trigger')}, ${inside('footer')} button`]:
    onPaper({ display: 'none !important' }),
  // Whether it is shown at all, what prints something else has to say.
  [dialog('positioner')]: onPaper({ ...inFlow, padding: '0 !important' }),
  [dialog('content')]: onPaper({
    ...inFlow,
    display: 'block !important',
    boxShadow: 'none !important',
    animation: 'none !important',
  }),
  [inside('body')]: onPaper(inFlow),
};
