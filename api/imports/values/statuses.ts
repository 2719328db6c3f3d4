/** What ends an order without a sale that stays, in Chinese and in English. */
const undone =
  /取消|已退|退货|退款成功|退款完成|全额退款|交易关闭|订单关闭|已关闭|拒收|cancel|refunded|returned|voided/i;
/** The same words in statuses that undo nothing, or nothing yet. */
const notUndone =
  /未(取消|退|关闭)|无(退|取消)|没有(退|取消)|(取消|退款|退货)(失败|驳回|被拒|申请|中)|拒绝(取消|退)|(待|申请|部分)(取消|退)|不(可|能|支持)(取消|退)|(撤销|取消)(取消|退|售后|申请)|not (cancel|refund|return)|un(cancel|refund)|(refund|return)\w* (request )?cancel|partial|non-?cancel|no (cancel|refund|return)|refund (rejected|denied|failed)|cancel\w* (rejected|denied|failed)/i;

/** The same in the other languages of the product. */
const undoneAbroad =
  /annul[ée]e?s?\b|rembours[ée]e?s?(?![a-zé])|retourn[ée]e?s?(?![a-zé])|storniert|erstattet|zurückgesendet|retourniert|cancelad|anulad|reembolsad|devuelt|devolvid|estornad|キャンセル|返品|返金|取り消し|취소|환불|반품|đã h(ủy|uỷ)|đã hoàn (tiền|hàng)|đã trả hàng|hoàn tiền thành công|रद्द|लौटाया|वापस (किया|मिला)|रिफंड (किया|पूर्ण|हुआ)|ملغ[ىيا]|تم (ال)?(إلغاء|استرداد|إرجاع)|مسترد|مسترجع|مرتجع/iu;
const notUndoneAbroad =
  /\b(non|no|não|nicht) (annul|rembours|retourn|storniert|erstattet|zurück|retourniert|cancelad|anulad|reembolsad|devuelt|devolvid|estornad)|parti(el|al)|parcial|teil|solicit|pend[ei]nt|rechazad|recusad|denegad|negad|demand[ée]|refus|abgelehnt|angefragt|beantragt|一部|(キャンセル|返品|返金)(待ち|申請|依頼|リクエスト|不可|拒否|処理中|なし)|未(キャンセル|返品|返金)|부분|(취소|환불|반품)\s?(요청|신청|거부|철회|불가|대기|중)|미(취소|환불|반품)|một phần|chưa|không|yêu cầu|từ chối|नहीं|अनुरोध|आंशिक|अस्वीकृत|لم |غير|جزئي|طلب|رفض|مرفوض|قيد|معلق/iu;

/** Words that are the whole of a status. */
const returned =
  /^(returns?|refunds?|退款|仅退款|退货|退款单|退货单|retours?|remboursements?|retouren?|rückgabe|rücksendung|erstattung|devoluci[óo]n|devolução|reembolso|estorno|返品|返金|반품|환불|trả hàng|hoàn tiền|वापसी|रिफंड|إرجاع|استرداد)$/i;

/** Whether a column of this heading says what a row is, a sale or a return, and not what became of a sale. */
export const isOfTypes = (heading: string): boolean =>
  /类型|类别|种类|kind|type|\btipo\b|\bart\b|タイプ|種別|유형|loại|प्रकार|نوع/iu.test(heading);

/** Whether the status of a line says that it was cancelled, returned or refunded as a whole. */
export function saysReturned(status: string): boolean {
  const text = status.normalize('NFC');
  return (
    (undone.test(text) || undoneAbroad.test(text) || returned.test(text.trim())) &&
    !notUndone.test(text) &&
    !notUndoneAbroad.test(text)
  );
}
