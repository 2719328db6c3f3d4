import type { CompleteTranslation } from '../translation.ts';

export default {
  device: 'この端末のプッシュ',
  deviceHint: 'ページを開いていなくても通知を受け取れます。ログアウトすると自動で止まります。',
  devices: '{{count}}台の端末でプッシュがオン',
  turnedOn: 'この端末のプッシュをオンにしました',
  turnedOff: 'この端末のプッシュをオフにしました',
  turnOnFailed: 'オンにできませんでした。ネットワークを確認して再試行してください',
  turnOffFailed: 'オフにできませんでした。もう一度お試しください',
  test: 'テスト通知を送信',
  testSent: '送信しました。この端末の通知をご確認ください',
  testFailed: 'テスト通知を送信できませんでした。しばらくしてからお試しください',
  state: {
    unsupported: {
      title: 'このブラウザはプッシュに対応していません',
      hint: '新しいChrome、Edge、Firefox、Safariを使い、httpsのアドレスで開いてください。以下の設定はほかの端末で有効です。',
    },
    install: {
      title: '先にホーム画面に追加してください',
      hint: 'iPhoneまたはiPadでは、Safariでこのページを開き、「共有」から「ホーム画面に追加」を選び、ホーム画面から開いてプッシュをオンにしてください（iOS 17.4以降が必要）。',
    },
    denied: {
      title: '通知がブロックされています',
      hint: 'アドレスバー左側のサイト設定（スマートフォンではシステム設定の通知）でこのサイトの通知を許可してから、このページに戻ってください。',
    },
  },
  kinds: '通知内容',
  digestOfTasks: '毎日8:00に、当日の梱包待ちと出荷待ち',
  quiet: 'おやすみ時間',
  quietHint: 'この時間の通知は、終了後にまとめて送信します。時刻は北京時間です。',
  quietFrom: '開始時刻',
  quietTo: '終了時刻',
  quietMissing: '時刻を入力してください',
  quietSame: '開始時刻と終了時刻を同じにはできません',
  saveFailed: '保存できませんでした。もう一度お試しください',
} satisfies CompleteTranslation<'push'>;
