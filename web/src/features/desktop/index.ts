export { desktopDialog, openDesktopDialog } from './desktop-dialogs.ts';
export { DesktopReminders, SideTips } from './lazy-reminders.ts';
export { warnOfManagerPlugin } from './manager-plugin.ts';
