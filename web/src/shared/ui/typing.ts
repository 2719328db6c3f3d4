/** Whether the person is at a field: what comes by itself waits until they have left it. */

const fields = 'textarea, select, [contenteditable=""], [contenteditable=true], input';
/** Inputs that nothing is typed into. */
const buttons = '[type=checkbox], [type=radio], [type=button], [type=submit], [type=file]';

export const isTyping = (): boolean => {
  const at = document.activeElement;
  return at?.matches(fields) === true && !at.matches(buttons);
};

/** Calls back after the person may have entered or left a field. */
export function watchTyping(look: () => void): void {
  // While the event is on its way the focus is nowhere.
  const later = () => setTimeout(look);
  for (const event of ['focusin', 'focusout', 'pointerup']) addEventListener(event, later);
}
