import type { CompleteTranslation } from '../translation.ts';

export default {
  device: 'Đẩy trên thiết bị này',
  deviceHint: 'Nhận được thông báo cả khi đóng trang; tự dừng khi đăng xuất.',
  devices: '{{count}} thiết bị đang bật thông báo đẩy',
  turnedOn: 'Đã bật thông báo đẩy trên thiết bị này',
  turnedOff: 'Đã tắt thông báo đẩy trên thiết bị này',
  turnOnFailed: 'Không bật được, hãy kiểm tra mạng rồi thử lại',
  turnOffFailed: 'Không tắt được, vui lòng thử lại',
  test: 'Gửi thông báo thử',
  testSent: 'Đã gửi, hãy xem thông báo của thiết bị này',
  testFailed: 'Chưa gửi được thông báo thử, vui lòng thử lại sau',
  state: {
    unsupported: {
      title: 'Trình duyệt này không hỗ trợ thông báo đẩy',
      hint: 'Hãy dùng Chrome, Edge, Firefox hoặc Safari bản mới và mở bằng địa chỉ https. Lựa chọn bên dưới áp dụng cho các thiết bị khác của bạn.',
    },
    install: {
      title: 'Hãy thêm vào màn hình chính trước',
      hint: 'Trên iPhone hoặc iPad, mở trang này bằng Safari, chạm “Chia sẻ”, chọn “Thêm vào MH chính”, rồi mở từ màn hình chính và bật thông báo đẩy (cần iOS 17.4 trở lên).',
    },
    denied: {
      title: 'Thông báo đang bị chặn',
      hint: 'Hãy cho phép trang này gửi thông báo trong cài đặt trang bên trái thanh địa chỉ (trên điện thoại là mục thông báo của hệ thống), rồi quay lại trang này.',
    },
  },
  kinds: 'Thông báo về',
  digestOfTasks: '8:00 mỗi ngày: đơn chờ đóng gói và chờ gửi trong ngày',
  quiet: 'Không làm phiền',
  quietHint: 'Thông báo trong giờ này được gom lại và gửi khi hết giờ. Theo giờ Bắc Kinh.',
  quietFrom: 'Từ',
  quietTo: 'Đến',
  quietMissing: 'Vui lòng nhập giờ',
  quietSame: 'Giờ bắt đầu và kết thúc không được trùng nhau',
  saveFailed: 'Chưa lưu được, vui lòng thử lại',
} satisfies CompleteTranslation<'push'>;
