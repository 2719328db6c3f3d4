import type { CompleteTranslation } from '../translation.ts';

export default {
  hint: '出荷担当は電話番号とパスワードでモバイル版にログインして出荷します。店舗データは閲覧できません。',
  add: '出荷担当を追加',
  addDo: '追加',
  added: '追加しました',
  none: '操作できるデータがありません。出荷担当を追加してください',
  pickFirst: '先に削除する出荷担当を選択してください',
  removePicked: '一括削除',
  removeCount: '一括削除（{{count}}）',
  empty: '出荷担当はまだいません',
  emptyHint:
    '追加すると、出荷担当は設定したパスワードでモバイル版にログインし、割り当てた店舗の梱包と出荷を行えます。',
  table: '出荷担当',
  pick: '{{phone}} を選択',
  pickAll: '出荷担当をすべて選択',
  shops: '担当店舗',
  signIn: 'パスワード',
  state: {
    SET: '設定済み',
    ONE_TIME: 'ワンタイムパスワード未使用',
    NONE: '未設定、ログイン不可',
  },
  password: 'パスワード変更',
  passwordOf: '{{phone}} のパスワードを変更',
  assign: '店舗を割り当て',
  shopsOf: '{{phone}} に店舗を割り当て',
  issueShort: 'ワンタイムパスワード',
  issueOf: '{{phone}} のワンタイムパスワードを発行',
  removeText:
    '{{count}}人の出荷担当（{{phones}}）を削除しますか？すぐにログアウトされ、ログインできなくなります。',
  signInPassword: 'ログインパスワード',
  passwordHint: '6～12文字、漢字・かな・空白は使用不可',
  passwordText:
    '出荷担当 {{phone}} の新しいパスワードを設定します。保存すると、ログイン中の端末はログアウトされます。',
  changeDo: '新しいパスワードを保存',
  changed: '変更しました',
  shopChoiceHint:
    '初期状態では現在の全店舗を選択しています。今後連携する店舗は、あらためて割り当ててください。',
  assignText: '出荷担当 {{phone}} は、選択した店舗の出荷伝票だけを処理します。',
  assignHint: '1店舗も選択しなくてもかまいません。アカウントは残ります。',
  issue: 'ワンタイムパスワードを発行',
  issueText:
    '{{phone}} に、1回だけログインできる新しいパスワードを発行します。今のパスワードはすぐに無効になり、ログイン中の端末はログアウトされます。',
  issuedText:
    'このパスワードを {{phone}} に伝えてください。ログインできるのは1回だけで、閉じると再表示できません。',
  copy: 'パスワードをコピー',
  copied: 'パスワードをコピーしました',
  copyFailed: 'コピーできません。パスワードを手動で選択してください',
  noted: '控えました',
  phoneRequired: '電話番号を入力してください',
  phoneLength: '正しい電話番号を入力してください',
  phoneInvalid: '正しい電話番号を入力してください',
  phoneKnown: 'この電話番号はすでに出荷担当に登録されています。パスワードを変更してください',
  passwordEmpty: 'パスワードを入力してください',
  passwordLength: 'パスワードは6～12文字で入力してください',
} satisfies CompleteTranslation<'shippers'>;
