import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Xem thử với dữ liệu mô phỏng',
  bannerHint: 'Mọi dữ liệu bên dưới là mô phỏng. Đăng nhập để xem cửa hàng của bạn.',
  tipsTitle: 'Đăng nhập để dùng',
  tipsText:
    'Bạn đang xem dữ liệu mô phỏng và thao tác này cần đăng nhập. Hãy đăng nhập hoặc đăng ký để nhập và xem dữ liệu cửa hàng của bạn.',
  login: 'Đăng nhập',
  register: 'Đăng ký',
  sampleHint:
    'Dữ liệu mô phỏng của cửa hàng mẫu, chỉ để xem, không liên quan đến cửa hàng của bạn.',
  sampleTipsTitle: 'Cửa hàng mẫu chỉ để xem',
  sampleTipsText:
    'Bạn đang xem dữ liệu mô phỏng của cửa hàng mẫu. Hãy về trang của mình, liên kết cửa hàng hoặc nhập tệp bán hàng để dùng chức năng này.',
  sampleStay: 'Xem tiếp',
} satisfies CompleteTranslation<'visitor'>;
