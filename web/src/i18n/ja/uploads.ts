import type { CompleteTranslation } from '../translation.ts';

export default {
  picture: {
    choose: '端末から画像をアップロード',
    input: '端末の画像を選択',
    hint: 'PNG、JPEG、WebP、GIFに対応。一度に複数選択できます。',
    sending: '{{name}} をアップロード中（{{percent}}%）',
    cancel: 'アップロードを中止',
    known: '画像 {{name}} はすでに一覧にあります',
    tooMany: '画像は{{most}}枚までです。残りはアップロードしていません',
    failed: '画像をアップロードできませんでした。ネットワークを確認して再試行してください',
    unreadable: 'PNG、JPEG、WebP、GIFの画像ではないか、破損しています。別の画像を選択してください',
    session: 'ログインの有効期限が切れました。もう一度ログインしてください',
  },
  platform: {
    title: '取扱説明書と証明書',
    hint: 'この端末のデスクトップヘルパーが、店舗のモールに直接アップロードします',
    needsHelper:
      'モールへのアップロードにはデスクトップヘルパーが必要です。このパソコンで起動すると、数秒で自動的に接続します。',
    howToStart: 'デスクトップヘルパーをダウンロード',
    shop: 'アップロード先の店舗',
    noShops: 'アップロードできる店舗がまだありません。先にメインアカウントを連携してください。',
    choose: 'モールにアップロード',
    input: 'モールにアップロードするファイルを選択',
    kinds:
      'PDF、文書、動画などは{{size}}まで。大きなファイルは分割して送信し、中断しても再開できます。PNGとJPEGは画像としてアップロードします。',
    tooLarge: '{{name}} は{{size}}を超えています。圧縮してからアップロードしてください',
    empty: '{{name}} は空のファイルです。選択し直してください',
    list: 'モールにアップロードするファイル',
    progress: '{{name}} のアップロードの進行状況',
    sending: 'アップロード中 {{percent}}%',
    helperAway: 'デスクトップヘルパーとの接続が切れました。起動し直すと自動で再開します',
    paused: '一時停止中、{{percent}}%アップロード済み',
    done: '「{{shop}}」にアップロードしました',
    pause: '一時停止',
    resume: '再開',
    retry: '再試行',
    cancel: 'キャンセル',
    remove: '削除',
    copy: 'URLをコピー',
    copied: 'URLをコピーしました',
    notCopied: 'コピーできませんでした。URLを開いて手動でコピーしてください',
    open: '開く',
    actOf: '{{act}} {{name}}',
  },
  problem: {
    imageSignature: '画像アップロード用の署名を取得できませんでした',
    fileSignature: 'アップロード用の署名を取得できませんでした',
    init: '大きなファイルのアップロードを開始できませんでした',
    parts: 'アップロードできませんでした。もう一度お試しください',
    exception: 'アップロードできませんでした',
  },
  folder: {
    open: '画像フォルダーを開く',
    opened: 'パソコンで画像フォルダーを開きました',
    /** What the helper says, whatever the language. */
    missing: '文件夹不存在',
    notCollected: 'フォルダーを開けません：画像がまだこの端末に収集されていません',
    needsHelper:
      '画像フォルダーを開くにはデスクトップヘルパーが必要です。先にこのパソコンで起動してください',
    failed: 'デスクトップヘルパーが応答しません。起動し直してからお試しください',
  },
} satisfies CompleteTranslation<'uploads'>;
