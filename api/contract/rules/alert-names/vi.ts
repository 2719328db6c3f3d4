/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: 'Sắp quá hạn gửi hàng',
  shortage: 'Thiếu hàng chờ trả lời',
  fine: 'Khoản phạt mới',
  soldOut: 'Hàng bán chạy hết hàng',
  sessionLost: 'Mất ủy quyền cửa hàng',
  digest: 'Tổng hợp hằng ngày',
  importDone: 'Nhập xong',
  importFailed: 'Nhập thất bại',
  exportReady: 'Xuất xong',
  shopExpiring: 'Cửa hàng sắp hết hạn',
  announcement: 'Thông cáo mới',
};
