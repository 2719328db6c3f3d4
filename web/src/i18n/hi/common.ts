import type { Translation } from '../translation.ts';

/** Words that every page uses, in Hindi. */
export default {
  close: 'बंद करें',
  toasts: 'संदेश (Alt+T)',
  cancel: 'रद्द करें',
  confirm: 'ठीक है',
  save: 'सहेजें',
  retry: 'फिर कोशिश करें',
  back: 'वापस',
  loading: 'लोड हो रहा है',
  noData: 'कोई डेटा नहीं',
  loadFailed: 'लोड नहीं हो सका',
  loadFailedHint: 'कृपया बाद में फिर कोशिश करें; समस्या बनी रहे तो नेटवर्क जाँचें।',
  crashed: 'इस पेज पर त्रुटि हुई',
  crashedHint: 'जारी रखने के लिए रीलोड करें; सहेजा गया डेटा सुरक्षित है।',
  reload: 'रीलोड करें',
  connection: {
    cutOff: 'कनेक्शन टूट गया। फिर से जोड़ा जा रहा है; डेटा अपने आप अपडेट होगा।',
    outdated: 'नया संस्करण उपलब्ध है। कृपया पृष्ठ फिर से लोड करें।',
    retry: 'अभी फिर कोशिश करें',
    slow: 'लोड होने में सामान्य से अधिक समय लग रहा है।',
    waiting: {
      cutOff: 'कनेक्ट नहीं हो पा रहा। फिर कोशिश की जा रही है।',
      outdated: 'नया संस्करण उपलब्ध है। यह पृष्ठ खोलने के लिए फिर से लोड करें।',
    },
  },
  unknownError: 'अज्ञात त्रुटि',
  networkError: 'नेटवर्क समस्या, कनेक्शन जाँचकर फिर कोशिश करें ({{message}})',
  sessionOver: 'सत्र समाप्त हो गया, कृपया फिर से लॉग इन करें',
  confirmTitle: 'क्या आप यह कार्य करना चाहते हैं?',
  warningTitle: 'सूचना',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  sendCode: 'कोड प्राप्त करें',
  sendAgainIn: '{{seconds}} सेकंड में फिर भेजें',
  acknowledge: 'समझ गया',
} satisfies Translation<'common'>;
