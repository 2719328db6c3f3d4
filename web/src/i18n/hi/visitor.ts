import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'काल्पनिक डेटा वाला पूर्वावलोकन',
  bannerHint: 'नीचे का सारा डेटा काल्पनिक है। अपनी दुकानें देखने के लिए लॉग इन करें।',
  signIn: 'लॉग इन / रजिस्टर',
  tipsTitle: 'उपयोग के लिए लॉग इन करें',
  tipsText:
    'आप काल्पनिक डेटा देख रहे हैं और इसके लिए खाता चाहिए। अपनी दुकानें आयात करने और देखने के लिए लॉग इन करें या रजिस्टर करें।',
  login: 'लॉग इन',
  register: 'रजिस्टर करें',
} satisfies CompleteTranslation<'visitor'>;
