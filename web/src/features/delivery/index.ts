export { Deadline } from './Deadline.tsx';
export { forgetLastUser, lastUser, openWork } from './phone/last-user.ts';
export { mayLeave } from './phone/leaving.ts';
export { outbox, waitingActs } from './phone/outbox.ts';
export { UndoBar } from './phone/UndoBar.tsx';
export { useAssignedShops } from './phone/use-assigned-shops.ts';
export { useSender } from './phone/use-sender.ts';
export { useTimeLeft } from './use-time-left.ts';
