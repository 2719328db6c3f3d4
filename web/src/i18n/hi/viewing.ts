import type { CompleteTranslation } from '../translation.ts';

export default {
  text: '{{name}} ({{role}}) के रूप में देख रहे हैं: केवल देख सकते हैं, कुछ बदल नहीं सकते',
  roles: { MANAGER: 'मैनेजर/वित्त', OPERATOR: 'ऑपरेटर', SHIPPER: 'गोदाम कर्मी' },
  end: 'देखना बंद करें',
  endFailed: 'बंद नहीं हुआ, कृपया फिर कोशिश करें',
  question:
    'आप इसे वैसे ही देखेंगे जैसे {{name}} देखते हैं, उन्हीं दुकानों और अनुमतियों के साथ, और इस बीच कुछ बदल नहीं सकेंगे। यह गतिविधि लॉग में दर्ज होता है।',
  begin: 'देखना शुरू करें',
  beginFailed: 'शुरू नहीं हुआ, कृपया फिर कोशिश करें',
} satisfies CompleteTranslation<'viewing'>;
