import type { CompleteTranslation } from '../translation.ts';

export default {
  heroTitle: ['Mọi cửa hàng của bạn,', 'trên một màn hình'],
  heroText:
    'Doanh số, lợi nhuận, tồn kho, dòng tiền và hạn gửi hàng, theo cửa hàng, theo nhóm hoặc tổng cộng. Temu và SHEIN, ủy thác toàn phần và bán phần, trong một tài khoản.',
  register: 'Đăng ký miễn phí',
  tryImport: 'Dùng thử với bảng tính của tôi',
  dropFile: 'Kéo tệp bán hàng Excel hoặc CSV vào đây, hoặc',
  chooseFile: 'Chọn tệp',
  fileLabel: 'Tệp bán hàng',
  preview: 'Xem thử với dữ liệu mô phỏng',
  previewHint: 'Xem thử không cần đăng ký; mọi con số đều là mô phỏng.',
  enter: 'Vào bàn làm việc',
  simulated: 'Ảnh chụp sản phẩm thật, số liệu mô phỏng',
  pictures: {
    home: 'Thống kê: việc cần làm hôm nay, tổng hợp và xu hướng bán hàng',
    profit: 'Xếp hạng sản phẩm: doanh thu, hàng trả và lợi nhuận từng sản phẩm',
    stock: 'Sản phẩm: tồn kho, số ngày đủ bán, giá vốn và lợi nhuận',
    finance: 'Dòng tiền và tồn kho: khả dụng, chờ quyết toán, lý do đóng băng, thiệt hại hết hàng',
    import: 'Nhập tệp bán hàng: các cột tự ghép',
    listing: 'Đăng bán AI: thu thập, dịch và đăng',
    delivery: 'Hậu cần: đơn gửi hàng xếp theo hạn',
    rights: 'Quản lý cửa hàng: cửa hàng, ngày hết hạn và nhân viên vận hành',
    'phone-home': 'Thống kê trên điện thoại',
    'phone-tasks': 'Bàn làm việc di động: đơn chờ đóng gói',
  },
  ideas: {
    profit: {
      title: 'Không chỉ bán được bao nhiêu, mà lãi bao nhiêu',
      text: 'Doanh số, hàng trả, giá vốn và lợi nhuận, từ toàn bộ cửa hàng đến từng SKU.',
      points: [
        'So với kỳ trước: thấy ngay bên nào tăng, bên nào giảm',
        'Gom cửa hàng thành nhóm và xem tổng theo nhóm',
        'Hàng thiếu giá vốn được liệt kê riêng, không lẫn vào lợi nhuận',
      ],
    },
    stock: {
      title: 'Biết trước khi hết hàng, thấy rõ hàng tồn đọng',
      text: 'Số ngày đủ bán tính theo lượng bán thật; lọc hàng sắp hết và hàng tồn đọng chỉ một lần bấm.',
      points: [
        'Ví dụ món giá ¥16, mỗi ngày bán 20 chiếc: hết hàng 3 ngày là mất ¥960 doanh số',
        'Ba cấp SPU, SKC, SKU',
        'Nhập giá vốn từng món hoặc từ bảng tính',
        'Tự chọn cột, xuất được kết quả',
      ],
    },
    finance: {
      title: 'Tiền ở đâu và vì sao chưa dùng được',
      text: 'Khả dụng, chờ quyết toán, đóng băng theo từng cửa hàng; mỗi khoản đóng băng ghi rõ lý do, điều kiện giải tỏa và thời gian.',
      points: [
        'Không có bằng chứng, một chiếc khai báo ¥20 có thể bị phạt tới ¥100: vi phạm mới được báo ngay trong ngày, ghi rõ cần chứng minh điều gì',
        'Giá trị tồn kho và thiệt hại hết hàng trong 7 ngày',
        'Vi phạm, chứng nhận bị từ chối và tiền phạt gom vào việc cần làm hôm nay',
      ],
    },
    import: {
      title: 'Không cần liên kết, kéo một bảng tính vào là dùng được',
      text: 'Kéo tệp CSV, XLSX xuất từ Trung tâm người bán vào; bảng mã và tên cột được tự nhận dạng, bạn kiểm tra rồi nhập.',
      points: [
        'Nhập lại cùng một tệp không bị tính hai lần',
        'Ngoại tệ quy đổi từng dòng theo tỷ giá của bạn',
        'Dòng bị từ chối đều có lý do, cả lần nhập hoàn tác được',
      ],
    },
    listing: {
      title: 'Dán một liên kết, đăng lên nhiều cửa hàng',
      text: 'Thu thập, dịch, đặt giá, đăng trong một mạch. Từ chưa dịch được sẽ được đánh dấu, không để lỗi lọt lên bài đăng.',
      points: [
        'Hỗ trợ nhiều nguồn hàng và ngôn ngữ',
        'Công cụ chọn hàng lọc theo lợi nhuận và quy tắc',
      ],
    },
    delivery: {
      title: 'Không bỏ sót hạn gửi hàng nào',
      text: 'Đơn gửi hàng xếp theo hạn, đơn quá hạn và đến hạn trong 24 giờ được làm nổi bật. Kho quét mã, đóng gói và xác nhận gửi trên điện thoại.',
      points: [
        'Ví dụ đơn gửi hàng 50 chiếc giá ¥16: lỡ hạn thì đơn có thể bị hủy, mất ¥800 doanh số',
        'Bàn làm việc di động không cần tải về, thêm được vào màn hình chính',
        'Thao tác khi mất mạng tự gửi khi có mạng lại',
        'In phiếu đóng gói trực tiếp',
      ],
    },
    rights: {
      title: 'Ai được xem giá vốn là do bạn quyết định',
      text: 'Quản lý, tài chính, vận hành và nhân viên kho thấy phần của mình. Con số không có quyền xem sẽ ghi rõ lý do, thay vì hiện số không.',
      points: [
        'Phân theo từng cửa hàng, thu hồi bất cứ lúc nào',
        'Nhân viên kho không thấy số tiền nào',
      ],
    },
    api: {
      title: 'Hệ thống của bạn cũng dùng được dữ liệu này',
      text: 'GraphQL có kiểu, REST và theo dõi trực tiếp. Khóa giới hạn được theo cửa hàng hoặc chỉ đọc, thu hồi bất cứ lúc nào.',
      points: ['Xuất cả danh sách thành CSV hoặc JSONL', 'Tài liệu API công khai'],
      link: 'Xem tài liệu API',
    },
  },
  codeLabel: 'Ví dụ GraphQL: doanh số của mọi cửa hàng',
  price: {
    title: 'Một mức giá, theo cửa hàng và tháng',
    text: 'Gồm mọi tính năng, không tính theo số người. Cửa hàng mới liên kết được dùng miễn phí {{days}} ngày.',
    unit: 'mỗi cửa hàng mỗi tháng',
    failed:
      'Tạm thời không đọc được giá, vui lòng thử lại sau hoặc đăng nhập và xem ở trang gia hạn.',
    shops: 'Số cửa hàng',
    shopCount: '{{count}} cửa hàng',
    months: 'Số tháng',
    monthCount: '{{count}} tháng',
    total: 'Tổng',
    points: [
      'Gia hạn nhiều cửa hàng một lúc, mỗi cửa hàng {{least}} đến {{most}} tháng',
      'Mỗi phiếu ưu đãi trị giá {{coupon}} (trừ khi phiếu ghi khác)',
      'Dữ liệu được giữ 7 ngày sau khi hết hạn, gia hạn là khôi phục',
    ],
  },
  questionsTitle: 'Câu hỏi thường gặp',
  questions: [
    {
      question: 'Có bắt buộc đưa mật khẩu tài khoản sàn không?',
      answer:
        'Không. Bạn có thể chỉ nhập tệp tự xuất từ Trung tâm người bán. Nếu chọn liên kết, mật khẩu chỉ được mã hóa và giữ tạm trong lúc liên kết rồi xóa ngay; ủy quyền của sàn được lưu mã hóa và bị xóa khi hủy liên kết.',
    },
    {
      question: 'Hỗ trợ những sàn và loại cửa hàng nào?',
      answer:
        'Temu và SHEIN, ủy thác toàn phần và bán phần. Dữ liệu bán hàng của sàn khác có thể nhập từ tệp và được thống kê chung.',
    },
    {
      question: 'Lợi nhuận được tính thế nào?',
      answer:
        'Doanh thu thuần trừ giá vốn của số hàng tương ứng. Giá vốn do bạn nhập hoặc nhập từ bảng tính; hàng chưa có giá vốn được ghi riêng, không tính vào lợi nhuận. Nếu khác với sao kê của sàn, lấy theo sao kê của sàn.',
    },
    {
      question: 'Nhân viên có thấy giá vốn và lợi nhuận của tôi không?',
      answer:
        'Do bạn quyết định. Có thể cho riêng quản lý và tài chính xem giá vốn; vận hành và nhân viên kho thì không bao giờ thấy. Quyền do máy chủ kiểm soát, thu hồi có hiệu lực ngay.',
    },
    {
      question: 'Hàng chục cửa hàng, hàng triệu dòng dữ liệu có chậm không?',
      answer:
        'Thống kê đọc kết quả đã tổng hợp sẵn nên không chậm đi theo thời gian. Tệp lớn được nhập ngầm, bạn rời trang được và có báo cáo khi xong.',
    },
    {
      question: 'Cửa hàng hết hạn rồi, dữ liệu còn không?',
      answer:
        'Dữ liệu trước khi hết hạn được giữ 7 ngày, gia hạn trong thời gian này sẽ khôi phục toàn bộ; quá hạn sẽ bị xóa, cửa hàng vẫn còn và bắt đầu tích lũy lại sau khi gia hạn.',
    },
    {
      question: 'Dùng trên điện thoại thế nào?',
      answer:
        'Mở trang này bằng trình duyệt điện thoại, vào bàn làm việc di động và thêm vào màn hình chính, không cần kho ứng dụng. Ứng dụng gốc đang được phát triển.',
    },
    {
      question: 'Không dùng nữa, có mang dữ liệu đi được không?',
      answer:
        'Được. Sản phẩm, chi tiết bán hàng, đơn gửi hàng và thống kê hằng ngày đều xuất được thành CSV hoặc JSONL. Khi cần xóa tài khoản, hãy liên hệ chúng tôi; sau khi xác minh sẽ xóa toàn bộ.',
    },
  ],
  closingTitle: 'Bắt đầu từ một bảng bán hàng',
  closingText: 'Đăng ký, nhập tệp đầu tiên và thấy mọi cửa hàng trong vài phút.',
  mobile: {
    eyebrow: 'Dành cho người bán có nhiều cửa hàng Temu và SHEIN',
    app: 'Vào bàn làm việc di động',
    preview: 'Xem dữ liệu mẫu trước',
    appHint: 'Có tài khoản thì đăng nhập ngay; nhân viên kho đóng gói và gửi hàng tại đây.',
    overviewTitle: 'Ở đâu cũng biết hôm nay bán thế nào',
    overviewText: 'Doanh số, lợi nhuận và thay đổi của từng cửa hàng, cùng số liệu với máy tính.',
    tasksTitle: 'Đơn sắp đến hạn xếp đầu tiên',
    tasksText:
      'Mở ra là đóng gói, gửi hàng được; trong kho không có sóng vẫn thao tác được và tự gửi sau.',
    allTitle: 'Còn làm được gì',
    installTitle: 'Thêm vào màn hình chính, mở như ứng dụng',
    installSteps: [
      {
        system: 'Safari trên iPhone',
        step: 'Mở bàn làm việc di động, chạm “Chia sẻ” ở cuối màn hình và chọn “Thêm vào MH chính”.',
      },
      {
        system: 'Chrome hoặc Edge trên Android',
        step: 'Mở bàn làm việc di động, chạm menu góc trên bên phải và chọn “Thêm vào màn hình chính” hoặc “Cài đặt ứng dụng”.',
      },
    ],
    installNote: 'Chiếm ít dung lượng, không cần cập nhật, không có mạng vẫn mở được.',
    moreTitle: 'Tìm hiểu thêm',
    news: 'Tin tức',
    newsHint: 'Cập nhật sản phẩm và tin từ các sàn',
    profile: 'Giới thiệu công ty',
    profileHint: 'Chúng tôi là ai, liên hệ thế nào',
  },
} satisfies CompleteTranslation<'publicSite'>;
