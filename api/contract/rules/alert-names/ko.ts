/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: '출고 기한 임박',
  shortage: '결품 답변 대기',
  fine: '새 벌금',
  soldOut: '인기 상품 품절',
  sessionLost: '스토어 인증 만료',
  digest: '일일 요약',
  importDone: '가져오기 완료',
  importFailed: '가져오기 실패',
  exportReady: '내보내기 완료',
  shopExpiring: '스토어 만료 임박',
  announcement: '새 공지',
};
