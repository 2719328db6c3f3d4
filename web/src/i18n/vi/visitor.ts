import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'Xem thử với dữ liệu mô phỏng',
  bannerHint: 'Mọi dữ liệu bên dưới là mô phỏng. Đăng nhập để xem cửa hàng của bạn.',
  signIn: 'Đăng nhập/Đăng ký',
  tipsTitle: 'Đăng nhập để dùng',
  tipsText:
    'Bạn đang xem dữ liệu mô phỏng và thao tác này cần đăng nhập. Hãy đăng nhập hoặc đăng ký để nhập và xem dữ liệu cửa hàng của bạn.',
  login: 'Đăng nhập',
  register: 'Đăng ký',
} satisfies CompleteTranslation<'visitor'>;
