/** The address of a link of `/home` in full, as the page has it. */
export const onHome = (to: string): string => (to.startsWith('/') ? to : `/home${to}`);
