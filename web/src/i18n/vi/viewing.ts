import type { CompleteTranslation } from '../translation.ts';

export default {
  text: 'Đang xem với tư cách {{name}} ({{role}}): chỉ xem, không thao tác được',
  end: 'Thôi xem',
  gone: '{{name}} không còn trong nhóm của bạn nên việc xem đã kết thúc. Trang có thể vẫn hiện nội dung người đó thấy; bạn chưa thao tác được cho đến khi tiếp tục',
  goOn: 'Tiếp tục với tư cách của tôi',
  endFailed: 'Không thoát được, vui lòng thử lại',
  question:
    'Bạn sẽ thấy sản phẩm như {{name}} thấy, với cùng cửa hàng và quyền, và không thao tác được gì trong lúc đó. Việc xem được ghi vào nhật ký hoạt động.',
  begin: 'Bắt đầu xem',
  beginFailed: 'Không bắt đầu được, vui lòng thử lại',
} satisfies CompleteTranslation<'viewing'>;
