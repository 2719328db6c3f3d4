import type { CompleteTranslation } from '../translation.ts';

export default {
  device: 'Push on this device',
  deviceHint: 'You are notified even when the page is closed. It ends when you sign out.',
  devices_one: 'Push is on for {{count}} device',
  devices_other: 'Push is on for {{count}} devices',
  turnedOn: 'Push is on for this device',
  turnedOff: 'Push is off for this device',
  turnOnFailed: 'Could not turn it on. Check your network and try again.',
  turnOffFailed: 'Could not turn it off. Please try again.',
  test: 'Send test notification',
  testSent: 'Sent. Look at the notifications of this device.',
  testFailed: 'The test notification was not sent. Please try again later.',
  state: {
    unsupported: {
      title: 'This browser does not support push',
      hint: 'Use a current Chrome, Edge, Firefox or Safari, at an https address. The choices below apply to your other devices.',
    },
    install: {
      title: 'Add to home screen first',
      hint: 'On iPhone or iPad open this page in Safari, tap “Share”, then “Add to Home Screen”; open it from there and turn push on (needs iOS 17.4 or later).',
    },
    denied: {
      title: 'Notifications are blocked',
      hint: 'Allow notifications of this site in the site settings left of the address bar (on phones, in the system’s notification settings), then come back to this page.',
    },
  },
  kinds: 'Notify me of',
  digestOfTasks: 'Every day at 8:00: what is to pack and to ship that day',
  quiet: 'Quiet hours',
  quietHint: 'Notifications of these hours are sent together when they end. Beijing time.',
  quietFrom: 'From',
  quietTo: 'To',
  quietMissing: 'Enter the time',
  quietSame: 'Start and end cannot be the same',
  saveFailed: 'Not saved. Please try again.',
} satisfies CompleteTranslation<'push'>;
