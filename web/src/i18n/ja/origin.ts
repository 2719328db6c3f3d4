import type { CompleteTranslation } from '../translation.ts';

/** Words of the panel that says where a figure comes from. */
export default {
  title: '{{figure}}のデータ元',
  unpaid: 'この期間はすべての店舗の期限が切れており、説明できるデータがありません',
  unknown: '現在のデータ接続は数値のデータ元を提供していません',
  unknownHint:
    '接続先のAPIに explainOrigin がないため、店舗別の明細、インポート履歴、到着時刻を表示できません。数値そのものには影響しません。',
  door: 'これらの明細の商品を見る',
  shopDoor: '{{shop}} のデータ元のみ表示',
  allShops: 'すべての店舗を表示',
  linesDoor: '{{shop}} のこれらの明細の商品を見る',
  importDoor: '「{{file}}」のインポート結果を見る',
  total: '合計',
  byShop: '店舗別',
  bySource: 'インポート・同期別',
  otherImports: 'その他{{count}}件のインポート',
  syncedBy: '{{ways}}からの同期',
  hiddenImport: 'BOSSがインポートしたファイル',
  ways: { import: 'ファイルのインポート', simulator: '模擬モール', marketplace: 'モール' },
  columns: {
    shop: '店舗',
    lines: '明細行数',
    days: 'データのある日数',
    ways: 'データ元',
    arrived: '最新明細の到着',
    synced: '最終更新',
    source: 'インポート・同期',
    all: 'ファイル全体',
    time: '到着日時',
  },
  facts: {
    lines: '売上明細',
    of: { SALES: '行（販売データ）', STOCKS: '行（納品データ）' },
    arrived: '最新明細の到着',
    shops: 'データのある店舗',
    shopsOf: '選択中{{count}}店舗のうち',
    days: '集計した日付',
    dayCount: '計{{count}}日',
    untilNow: '（今日は現時点まで）',
    hours: '最初の行は{{first}}時台、最後の行は{{last}}時台',
  },
  gaps: {
    title: '不足しているもの',
    none: '不足は見つかりませんでした。すべての店舗とすべての日にデータがあります。',
    signedOut: '{{count}}店舗はモールの認証が切れ、新しいデータがありません：',
    rebind: '再連携',
    emptyShops: '{{count}}店舗はこの期間のデータがありません：',
    emptyDays: '{{count}}日間、明細がありません：',
    earlier: 'など（直近のみ表示）',
    more: 'など{{count}}店舗',
    costs:
      '{{all}}バリエーションのうち{{count}}件が原価未入力です（{{days}}日分）。純売上{{amount}}は利益に含まれていません',
    fill: '原価を入力',
    ended: '期限が切れた店舗。期限後の日は数値に含まれません：{{shops}}。',
  },
  rules: {
    title: '計算方法',
    of: {
      skus: '各バリエーションの純販売数 = 販売点数 − 返品点数（日別または月別）。',
      product: 'この商品の全バリエーションの純販売数の合計です。',
      amount: '純売上は、販売金額 − 返品金額です。',
      quantity: '純販売数は、販売点数 − 返品点数です。',
      sold: '返品を差し引く前の販売金額です。',
      returned: '返品、キャンセル、数量がマイナスの明細の金額です。',
      profit: '利益は、原価のわかる分の純売上 − 原価です。原価のない分は含みません。',
    },
    lines:
      '明細の1行は、1件の注文に含まれる1つのバリエーションです。販売と返品は別の行になります。日付と時刻は北京時間です。',
    ofSkus:
      '上の明細は店舗のすべての行で、グラフは表示中のバリエーションの行だけを数えます。バリエーション単位の行数と到着時刻は保存していません。',
    yuan: '金額はすべて人民元で、換算はしていません。',
    rate: '{{currency}}はインポート時のレートで換算しました：1 {{currency}} = ¥{{rate}}（{{first}}～{{last}}の明細。レートはインポート全体の最低と最高）。',
    costs:
      '原価は、各バリエーションに現在入力されている値です。変更すると、過去の日も新しい原価で計算し直します。',
  },
  standing: {
    unknownHint:
      '接続先のAPIに explainStanding がないため、各店舗のデータの時点を表示できません。数値そのものには影響しません。',
    callsHint: 'パスはAPI仕様のとおりです。パラメーターは /api/docs をご覧ください。',
    newest: '最新のデータ',
    oldest: '最も古い店舗',
    toldAt: 'データの時点',
    notTold: 'データなし',
    none: '不足は見つかりませんでした。すべての店舗にデータがあります。',
    untold: '次の店舗はまだデータがなく、数値に含まれていません：',
    unknownSkus: '在庫が不明で含まれていないバリエーション：{{number}}',
    ofSkus: '全{{all}}バリエーション中',
    known: {
      stock: '在庫がわかるバリエーション',
      products: '商品',
    },
    door: {
      available: '資金カレンダーを見る',
      pending: '精算待ちの明細を見る',
      frozen: '凍結の明細を見る',
      stock: '店舗横断の在庫を見る',
      products: '商品一覧を見る',
    },
    of: {
      available: 'モールで引き出せる残高を店舗ごとに合計したものです。',
      pending: 'モールがまだ精算していない金額を店舗ごとに合計したものです。',
      frozen: 'モールが凍結した各金額の合計です。理由と解除条件は資金の欄にあります。',
      stock:
        '在庫数と輸送中の数は、モールから最後に届いた値です。在庫金額 = 在庫数 × 申告価格。欠品は直近7日の販売数から推定します。',
      products:
        '販売中などの状態は現在の商品の状態です。新規、販売あり、出品・取り下げは選択した日付で数えます。',
      reviews:
        '店舗の評点、レビュー数、高評価率は、モールが最後に知らせた値です。変化は30日前の評点との比較です。',
      messages:
        'モールから店舗に届いた違反と通知を1件ずつ数えます。罰金はモールが知らせた金額の合計です。',
      deliveries:
        '評価、定時率、返送荷物はモールが知らせた記録です。進行中の評価はまだ変わります。',
      orders:
        'モールが知らせた出荷指示に、ここで確認した梱包と出荷を加えたものです。金額＝点数×申告価格です。',
    },
    when: {
      now: '選択した日付に関係なく現在の状態です。時刻はモールから届いた時刻で、ページを開いた時刻ではありません。',
      products: '状態は各店舗の最後の更新時点のもので、ページを開いた時点ではありません。',
    },
  },
  calls: {
    title: '開発者向け：API',
    of: '{{name}}、{{count}}店舗',
    hint: 'パスはAPI仕様のとおりです。対象期間と比較期間は1回の呼び出しで取得します。パラメーターは /api/docs をご覧ください。',
  },
} satisfies CompleteTranslation<'origin'>;
