import type { Translation } from '../translation.ts';

/** Words that every page uses, in Japanese. */
export default {
  close: '閉じる',
  toasts: 'メッセージ（Alt+T）',
  cancel: 'キャンセル',
  confirm: '確定',
  save: '保存',
  retry: '再試行',
  back: '戻る',
  loading: '読み込み中',
  noData: 'データがありません',
  loadFailed: '読み込みに失敗しました',
  loadFailedHint: 'しばらくしてから再試行してください。続く場合はネットワークをご確認ください。',
  crashed: 'ページでエラーが発生しました',
  crashedHint: '再読み込みすると続けられます。保存済みのデータには影響ありません。',
  reload: '再読み込み',
  connection: {
    cutOff: '接続が切れました。再接続中です。復旧後、データは自動で更新されます。',
    outdated: '新しいバージョンがあります。ページを再読み込みしてください。',
    retry: '今すぐ再試行',
    slow: '読み込みに時間がかかっています。',
    waiting: {
      cutOff: '接続できません。再試行中です。',
      outdated: '新しいバージョンがあります。再読み込みして開いてください。',
    },
  },
  unknownError: '不明なエラー',
  networkError: 'ネットワークエラーです。接続を確認して再試行してください（{{message}}）',
  sessionOver: 'ログインの有効期限が切れました。再度ログインしてください',
  confirmTitle: 'この操作を実行しますか？',
  warningTitle: 'お知らせ',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  sendCode: '認証コードを取得',
  sendAgainIn: '{{seconds}} 秒後に再送信',
  acknowledge: '了解',
} satisfies Translation<'common'>;
