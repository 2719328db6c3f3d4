import type { Translation } from '../translation.ts';

/** Words that every page uses, in Vietnamese. */
export default {
  close: 'Đóng',
  toasts: 'Thông báo (Alt+T)',
  cancel: 'Hủy',
  confirm: 'Xác nhận',
  save: 'Lưu',
  retry: 'Thử lại',
  back: 'Quay lại',
  loading: 'Đang tải',
  noData: 'Chưa có dữ liệu',
  loadFailed: 'Không tải được',
  loadFailedHint: 'Vui lòng thử lại sau; nếu vẫn vậy, hãy kiểm tra mạng.',
  crashed: 'Trang gặp lỗi',
  crashedHint: 'Tải lại để tiếp tục; dữ liệu đã lưu không bị ảnh hưởng.',
  reload: 'Tải lại',
  connection: {
    cutOff: 'Mất kết nối. Đang kết nối lại; dữ liệu sẽ tự cập nhật.',
    outdated: 'Đã có phiên bản mới. Vui lòng tải lại trang.',
    retry: 'Thử lại ngay',
    slow: 'Tải lâu hơn bình thường.',
    waiting: {
      cutOff: 'Không kết nối được. Đang thử lại.',
      outdated: 'Đã có phiên bản mới. Vui lòng tải lại để mở trang này.',
    },
  },
  unknownError: 'Lỗi không xác định',
  networkError: 'Lỗi mạng, vui lòng kiểm tra kết nối rồi thử lại ({{message}})',
  sessionOver: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  confirmTitle: 'Bạn có chắc thực hiện thao tác này?',
  warningTitle: 'Lưu ý',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  sendCode: 'Lấy mã',
  sendAgainIn: 'Gửi lại sau {{seconds}} giây',
  acknowledge: 'Đã hiểu',
} satisfies Translation<'common'>;
