import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: 'Đây là dữ liệu mẫu.',
  columns: {
    operator: 'Tài khoản',
    detail: 'Nội dung',
    shop: 'Cửa hàng',
    time: 'Thời gian',
  },
  rows: [
    {
      operator: '138****0001',
      detail: 'Liên kết tài khoản chính',
      shop: 'Cửa hàng mẫu A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: 'Thêm quản lý',
      shop: 'Cửa hàng mẫu A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: 'Đổi tên cửa hàng',
      shop: 'Cửa hàng mẫu B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: 'Ẩn cửa hàng',
      shop: 'Cửa hàng mẫu C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
