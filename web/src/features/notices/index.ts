export { UnreadAlertsDocument } from './alerts/Alerts.generated.ts';
export { useUnreadAlerts } from './alerts/use-unread-alerts.ts';
/** @public A part of any page of the phone. */
export { PushSettings } from './push/PushSettings.tsx';
export { usePushAgain } from './push/use-push-again.ts';
