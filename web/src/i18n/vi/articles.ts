import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'Văn bản này chỉ có bằng tiếng Trung; bản tiếng Trung là bản có hiệu lực.',
  contents: 'Mục lục',
  version: 'Phiên bản ngày {{date}}',
  versionDate: '27 tháng 11, 2026',
  operator: 'Đơn vị vận hành trang web',
  contact: {
    email: 'E-mail',
    phone: 'Điện thoại',
    address: 'Địa chỉ',
    hours: 'Giờ làm việc',
    none: 'Trang web chưa công bố thông tin liên hệ. Bạn có thể hỏi người đã mở tài khoản cho bạn.',
  },
  seeAlso: 'Xem thêm',
  preview: 'Xem thử với dữ liệu mô phỏng',
} satisfies CompleteTranslation<'articles', 'texts'>;
