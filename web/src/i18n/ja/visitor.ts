import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: '模擬データのプレビュー',
  bannerHint: '以下はすべて模擬データです。ログインすると自分の店舗を確認できます。',
  tipsTitle: 'ログインすると使えます',
  tipsText:
    '模擬データを閲覧中です。この操作にはログインが必要です。ログインまたは登録すると、自分の店舗データをインポートして確認できます。',
  login: 'ログイン',
  register: '新規登録',
  sampleHint: 'サンプル店舗の模擬データです。閲覧のみで、ご自身の店舗には影響しません。',
  sampleTipsTitle: 'サンプル店舗は閲覧のみです',
  sampleTipsText:
    'サンプル店舗の模擬データを閲覧中です。自分のページに戻り、店舗を連携するか売上ファイルをインポートすると、この機能が使えます。',
  sampleStay: '閲覧を続ける',
} satisfies CompleteTranslation<'visitor'>;
