import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'दुकानें, पेज और कार्रवाइयाँ खोजें',
  placeholder: 'दुकान, पेज या कार्रवाई का नाम, या दुकान ID',
  nothing: 'कुछ नहीं मिला, दूसरा शब्द आज़माएँ',
  more: '{{count}} और; खोज सीमित करने के लिए लिखते रहें',
  kinds: { scope: 'दुकानें', page: 'पेज', act: 'कार्रवाइयाँ' },
  group_one: 'समूह · {{count}} दुकान',
  group_other: 'समूह · {{count}} दुकानें',
  keysTitle: 'कीबोर्ड शॉर्टकट',
  keys: {
    search: 'दुकानें, पेज और कार्रवाइयाँ खोजें',
    keys: 'यह सूची दिखाएँ',
    move: 'परिणामों, मेनू और दुकान टैब में चलें',
    choose: 'चुना हुआ खोलें',
    close: 'डायलॉग या मेनू बंद करें',
    order: 'दुकानों के क्रम में: दुकान उठाएँ, खिसकाएँ, रखें',
    rows: 'तालिका की पंक्तियों में चलें, पहली या अंतिम पर जाएँ',
  },
  space: 'स्पेस',
} satisfies CompleteTranslation<'commands'>;
