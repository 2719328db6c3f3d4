import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    'Không cần đăng ký: chọn tệp bán hàng xuất từ Trung tâm người bán để thấy ngay doanh số, đơn hàng và hàng bán chạy.',
  limit:
    'Nhận CSV, XLSX (có thể nén gzip), tối đa 8 MB. Tệp chỉ được đọc một lần trên máy chủ và xóa ngay sau đó.',
  tooLarge:
    'Tệp có dung lượng {{size}}; bản dùng thử nhận tối đa {{limit}}. Hãy nén thành .gz rồi chọn lại, hoặc đăng ký và nhập toàn bộ tệp.',
  reading: 'Đang đọc tệp…',
  sample: {
    hint: 'Không có sẵn tệp?',
    try: 'Dùng thử tệp mẫu',
    download: 'Tải tệp mẫu',
    fileName: 'tep-ban-hang-mau.csv',
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: 'Gia dụng Ánh Dương, Dã ngoại Cá Voi Xanh',
    products:
      'Hộp gấp đựng đồ, Đèn cắm trại, Bộ dụng cụ bếp silicon, Túi điện thoại chống nước, Chậu cây để bàn, Khăn thể thao nhanh khô, Khăn trải bàn vải lanh',
  },
  yours: {
    intro:
      'Chọn tệp bán hàng xuất từ Trung tâm người bán để thấy ngay doanh số, đơn hàng và hàng bán chạy trước khi nhập vào tài khoản.',
    hint: '“{{name}}” sẽ được nhập vào tài khoản của bạn, không cần chọn lại tệp.',
    tooLarge:
      'Tệp có dung lượng {{size}}; bản dùng thử nhận tối đa {{limit}}. Hãy nén thành .gz rồi chọn lại, hoặc nhập toàn bộ tệp.',
  },
  keep: {
    title: 'Giữ lại dữ liệu này',
    hint: 'Sau khi đăng ký, “{{name}}” sẽ được nhập vào tài khoản của bạn, không cần chọn lại tệp.',
    register: 'Đăng ký và giữ lại',
    import: 'Nhập vào tài khoản của tôi',
  },
  net: 'Doanh thu thuần',
  netQuantity: 'SL bán thuần',
  orders: 'Số đơn',
  shops: 'Số cửa hàng',
  sold: 'Đã bán',
  returned: 'Trả lại',
  amounts: 'Bán {{sold}}, trả lại {{returned}}',
  quantities: 'Bán {{sold}}, trả lại {{returned}}',
  span: '{{start}} đến {{end}}',
  products: 'Hàng bán chạy',
  productsCaption: 'Sản phẩm có doanh thu thuần cao nhất',
  days: 'Bán hàng theo ngày',
  daysCaption: 'Doanh thu thuần, số lượng bán và trả lại theo ngày',
  pager: 'Phân trang: {{title}}',
  refused: '{{refused}} trên {{rows}} dòng không đọc được, không tính vào:',
  mappingTitle: 'Cột tương ứng',
  mappingHint: 'Được đoán từ tên cột và nội dung. Bạn có thể đổi, số liệu sẽ được tính lại.',
  noColumn: 'Không chọn',
} satisfies CompleteTranslation<'tryImport'>;
