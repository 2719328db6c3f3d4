import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'お知らせ、業界ニュース、使い方のヘルプ。',
  list: 'ニュース一覧',
  pager: 'ニュースのページ',
  kind: '種類',
  kinds: { all: 'すべて', announcement: 'お知らせ', news: '業界ニュース', help: 'ヘルプ' },
  search: 'タイトルまたは概要を検索',
  emptySearch: '該当するニュースはありません',
  pinned: '固定',
  unread: '未読',
  empty: 'ニュースはまだありません',
  emptyHint: '公開されるとここに表示されます。',
  emptyKind: 'この種類のニュースはまだありません',
  showAll: 'すべてのニュースを見る',
  back: 'ニュース一覧に戻る',
  notFound: 'この記事は見つかりませんでした',
  notFoundHint: 'アドレスが誤っているか、削除された可能性があります。',
  more: '{{kind}}をもっと見る',
} satisfies CompleteTranslation<'notices'>;
