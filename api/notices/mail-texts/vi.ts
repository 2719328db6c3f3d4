import kinds from '../../contract/rules/alert-names/vi.ts';
import type { MailTexts } from './index.ts';

export default {
  product: 'Trợ lý người bán',
  codeSubject: 'Mã xác nhận {code}',
  codeText:
    'Bạn sắp nhận thông báo tại địa chỉ này. Mã của bạn là {code}, có hiệu lực trong {minutes} phút. Đừng cho người khác biết.',
  codeIgnore: 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này.',
  testSubject: 'Thư thử',
  testText: 'Địa chỉ này nhận được thông báo.',
  several: 'Thông báo mới ({count}): {kinds}',
  view: 'Xem thông báo',
  more: 'Còn {count} mục trong trung tâm thông báo',
  salesOf: 'Doanh số ngày {day}',
  quantity: 'Số lượng bán',
  profit: 'Lợi nhuận',
  packing: 'Chờ đóng gói',
  shipping: 'Chờ gửi hàng',
  late: 'Quá hạn',
  why: 'Bạn đã chọn nhận thông báo tại địa chỉ này trong cài đặt thông báo. Giờ được ghi theo giờ Bắc Kinh.',
  unsubscribe: 'Ngừng nhận thông báo qua email',
  unsubscribeAsk: 'Sẽ không gửi thông báo đến {address} nữa và địa chỉ sẽ bị xóa.',
  unsubscribed:
    'Bạn sẽ không nhận thông báo qua email nữa. Khi cần, bạn có thể thêm lại địa chỉ trong cài đặt thông báo.',
  kinds,
  text: {
    shipSoon: 'Đơn gửi hàng {name} phải gửi trước {deadline}',
    shortage: 'Đơn gửi hàng {name} thiếu {detail} món, chờ trả lời',
    fine: '{amount} · {name}',
    soldOut: '{name} ({detail}) đã hết hàng, mỗi ngày mất khoảng {amount} doanh thu',
    sessionLost: 'Tài khoản {platform} {detail} cần được liên kết lại',
    digest: 'Đã tổng hợp số liệu của {name}',
    importDone: 'Đã nhập {name}, số dòng thêm mới hoặc cập nhật: {detail}',
    importFailed: 'Chưa nhập được {name}: {detail}',
    exportReady: 'Tệp xuất đã sẵn sàng, gồm {detail} dòng, được giữ một ngày',
    shopExpiring: 'Hết hạn {deadline}, còn chưa đến {detail} ngày',
    announcement: '{name}',
  },
  interrupted: 'việc nhập bị gián đoạn, vui lòng nhập lại',
} satisfies MailTexts;
