import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: '模擬データのプレビュー',
  bannerHint: '以下はすべて模擬データです。ログインすると自分の店舗を確認できます。',
  signIn: 'ログイン／登録',
  tipsTitle: 'ログインすると使えます',
  tipsText:
    '模擬データを閲覧中です。この操作にはログインが必要です。ログインまたは登録すると、自分の店舗データをインポートして確認できます。',
  login: 'ログイン',
  register: '新規登録',
} satisfies CompleteTranslation<'visitor'>;
