import type { CompleteTranslation } from '../translation.ts';

export default {
  later: 'Để sau',
  never: 'Không nhắc lại',
  expiry: {
    title: 'Cửa hàng hết hạn',
    forBoss:
      'Các cửa hàng sau đã hoặc sắp hết hạn. Khi hết hạn, dữ liệu sau đó không được cập nhật và hiển thị nữa; dữ liệu đã có bị xóa sau 7 ngày. Vui lòng gia hạn kịp thời.',
    forOthers:
      'Các cửa hàng sau đã hoặc sắp hết hạn. Khi hết hạn, dữ liệu sau đó không được cập nhật và hiển thị nữa. Vui lòng liên hệ BOSS để gia hạn.',
    expiresAt: 'Hết hạn',
    soon: 'Hết hạn trong 24 giờ',
    notToday: 'Hôm nay không nhắc lại',
    strip: {
      label: 'Nhắc hết hạn',
      overOne: '{{shop}} đã hết hạn',
      over: '{{count}} cửa hàng đã hết hạn, gồm {{shop}}',
      one: '{{shop}} còn {{days}} ngày là hết hạn',
      several: '{{count}} cửa hàng sắp hết hạn, sớm nhất là {{shop}}, còn {{days}} ngày',
      list: 'Xem',
      contactBoss: 'Vui lòng liên hệ BOSS để gia hạn',
      close: 'Hôm nay không nhắc lại',
    },
  },
  install: {
    title: 'Quan trọng',
    intro: 'Để dùng đầy đủ tính năng, hãy cài đặt:',
    software:
      'Trợ lý máy tính: bắt buộc, để thu thập dữ liệu cửa hàng, dịch và tải lên ảnh sản phẩm.',
    plugin: 'Tiện ích thống kê: bắt buộc với BOSS, và với quản lý, tài chính dùng tài khoản chính.',
    app: 'Ứng dụng di động: cài trên điện thoại dùng để gửi hàng; nhân viên kho phải dùng.',
    act: 'Cài đặt',
  },
  managerPlugin: {
    title: 'Hãy nhắc quản lý cài tiện ích',
    text: 'Quản lý và tài chính được dùng tài khoản chính phải cài tiện ích thống kê trong trình duyệt của mình, nếu không sẽ không thống kê được dữ liệu cửa hàng.',
    guide: 'Xem cách cài đặt',
  },
  softwareClosed: {
    title: 'Phần mềm chưa chạy',
    text: 'Trợ lý máy tính chưa chạy nên việc thu thập dữ liệu cửa hàng và tải ảnh lên đã tạm dừng. Hãy khởi động nó trên máy tính, mọi việc sẽ tự tiếp tục.',
  },
  side: {
    label: 'Nhắc cài đặt',
    both: 'Cài trợ lý và tiện ích',
    close: 'Hôm nay không nhắc lại',
    install: 'Cài đặt',
    update: 'Cập nhật',
    software: {
      install: 'Chưa cài trợ lý máy tính',
      update: 'Trợ lý máy tính có bản mới',
    },
    plugin: {
      install: 'Chưa cài tiện ích thống kê',
      update: 'Tiện ích thống kê có bản mới',
    },
  },
} satisfies CompleteTranslation<'reminders'>;
