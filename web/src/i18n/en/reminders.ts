import type { CompleteTranslation } from '../translation.ts';

export default {
  later: 'Later',
  never: 'Don’t show again',
  expiry: {
    title: 'Shops expiring',
    forBoss:
      'These shops have expired or expire soon. Later data is then neither updated nor shown; existing data is cleared after 7 days. Please renew in time.',
    forOthers:
      'These shops have expired or expire soon. Later data is then neither updated nor shown. Please ask your boss to renew.',
    expiresAt: 'Expires',
    soon: 'Expires within 24 hours',
    notToday: 'Do not remind me today',
    strip: {
      label: 'Expiry notice',
      overOne: '{{shop}} has expired',
      over_one: '{{shop}} has expired',
      over_other: '{{count}} shops have expired, including {{shop}}',
      one: '{{shop}} expires soon (days left: {{days}})',
      several_one: '{{shop}} expires soon (days left: {{days}})',
      several_other: '{{count}} shops expire soon, first {{shop}} (days left: {{days}})',
      list: 'View',
      contactBoss: 'Please ask your boss to renew',
      close: 'Do not remind me today',
    },
  },
  install: {
    title: 'Important',
    intro: 'To use everything, please install:',
    software:
      'Desktop helper: required. It collects shop data, and translates and uploads product images.',
    plugin:
      'Statistics plugin: required for bosses, and for managers and finance who use a main account.',
    app: 'Mobile app: install it on the phone that handles shipping. Shippers need it.',
    act: 'Install',
  },
  managerPlugin: {
    title: 'Remind managers to install the plugin',
    text: 'Managers and finance who may use a main account need the statistics plugin in their own browser; without it there are no statistics of the shops.',
    guide: 'See how to install',
  },
  softwareClosed: {
    title: 'Desktop helper not running',
    text: 'The desktop helper is not running, so collecting data and uploading images are paused. Start it on your computer and they resume.',
  },
  side: {
    label: 'Installation',
    both: 'Install helper and plugin',
    close: 'Do not remind me today',
    install: 'Install',
    update: 'Update',
    software: {
      install: 'Desktop helper not installed',
      update: 'New version of the desktop helper',
    },
    plugin: {
      install: 'Statistics plugin not installed',
      update: 'New version of the statistics plugin',
    },
  },
} satisfies CompleteTranslation<'reminders'>;
