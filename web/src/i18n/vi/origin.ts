import type { CompleteTranslation } from '../translation.ts';

/** Words of the panel that says where a figure comes from. */
export default {
  unpaid: 'Mọi cửa hàng đều đã hết hạn trong thời gian này, không có dữ liệu để giải thích',
  unknown: 'Kết nối dữ liệu hiện tại không cho biết nguồn gốc của số liệu',
  unknownHint:
    'API đang kết nối không có explainOrigin nên không rõ các dòng theo cửa hàng, lần nhập và giờ đến. Bản thân số liệu không bị ảnh hưởng.',
  door: 'Xem sản phẩm của các dòng này',
  shopDoor: 'Chỉ xem nguồn gốc của {{shop}}',
  allShops: 'Xem tất cả cửa hàng',
  linesDoor: 'Xem sản phẩm của các dòng này của {{shop}}',
  importDoor: 'Xem kết quả nhập “{{file}}”',
  bySource: 'Theo lần nhập và đồng bộ',
  otherImports: '{{count}} lần nhập khác',
  syncedBy: 'Đồng bộ: {{ways}}',
  hiddenImport: 'Tệp do BOSS nhập',
  ways: { import: 'nhập tệp', simulator: 'sàn mô phỏng', marketplace: 'sàn' },
  columns: {
    lines: 'Số dòng',
    days: 'Ngày có dữ liệu',
    ways: 'Nguồn',
    arrived: 'Dòng mới nhất',
    synced: 'Cập nhật',
    source: 'Nhập hoặc đồng bộ',
    all: 'Cả tệp',
    time: 'Giờ đến',
  },
  facts: {
    lines: 'Dòng bán hàng',
    of: { SALES: 'dòng, dữ liệu bán hàng', STOCKS: 'dòng, dữ liệu bổ sung hàng' },
    arrived: 'Dòng mới nhất đến',
    shops: 'Cửa hàng có dữ liệu',
    shopsOf: 'trong {{count}} cửa hàng đã chọn',
    days: 'Ngày được tính',
    dayCount: '({{count}} ngày)',
    untilNow: ', hôm nay tính đến hiện tại',
    hours: 'Dòng đầu trong giờ {{first}}:00, dòng cuối trong giờ {{last}}:00',
  },
  gaps: {
    title: 'Còn thiếu gì',
    none: 'Không thấy thiếu gì: cửa hàng nào, ngày nào cũng có dữ liệu.',
    signedOut: '{{count}} cửa hàng mất ủy quyền của sàn, không có dữ liệu mới: ',
    rebind: 'Liên kết lại',
    emptyShops: '{{count}} cửa hàng không có dữ liệu trong thời gian này: ',
    emptyDays: '{{count}} ngày không có dòng nào: ',
    earlier: ' và các ngày khác, ở đây chỉ nêu gần nhất',
    more: ' và các cửa hàng khác, tổng {{count}}',
    costs:
      '{{count}} trong {{all}} phân loại thiếu giá vốn, liên quan {{days}} ngày; doanh thu thuần {{amount}} chưa tính vào lợi nhuận',
    fill: 'Nhập giá vốn',
    ended: 'Cửa hàng đã hết hạn, những ngày sau đó không có trong số liệu: {{shops}}.',
  },
  rules: {
    title: 'Cách tính',
    of: {
      skus: 'SL bán thuần của từng phân loại = đã bán − trả lại, theo ngày hoặc tháng.',
      product: 'Tổng SL bán thuần của mọi phân loại của sản phẩm này.',
      amount: 'Doanh thu thuần = tiền bán − tiền trả lại.',
      quantity: 'SL bán thuần = số đã bán − số trả lại.',
      sold: 'Tiền bán, chưa trừ hàng trả.',
      returned: 'Số tiền của các dòng trả lại, hủy hoặc có số lượng âm.',
      profit:
        'Lợi nhuận = doanh thu thuần của phần có giá vốn − giá vốn; phần thiếu giá vốn không được tính.',
    },
    lines:
      'Mỗi dòng là một phân loại trong một đơn; bán và trả lại là hai dòng riêng. Ngày giờ theo giờ Bắc Kinh.',
    ofSkus:
      'Ở trên là mọi dòng của các cửa hàng; biểu đồ chỉ đếm dòng của các phân loại đang hiện. Số dòng và giờ đến của từng phân loại không được lưu riêng.',
    yuan: 'Mọi số tiền đều là nhân dân tệ, không quy đổi.',
    rate: '{{currency}} được quy đổi theo tỷ giá khi nhập: 1 {{currency}} = ¥{{rate}} (các dòng từ {{first}} đến {{last}}; tỷ giá thấp nhất và cao nhất của cả lần nhập).',
    costs:
      'Giá vốn là giá hiện đang nhập cho từng phân loại; khi sửa, những ngày trước cũng được tính lại theo giá mới.',
  },
  names: {
    cardState: 'Đánh giá và việc chờ',
    cardProducts: 'Số sản phẩm',
    cardSales: 'Doanh số một tháng qua',
  },
  standing: {
    unknownHint:
      'API đang kết nối không có explainStanding nên không rõ thời điểm dữ liệu của từng cửa hàng. Bản thân số liệu không bị ảnh hưởng.',
    callsHint: 'Đường dẫn theo quy ước API. Xem tham số tại /api/docs.',
    newest: 'Dữ liệu mới nhất',
    oldest: 'Cửa hàng cũ nhất',
    toldAt: 'Thời điểm dữ liệu',
    notTold: 'Chưa có dữ liệu',
    none: 'Không thấy thiếu gì: cửa hàng nào cũng có dữ liệu.',
    untold: 'Các cửa hàng này chưa có dữ liệu, không nằm trong số liệu: ',
    unknownSkus: 'Phân loại chưa rõ tồn kho, không tính: {{number}}',
    ofSkus: 'trong {{all}} phân loại',
    known: {
      stock: 'Phân loại đã rõ tồn kho',
      products: 'Sản phẩm',
    },
    door: {
      stakes: 'Xem danh sách việc cần làm',
      available: 'Xem lịch dòng tiền',
      pending: 'Xem khoản chờ quyết toán',
      frozen: 'Xem khoản bị đóng băng',
      stock: 'Xem tồn kho các cửa hàng',
      products: 'Xem danh sách sản phẩm',
    },
    of: {
      available: 'Số dư có thể rút trên sàn, cộng theo cửa hàng.',
      pending: 'Khoản sàn chưa quyết toán, cộng theo cửa hàng.',
      frozen: 'Tổng các khoản sàn đang giữ; lý do và điều kiện xem ở khối dòng tiền.',
      stock:
        'Số trong kho và đang vận chuyển theo lần báo gần nhất của sàn; giá trị = số trong kho × giá khai báo; thiếu hàng ước tính theo lượng bán 7 ngày.',
      products:
        'Trạng thái là trạng thái hiện tại của sản phẩm; hàng mới, có bán, lên và xuống kệ tính theo ngày đã chọn.',
      reviews:
        'Điểm, số đánh giá và tỷ lệ đánh giá tốt là số liệu sàn cho biết lần cuối; thay đổi so với điểm 30 ngày trước.',
      messages:
        'Vi phạm và thông báo sàn gửi cho cửa hàng, tính từng cái; tiền phạt là tổng số tiền sàn cho biết.',
      deliveries:
        'Kết quả đánh giá, tỷ lệ đúng hạn và kiện trả lại do sàn cho biết; đánh giá đang diễn ra còn có thể thay đổi.',
      orders:
        'Đơn giao hàng do sàn cho biết, cùng việc đóng gói và giao hàng xác nhận tại đây; giá trị = số chiếc × giá khai báo.',
      stakes:
        'Tổng của mọi việc cần làm: giá trị hàng của đơn chưa gửi, tiền phạt của vi phạm chưa xử lý, doanh số mỗi tuần của hàng đã hết và doanh số 30 ngày không có giá vốn. Việc không có số tiền và cửa hàng đã hết hạn thì không tính. Thời điểm dữ liệu là thời điểm cũ nhất trong số đó.',
      stakeGoods:
        'Giá trị hàng của đơn chưa gửi = số chiếc × giá khai báo; không ghi số tiền nếu có đơn chưa biết giá trị.',
      stakeFine: 'Tiền phạt do sàn thông báo; vi phạm không bị phạt thì không có số tiền.',
      stakeWeekSales:
        'Số tiền các SKU hết hàng bán được mỗi tuần khi còn hàng: lấy số lớn hơn giữa 7 ngày qua và trung bình tuần của bốn tuần trước đó. Không gồm SKC có SKU chưa rõ tồn kho.',
      stakeUncostedSales:
        'Tiền bán của các SKU không có giá vốn trong 30 ngày đến hôm qua, chưa trừ hàng trả.',
      cardState:
        'Điểm đánh giá, hạng giao hàng, sản phẩm bất thường, hoàn tiền và quy cách chờ xử lý là số sàn thông báo lần gần nhất.',
      cardProducts:
        'Đếm theo trạng thái hiện tại của sản phẩm; sản phẩm mới theo ngày tạo, không gồm những ngày chưa trả phí.',
      cardStock:
        'Sản phẩm còn hàng và bán ròng không quá 19 chiếc trong 30 ngày; giá trị = số chiếc trong kho × giá khai báo.',
      cardSales:
        'Doanh số ròng và lợi nhuận từ ngày này tháng trước đến hôm nay, lợi nhuận không gồm phần không có giá vốn; thứ hạng so doanh số ròng 30 ngày đến hôm qua giữa tất cả cửa hàng của bạn.',
    },
    when: {
      lines:
        'Thời điểm dữ liệu là lần gần nhất dòng bán hàng của 31 ngày qua được nhận; không có dòng mới thì số không đổi.',
      now: 'Đây là trạng thái hiện tại, không phụ thuộc ngày đã chọn; thời gian là lúc sàn báo, không phải lúc mở trang.',
      products: 'Trạng thái theo lần cập nhật gần nhất của từng cửa hàng, không phải lúc mở trang.',
    },
  },
  calls: {
    title: 'Cho nhà phát triển: API',
    of: '{{name}}, {{count}} cửa hàng',
    hint: 'Đường dẫn theo quy ước API; kỳ này và kỳ so sánh lấy từ cùng một lần gọi. Xem tham số tại /api/docs.',
  },
} satisfies CompleteTranslation<'origin'>;
