import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'Tìm cửa hàng, trang và thao tác',
  placeholder: 'Tên hoặc ID cửa hàng, trang hay thao tác',
  nothing: 'Không tìm thấy, hãy thử từ khác',
  more: 'Còn {{count}} kết quả; gõ tiếp để thu hẹp',
  kinds: { scope: 'Cửa hàng', page: 'Trang', act: 'Thao tác' },
  group: 'Nhóm · {{count}} cửa hàng',
  print: 'In trang này',
  preparing: 'Đang tải toàn bộ trang, sau đó sẽ in',
  keysTitle: 'Phím tắt',
  keys: {
    keys: 'Hiện danh sách này',
    move: 'Di chuyển trong kết quả, menu và thẻ cửa hàng',
    choose: 'Mở mục đang chọn',
    close: 'Đóng hộp thoại hoặc menu',
    order: 'Trong thứ tự cửa hàng: nhấc, di chuyển, thả một cửa hàng',
    rows: 'Di chuyển giữa các dòng của bảng, tới dòng đầu hoặc cuối',
    points: 'Trên biểu đồ xu hướng: đi từng điểm, đến điểm đầu hoặc cuối',
    span: 'Trên biểu đồ xu hướng: chọn một đoạn; Enter chỉ xem đoạn đó, Esc để bỏ',
  },
  space: 'Dấu cách',
} satisfies CompleteTranslation<'commands'>;
