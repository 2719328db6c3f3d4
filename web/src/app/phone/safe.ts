/** What is under a notch or a bar of the system is of no use. */
export const safe = (side: 'top' | 'left' | 'right' | 'bottom') =>
  `env(safe-area-inset-${side}, 0px)`;
