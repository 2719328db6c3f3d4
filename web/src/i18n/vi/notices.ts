import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'Thông cáo, tin trong ngành và hướng dẫn sử dụng.',
  list: 'Danh sách tin',
  pager: 'Phân trang tin tức',
  kind: 'Loại tin',
  kinds: { all: 'Tất cả', announcement: 'Thông cáo', news: 'Tin trong ngành', help: 'Trợ giúp' },
  search: 'Tìm tiêu đề hoặc tóm tắt',
  emptySearch: 'Không tìm thấy tin phù hợp',
  pinned: 'Ghim',
  unread: 'Chưa đọc',
  empty: 'Chưa có tin',
  emptyHint: 'Tin sẽ hiện ở đây sau khi được đăng.',
  emptyKind: 'Chưa có tin loại này',
  showAll: 'Xem tất cả tin',
  back: 'Về danh sách tin',
  notFound: 'Không tìm thấy bài này',
  notFoundHint: 'Địa chỉ có thể sai hoặc bài đã bị xóa.',
  more: 'Xem thêm: {{kind}}',
} satisfies CompleteTranslation<'notices'>;
