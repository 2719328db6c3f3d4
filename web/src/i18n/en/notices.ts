import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'Announcements, industry news and help.',
  list: 'News',
  pager: 'Pages of news',
  kind: 'Type',
  kinds: { all: 'All', announcement: 'Announcements', news: 'Industry news', help: 'Help' },
  search: 'Search titles and summaries',
  emptySearch: 'No matching news',
  pinned: 'Pinned',
  unread: 'Unread',
  empty: 'No news yet',
  emptyHint: 'News appears here once it is published.',
  emptyKind: 'Nothing of this type yet',
  showAll: 'Show all news',
  back: 'Back to the news',
  notFound: 'This article was not found',
  notFoundHint: 'The address may be wrong, or the article was deleted.',
  more: 'More: {{kind}}',
} satisfies CompleteTranslation<'notices'>;
