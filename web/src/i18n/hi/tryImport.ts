import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'अपनी स्प्रेडशीट के साथ आज़माएँ',
  intro:
    'रजिस्टर करने की ज़रूरत नहीं: सेलर सेंट्रल से निर्यात की गई बिक्री फ़ाइल चुनें और बिक्री, ऑर्डर और सबसे ज़्यादा बिकने वाले उत्पाद तुरंत देखें।',
  limit:
    'CSV या XLSX (gzip भी चलेगा), अधिकतम 8 MB। फ़ाइल सर्वर पर एक बार पढ़ी जाती है और तुरंत हटा दी जाती है।',
  tooLarge:
    'फ़ाइल {{size}} की है; आज़माने के लिए अधिकतम {{limit}}। इसे .gz में कंप्रेस करके फिर चुनें, या पंजीकरण करके पूरी फ़ाइल आयात करें।',
  reading: 'फ़ाइल पढ़ी जा रही है…',
  another: 'दूसरी फ़ाइल चुनें',
  sample: {
    hint: 'फ़ाइल पास में नहीं है?',
    try: 'नमूना फ़ाइल आज़माएँ',
    download: 'नमूना फ़ाइल डाउनलोड करें',
    fileName: 'नमूना-बिक्री.csv',
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: 'सुबह होम स्टोर, नीली व्हेल आउटडोर',
    products:
      'फ़ोल्डिंग स्टोरेज बॉक्स, कैंपिंग लालटेन, सिलिकॉन किचन सेट, वॉटरप्रूफ़ फ़ोन पाउच, टेबल गमला, जल्दी सूखने वाला तौलिया, लिनन मेज़पोश',
  },
  keep: {
    title: 'यह डेटा रखें',
    hint: 'रजिस्टर करने के बाद “{{name}}” आपके खाते में आयात हो जाएगी; फिर से चुनने की ज़रूरत नहीं।',
    register: 'रजिस्टर करके रखें',
    import: 'मेरे खाते में आयात करें',
  },
  net: 'शुद्ध बिक्री',
  netQuantity: 'शुद्ध नग',
  orders: 'ऑर्डर',
  shops: 'दुकानें',
  sold: 'बिके',
  returned: 'लौटे',
  amounts: 'बिक्री {{sold}}, वापसी {{returned}}',
  quantities: 'बिके {{sold}}, लौटे {{returned}}',
  span: '{{start}} से {{end}}',
  products: 'सबसे ज़्यादा बिकने वाले',
  productsCaption: 'सबसे ज़्यादा शुद्ध बिक्री वाले उत्पाद',
  product: 'उत्पाद',
  days: 'दिन के अनुसार बिक्री',
  daysCaption: 'दिन के अनुसार शुद्ध बिक्री, नग और वापसी',
  day: 'तिथि',
  pager: 'पेज: {{title}}',
  refused: '{{rows}} में से {{refused}} पंक्तियाँ पढ़ी नहीं जा सकीं और नहीं गिनी गईं:',
  refusal: 'पंक्ति {{row}}: {{reason}}',
  mappingTitle: 'स्तंभ',
  mappingHint: 'शीर्षक और सामग्री से अनुमान लगाया गया। बदलने पर आँकड़े भी बदलेंगे।',
  noColumn: 'कोई नहीं',
} satisfies CompleteTranslation<'tryImport'>;
