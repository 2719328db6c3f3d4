import type { Translation } from '../translation.ts';

/** Words that every page uses, in English. */
export default {
  close: 'Close',
  toasts: 'Messages (Alt+T)',
  cancel: 'Cancel',
  confirm: 'OK',
  save: 'Save',
  retry: 'Retry',
  back: 'Back',
  loading: 'Loading',
  noData: 'No data yet',
  loadFailed: 'Could not load',
  loadFailedHint: 'Please try again later; if it keeps failing, check your network.',
  crashed: 'Something went wrong on this page',
  crashedHint: 'Reload to continue; saved data is not affected.',
  reload: 'Reload',
  connection: {
    cutOff: 'You are offline. Reconnecting; the data will update by itself.',
    outdated: 'A new version is available. Please reload the page.',
    retry: 'Retry now',
    slow: 'This is taking longer than usual.',
    waiting: {
      cutOff: 'Cannot connect. Trying again.',
      outdated: 'A new version is available. Please reload to open this page.',
    },
  },
  unknownError: 'Unknown error',
  networkError: 'Network problem, please check your connection and retry ({{message}})',
  sessionOver: 'Your session has ended, please sign in again',
  confirmTitle: 'Are you sure?',
  warningTitle: 'Please note',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  sendCode: 'Get code',
  sendAgainIn: 'Send again in {{seconds}} s',
  acknowledge: 'Got it',
} satisfies Translation<'common'>;
