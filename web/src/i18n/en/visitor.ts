import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Preview with simulated data',
  bannerHint: 'All data below is simulated. Sign in to see your own shops.',
  tipsTitle: 'Sign in to use this',
  tipsText:
    'You are looking at simulated data, and this needs an account. Sign in or register to import and see your own shops.',
  login: 'Sign in',
  register: 'Register',
  sampleHint: 'Simulated data of sample shops, to look at only. Your own shops are not touched.',
  sampleTipsTitle: 'Sample shops are for looking only',
  sampleTipsText:
    'You are looking at simulated data of sample shops. Go back to your own page and bind a shop or import a sales file to use this.',
  sampleStay: 'Keep looking',
} satisfies CompleteTranslation<'visitor'>;
