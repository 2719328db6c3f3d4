import type { CompleteTranslation } from '../translation.ts';

export default {
  later: '後で',
  never: '今後表示しない',
  expiry: {
    title: '店舗の期限のお知らせ',
    forBoss:
      '次の店舗は期限切れ、または期限間近です。期限後のデータは更新も表示もされず、既存のデータは7日後に消去されます。早めに契約を更新してください。',
    forOthers:
      '次の店舗は期限切れ、または期限間近です。期限後のデータは更新も表示もされません。BOSSに契約更新を依頼してください。',
    expiresAt: '有効期限',
    soon: '24時間以内に期限',
    notToday: '今日は表示しない',
    strip: {
      label: '期限のお知らせ',
      overOne: '{{shop}}は期限切れです',
      over: '期限切れの店舗：{{shop}}（全{{count}}店舗）',
      one: '{{shop}}の期限まで残り{{days}}日',
      several: '期限間近の店舗：{{shop}}（全{{count}}店舗、最短で残り{{days}}日）',
      list: '表示',
      contactBoss: 'BOSSに契約更新を依頼してください',
      close: '今日は表示しない',
    },
  },
  install: {
    title: '重要なお知らせ',
    intro: 'すべての機能を使うには、次のインストールが必要です：',
    software:
      'デスクトップヘルパー：必須です。店舗データの収集、商品画像の翻訳とアップロードに使います。',
    plugin: '統計プラグイン：BOSSと、メインアカウントを使う店長・経理は必須です。',
    app: 'モバイルアプリ：出荷作業をするスマートフォンにインストールしてください。出荷担当は必須です。',
    act: 'インストールへ',
  },
  managerPlugin: {
    title: '店長にプラグインの追加を依頼してください',
    text: 'メインアカウントの使用を許可された店長・経理は、自分のブラウザに統計プラグインを追加する必要があります。追加しないと店舗データを集計できません。',
    guide: 'インストール手順を見る',
  },
  softwareClosed: {
    title: 'デスクトップヘルパーが起動していません',
    text: 'デスクトップヘルパーが起動していないため、店舗データの収集と画像のアップロードを一時停止しています。パソコンで起動すると自動で再開します。',
  },
  side: {
    label: 'インストールの案内',
    both: 'ヘルパーとプラグインを導入',
    close: '今日は表示しない',
    install: 'インストールへ',
    update: '更新へ',
    software: {
      install: 'デスクトップヘルパーが未インストールです',
      update: 'デスクトップヘルパーの新しい版があります',
    },
    plugin: {
      install: '統計プラグインが未インストールです',
      update: '統計プラグインの新しい版があります',
    },
  },
} satisfies CompleteTranslation<'reminders'>;
