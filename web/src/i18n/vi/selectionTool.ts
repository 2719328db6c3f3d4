import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: 'Sản phẩm để chọn',
  pager: 'Phân trang sản phẩm',
  shop: 'Chọn hàng cho cửa hàng',
  marginHint:
    'Biên lợi nhuận ước tính = (giá bán − giá nhập − 5% giá bán dự phòng phạt và hàng trả) ÷ giá bán, chỉ để tham khảo.',
  columns: {
    price: 'Giá bán',
    sales: 'SL bán 30 ngày',
    growth: 'Tăng trưởng',
    shops: 'Cửa hàng bán',
    cost: 'Giá nhập',
    margin: 'Biên LN ước tính',
  },
  sort: {
    SALES: 'Bán nhiều nhất',
    GROWTH: 'Tăng nhanh nhất',
    MARGIN: 'Biên lợi nhuận cao nhất',
    PRICE: 'Giá thấp nhất',
    COMPETITION: 'Ít cạnh tranh nhất',
  },
  filter: {
    form: 'Lọc sản phẩm',
    searchPlaceholder: 'Từ khóa sản phẩm',
    allCategories: 'Tất cả ngành hàng',
    categoryCount: '{{name}} ({{count}})',
    price: 'Khoảng giá bán',
    min: 'Thấp nhất',
    max: 'Cao nhất',
  },
  openOf: 'Xem {{title}}',
  isPicked: 'Đã chọn',
  pick: 'Thêm vào bài đăng',
  pickOf: 'Thêm vào bài đăng: {{title}}',
  toEdit: 'Sửa',
  toEditOf: 'Sửa {{title}}',
  picked: 'Đã thêm vào Đăng bán AI',
  pickedOnly: 'Đã thêm vào Đăng bán AI, hãy nhờ đồng nghiệp có quyền đăng bán làm tiếp',
  drawer: {
    title: 'Chi tiết sản phẩm',
    trend: 'SL bán sáu tháng qua',
    now: '30 ngày qua',
    before: '{{count}} tháng trước',
    source: 'Xem nguồn hàng',
  },
  empty: {
    hint: 'Hãy thử từ khóa khác, hoặc nới ngành hàng và giá.',
    noShopsHint: 'Hãy liên kết tài khoản chính, rồi chọn hàng cho các cửa hàng của tài khoản đó.',
  },
  export: {
    file: 'chon-hang-{{day}}.{{kind}}',
    source: 'Liên kết nguồn hàng',
  },
} satisfies CompleteTranslation<'selectionTool'>;
