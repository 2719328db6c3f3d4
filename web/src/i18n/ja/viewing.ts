import type { CompleteTranslation } from '../translation.ts';

export default {
  text: '{{name}}（{{role}}）として閲覧中。閲覧のみで、操作はできません',
  end: '閲覧を終了',
  gone: '{{name}}はチームから外れたため、閲覧は終了しました。ページには相手に見えていた内容が残っている場合があります。続行するまで操作はできません',
  goOn: '自分として続ける',
  endFailed: '終了できませんでした。もう一度お試しください',
  question:
    '{{name}}として閲覧します。店舗と権限は相手と同じように表示され、その間は操作できません。閲覧は操作ログに記録されます。',
  begin: '閲覧を開始',
  beginFailed: '開始できませんでした。もう一度お試しください',
} satisfies CompleteTranslation<'viewing'>;
