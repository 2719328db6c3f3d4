/** What ends an order without a sale that stays: in Chinese and in English. */
const undone =
  /取消|已退|退货|退款成功|退款完成|全额退款|交易关闭|订单关闭|已关闭|拒收|cancel|refunded|returned|voided/i;
/** The same words in statuses that undo nothing, or nothing yet. */
const notUndone =
  /未(取消|退|关闭)|无(退|取消)|没有(退|取消)|(取消|退款|退货)(失败|驳回|被拒|申请|中)|拒绝(取消|退)|(待|申请|部分)(取消|退)|不(可|能|支持)(取消|退)|(撤销|取消)(取消|退|售后|申请)|not (cancel|refund|return)|un(cancel|refund)|(refund|return)\w* (request )?cancel|partial|non-?cancel|no (cancel|refund|return)|refund (rejected|denied|failed)|cancel\w* (rejected|denied|failed)/i;

/** Whether the status of a line says that it was cancelled, returned or refunded as a whole. */
export function saysReturned(status: string): boolean {
  return undone.test(status) && !notUndone.test(status);
}
