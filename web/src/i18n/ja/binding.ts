import type { CompleteTranslation } from '../translation.ts';

export default {
  bindTemu: 'temuを連携',
  bindShein: 'sheinを連携',
  bindTitle: 'メインアカウントを連携',
  bindHint:
    'temuセラーセンターのメインアカウントとパスワードを入力してください。パスワードは暗号化して保存し、店舗データの同期にのみ使用します。',
  rebindTitle: 'メインアカウントを再連携',
  rebindHint:
    'このメインアカウントのtemuへのログインが無効になりました。再連携するとデータの更新が再開します。過去のデータには影響ありません。',
  account: 'アカウント',
  accountPlaceholder: 'メインアカウントの電話番号',
  passwordPlaceholder: 'セラーセンターのパスワード',
  codePlaceholder: 'メインアカウントに届いたSMS',
  sendAgain: '再送信',
  asking: '送信しています。お待ちください',
  confirmBind: '連携する',
  codeTaken: '認証コードを送信しました。連携しています。お待ちください',
  authorizeInstead: 'パスワードを入力したくない場合は、temuの認証ページで連携',
  accountRequired: 'アカウントを入力してください',
  passwordRequired: 'パスワードを入力してください',
  accountAndPasswordRequired: 'アカウントとパスワードを入力してください',
  codeNotFetched: '問題が発生しました。認証コードを取得し直してください',
  accountChanged:
    'アカウントまたはパスワードが認証コード取得時と異なります。認証コードを取得し直してください',
  codeMissing: '認証コードを入力してください',
  bindFailed: '連携できませんでした',
  bound: '連携しました',
  boundHint:
    'メインアカウント {{phone}} の店舗を一覧に追加しました。売上データを同期しています。しばらくすると確認できます。',
  bindMore: '別のメインアカウントを連携',
  done: '店舗データを見る',
  later: '後で',
  rebind: '再連携',
  rebindWarningTitle: 'メインアカウントを再連携してください',
  rebindWarning:
    '次のメインアカウントはログインが無効になっています。最新のデータを見るには、連携を解除して再連携してください：',
  toUnbind: '連携解除へ',
  reminderTitle: '重要なお知らせ',
  reminder:
    '店舗がまだありません。メインアカウントを1つ以上連携するか、セラーセンターから出力した売上ファイルをインポートすると、店舗の売上と利益を確認できます。',
  reminderHint:
    '連携するとデータは自動で同期されます。インポートではファイル内の売上だけが対象です。',
  authorizationTitle: '{{platform}}の認証',
  authorization: {
    starting: '認証ページを取得しています',
    blocked: 'ブラウザが認証ウィンドウをブロックしました',
    waiting: '開いたウィンドウで認証を完了してください',
    windowClosed: '認証ウィンドウが閉じられました',
    failed: '認証が完了していません',
  },
  authorizationHint: {
    starting: 'お待ちください。まもなくウィンドウに認証ページが表示されます。',
    blocked: 'アドレスバーでこのサイトのポップアップを許可するか、下のボタンで開いてください。',
    waiting: '認証が成功するとウィンドウは自動で閉じ、店舗が一覧に表示されます。',
    windowClosed:
      '認証が完了していれば店舗が一覧に表示されます。完了していない場合は、認証ウィンドウを開き直してください。',
    failed: '認証ウィンドウを開き直して、もう一度お試しください。',
  },
  openWindow: '認証ウィンドウを開く',
  openWindowAgain: '認証ウィンドウを開き直す',
  authorizationFailed: '認証ページを取得できませんでした',
  unbindTitle: 'アカウント連携を解除',
  unbindTabs: 'アカウントの種類',
  temuTab: 'temuメインアカウント',
  sheinTab: 'sheinアカウント',
  mainAccountPhone: 'メインアカウントの電話番号',
  shopId: '店舗ID',
  shopName: '店舗名',
  signedOut: 'ログイン無効',
  expired: '期限切れ',
  expiredShop: '{{name}}（{{id}}、期限切れ）',
  boundShop: '{{name}}（{{id}}）',
  unbind: '連携解除',
  unbindThing: '{{name}}の連携を解除',
  unbindAccountText:
    'メインアカウント {{phone}} の連携を解除すると、次の店舗は一覧から外れ、データが更新されなくなります。7日以内に再連携すれば過去のデータを復元できます：',
  unbindShopText:
    '連携を解除すると、店舗{{shop}}は一覧から外れ、データが更新されなくなります。7日以内に再連携すれば過去のデータを復元できます。',
  unbindAlso:
    '有効期限は変わりません。店舗はグループから外れ、担当者への割り当ても解除されます。再連携後に設定し直してください。',
  unbound: '連携を解除しました',
  unbindFailed: '連携を解除できませんでした',
  nothingBound: '連携しているアカウントはありません',
} satisfies CompleteTranslation<'binding'>;
