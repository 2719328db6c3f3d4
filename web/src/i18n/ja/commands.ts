import type { CompleteTranslation } from '../translation.ts';

export default {
  title: '店舗・ページ・操作を検索',
  placeholder: '店舗名、店舗ID、ページ名、操作名を入力',
  nothing: '見つかりませんでした。別の言葉でお試しください',
  more: 'ほかに{{count}}件あります。続けて入力すると絞り込めます',
  kinds: { scope: '店舗', page: 'ページ', act: '操作' },
  group: 'グループ · {{count}}店舗',
  print: 'このページを印刷',
  preparing: 'ページ全体を読み込んでから印刷します',
  keysTitle: 'キーボードショートカット',
  keys: {
    keys: 'この一覧を表示',
    move: '検索結果・メニュー・店舗タブの中を移動',
    choose: '選択した項目を開く',
    close: 'ダイアログやメニューを閉じる',
    order: '店舗の並び替え：店舗をつかむ、動かす、置く',
    rows: '表の行を移動、最初・最後の行へ',
    points: '推移グラフ：1点ずつ移動、最初または最後の点へ',
    span: '推移グラフ：区間を選択。Enter でその区間だけを表示、Esc で取り消し',
  },
  space: 'スペース',
} satisfies CompleteTranslation<'commands'>;
