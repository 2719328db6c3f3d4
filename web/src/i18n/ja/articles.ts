import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'この文書は中国語版のみ公開しており、中国語の内容が正式なものです。',
  contents: '目次',
  version: '版の日付：{{date}}',
  versionDate: '2026年11月27日',
  operator: 'サイト運営者',
  contact: {
    email: 'メール',
    phone: '電話',
    address: '住所',
    hours: '受付時間',
    none: '連絡先はまだ公開していません。アカウントを開設した担当者にお問い合わせください。',
  },
  seeAlso: '関連情報',
  preview: '模擬データのプレビューを見る',
} satisfies CompleteTranslation<'articles', 'texts'>;
