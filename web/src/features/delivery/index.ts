export { Deadline } from './Deadline.tsx';
export { nextChange, timeLeft } from './deadline.ts';
export { forgetLastUser, lastUser, openOutbox, outbox, waitingActs } from './phone/outbox.ts';
export { UndoBar } from './phone/UndoBar.tsx';
export { useSender } from './phone/use-sender.ts';
