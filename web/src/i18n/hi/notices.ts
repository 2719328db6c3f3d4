import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'घोषणाएँ, उद्योग समाचार और सहायता।',
  list: 'समाचार सूची',
  pager: 'समाचार के पेज',
  kind: 'प्रकार',
  kinds: { all: 'सभी', announcement: 'घोषणाएँ', news: 'उद्योग समाचार', help: 'सहायता' },
  search: 'शीर्षक और सारांश खोजें',
  emptySearch: 'कोई मेल खाता समाचार नहीं',
  pinned: 'पिन किया गया',
  unread: 'अपठित',
  empty: 'अभी कोई समाचार नहीं',
  emptyHint: 'प्रकाशित होने पर समाचार यहाँ दिखेंगे।',
  emptyKind: 'इस प्रकार का अभी कुछ नहीं',
  showAll: 'सभी समाचार देखें',
  back: 'समाचार पर लौटें',
  notFound: 'यह लेख नहीं मिला',
  notFoundHint: 'पता गलत हो सकता है, या लेख हटा दिया गया है।',
  more: 'और: {{kind}}',
} satisfies CompleteTranslation<'notices'>;
