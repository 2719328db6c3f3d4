import type { CompleteTranslation } from '../translation.ts';

export default {
  software: 'Trợ lý máy tính',
  plugin: 'Tiện ích thống kê',
  app: 'Ứng dụng di động',
  version: 'Phiên bản {{version}}',
  forThisMachine: 'Hợp với máy này',
  allDownloads: 'Tất cả bản tải',
  checksum: 'Mã kiểm tra SHA-256',
  checksumOf: 'Mã kiểm tra của {{file}}',
  copy: 'Sao chép',
  copyOf: 'Sao chép {{what}}',
  copied: 'Đã sao chép',
  copyFailed: 'Trình duyệt không cho phép sao chép, vui lòng tự chọn và sao chép',
  commandOf: 'Lệnh cho {{system}}',
  madeForOthers:
    'Tệp này được tạo cho {{origins}} nên không dùng được với trang này. Vui lòng nhờ quản trị viên tạo lại.',
  platforms: {
    WIN_X64: 'Windows (64 bit)',
    WIN_ARM64: 'Windows (ARM)',
    MAC_ARM64: 'macOS (chip Apple)',
    MAC_X64: 'macOS (Intel)',
    LINUX_X64: 'Linux (x64)',
    LINUX_ARM64: 'Linux (ARM64)',
  },
  anyPlatform: { software: 'Bản di động (cần Node.js 22)', plugin: 'Chrome và Edge' },
  checking: {
    title: 'Cách kiểm tra tệp',
    intro:
      'Chạy lệnh sau trong thư mục chứa tệp đã tải. Nếu kết quả trùng với mã kiểm tra ở trên thì tệp đầy đủ và không bị sửa đổi.',
    windows: 'Windows',
    mac: 'macOS',
    linux: 'Linux',
  },
  starting: {
    title: 'Cách khởi động trợ lý máy tính',
    intro:
      'Giải nén rồi chạy trong thư mục đó lệnh ứng với tệp đã tải; địa chỉ trong lệnh chính là trang này:',
    after:
      'Hãy giữ cửa sổ mở. Các trang như “Thống kê” sẽ tự kết nối sau vài giây; nhấn Ctrl+C để dừng.',
  },
  download: 'Tải về',
  downloadFile: 'Tải {{file}}',
  downloadProduct: 'Tải {{product}}',
  guide: 'Cách cài đặt',
  guideOf: 'Cách cài đặt: {{product}}',
  uninstallTutorial: 'Cách gỡ cài đặt',
  newTab: ' (mở trong thẻ mới)',

  notOffered: 'Chưa phát hành',
  notOfferedHint: 'Hiện trang này chưa cung cấp bộ cài.',
  notOfferedContact: 'Nếu cần, vui lòng liên hệ bộ phận hỗ trợ: {{contact}}.',
  notOfferedMake:
    'Để dùng thử hoặc phát triển trên máy này, hãy chạy npm run helper:build rồi tải lại trang.',

  appDownload: 'Tải ứng dụng',
  appScan: 'Quét mã QR bằng điện thoại và chọn theo hệ điều hành.',
  appForShippers:
    'Nhân viên kho phải dùng ứng dụng di động để gửi hàng; BOSS, quản lý và tài chính có thể cài khi cần.',
  inDevelopment: 'Ứng dụng đang được phát triển',
  androidTitle: 'Ứng dụng cho Android',
  iosTitle: 'Ứng dụng cho iOS',
  inDevelopmentHint:
    'Khi ứng dụng có trên kho ứng dụng, bạn tải được tại đây. Hiện tại hãy dùng bàn làm việc di động bên dưới.',
  getApp: 'Tải ứng dụng',
  workbench: {
    title: 'Bàn làm việc di động đã dùng được',
    intro:
      'Thêm vào màn hình chính, không cần kho ứng dụng: quét mã, đóng gói, gửi hàng, nhập kho, cả khi không có mạng.',
    install: 'Thêm vào điện thoại',
    open: 'Mở bàn làm việc di động',
    byScan:
      'Quét mã và làm theo hình để thêm bàn làm việc di động vào màn hình chính, dùng được ngay.',
    android: {
      title: 'Cài trên điện thoại Android',
      steps: [
        'Mở /m của trang này bằng Chrome và đăng nhập',
        'Chạm vào menu ở góc trên bên phải, chọn “Cài đặt ứng dụng”',
        'Chạm “Cài đặt” trong cửa sổ hiện ra',
        'Mở bàn làm việc di động từ màn hình chính',
      ],
    },
    ios: {
      title: 'Cài trên iPhone',
      steps: [
        'Mở /m của trang này bằng Safari và đăng nhập',
        'Chạm vào nút chia sẻ ở cuối màn hình',
        'Chọn “Thêm vào MH chính” trong danh sách',
        'Chạm “Thêm”, rồi mở từ màn hình chính',
      ],
    },
  },

  install: {
    title: 'Cài phần mềm cần thiết',
    intro:
      'Trợ lý máy tính chạy trên máy của bạn để thu thập dữ liệu cửa hàng, dịch và tải lên ảnh sản phẩm. Trước khi cài, hãy lần lượt:',
    quitSecurityTool: 'Thoát phần mềm bảo mật khác',
    quitSecurityToolHint:
      'Phần mềm bảo mật có thể chặn nhầm tệp tải về; hãy thoát nó từ góc dưới bên phải thanh tác vụ.',
    removeOldPlugin: 'Gỡ tiện ích bản cũ',
    removeOldPluginHint: 'Tiện ích bản cũ và phần mềm bản mới không dùng cùng lúc được.',
    downloadAndInstall: 'Tải về và cài đặt',
    downloadAndInstallHint: 'Giải nén tệp đã tải, khởi động theo “Cách cài đặt” và giữ cửa sổ mở.',
  },

  downloading: {
    countdown: 'Bắt đầu tải sau {{seconds}} giây',
    started: 'Đã bắt đầu tải',
    again: 'Chưa bắt đầu? Tải lại',
    casesTitle: 'Thông báo của từng trình duyệt',
    chrome: {
      name: 'Chrome',
      steps: [
        'Biểu tượng tải xuống hiện ở góc trên bên phải; bấm vào để xem tiến độ',
        'Nếu báo tệp ít gặp, bấm “Giữ lại”',
        'Tải xong, mở thư mục chứa tệp và giải nén là dùng được',
      ],
    },
    edge: {
      name: 'Edge',
      steps: [
        'Danh sách tải xuống mở ở góc trên bên phải',
        'Nếu bị chặn, đưa chuột lên tệp, bấm “…” và chọn “Giữ”',
        'Trong cửa sổ hiện ra, mở “Hiển thị thêm” và bấm “Vẫn giữ”',
      ],
    },
    securityTool: {
      name: 'Trình duyệt của phần mềm bảo mật',
      steps: [
        'Chọn nơi lưu trong cửa sổ hiện ra rồi bấm “Tải xuống”',
        'Nếu cảnh báo rủi ro, chọn “Tiếp tục” hoặc “Tin cậy tệp này”',
        'Nếu vẫn không tải được, hãy thoát phần mềm bảo mật và dùng Chrome hoặc Edge',
      ],
    },
  },

  guides: {
    enlarge: 'Phóng to hình: {{step}}',
    previous: 'Trước',
    next: 'Sau',
    position: 'Hình {{place}}/{{count}}',
    plugin: {
      chrome: {
        name: 'Chrome',
        steps: [
          'Tải tiện ích và giải nén vào một thư mục bạn sẽ không xóa',
          'Nhập chrome://extensions vào thanh địa chỉ để mở trang tiện ích',
          'Bật “Chế độ nhà phát triển” ở góc trên bên phải',
          'Bấm “Tải tiện ích đã giải nén” và chọn thư mục đó',
        ],
      },
      edge: {
        name: 'Edge',
        steps: [
          'Tải tiện ích và giải nén vào một thư mục bạn sẽ không xóa',
          'Nhập edge://extensions vào thanh địa chỉ để mở trang tiện ích',
          'Bật “Chế độ nhà phát triển” ở bên trái',
          'Bấm “Tải tiện ích đã giải nén” và chọn thư mục đó',
        ],
      },
    },
    software: {
      windows: {
        name: 'Windows',
        steps: [
          'Thoát phần mềm bảo mật khác từ góc dưới bên phải thanh tác vụ',
          'Tải tệp nén và giải nén vào một thư mục bạn sẽ không xóa',
          'Bấm đúp start.cmd trong thư mục; nếu báo nhà phát hành không xác định, bấm “Thông tin thêm” rồi “Vẫn chạy”',
          'Khi cửa sổ hiện tên trợ lý máy tính là đã chạy; hãy giữ cửa sổ mở',
        ],
      },
      mac: {
        name: 'macOS và Linux',
        steps: [
          'Chọn bản cho máy của bạn: chip Apple, Intel hoặc Linux; với bản di động, trước tiên cài Node.js 22 trở lên từ nodejs.org',
          'Tải tệp nén và giải nén vào một thư mục bạn sẽ không xóa',
          'Mở cửa sổ dòng lệnh trong thư mục và chạy lệnh ở mục “Cách khởi động” của trang tải về',
          'Khi dòng lệnh hiện tên trợ lý máy tính là đã chạy; hãy giữ cửa sổ mở',
        ],
      },
    },
  },

  picture: {
    download: 'Tải về',
    keep: 'Giữ lại',
    developerMode: 'Chế độ nhà phát triển',
    load: 'Tải tiện ích đã giải nén',
    edgeDeveloperMode: 'Chế độ nhà phát triển',
    edgeLoad: 'Tải tiện ích đã giải nén',
    extensions: 'Tiện ích',
    install: 'Cài đặt',
    remove: 'Xóa',
    delete: 'Xóa',
    quit: 'Thoát',
    trash: 'Thùng rác',
    running: 'Đang chạy',
    confirm: 'Xác nhận',
    address: 'trang-nay/m',
    signIn: 'Đăng nhập',
    installApp: 'Cài đặt ứng dụng',
    workbench: 'Bàn làm việc',
    addToHome: 'Thêm vào MH chính',
    add: 'Thêm',
  },

  downloadPage: {
    softwareText:
      'Thu thập dữ liệu cửa hàng, dịch và tải lên ảnh sản phẩm trên máy của bạn. BOSS phải cài; quản lý và tài chính dùng tài khoản chính cũng cần.',
    softwareNeeds: 'Windows 10 trở lên, macOS 13.5 trở lên hoặc Linux; bản di động cần Node.js 22',
    pluginText:
      'Thống kê dữ liệu cửa hàng trong trình duyệt. Quản lý và tài chính được dùng tài khoản chính phải cài. Tiện ích cũng thu thập sản phẩm bạn đang xem để đăng bán bằng AI.',
    pluginNeeds: 'Chrome hoặc Edge 126 trở lên',
    needs: 'Yêu cầu: {{needs}}',
    best: 'Sẽ tải: {{platform}}, {{size}}',
    appText: 'Gửi hàng và nhập kho trên điện thoại. Nhân viên kho phải dùng.',
  },

  removal: {
    intro:
      'Hãy gỡ tiện ích cũ trước khi cài bản mới; khi không dùng nữa, bạn cũng gỡ phần mềm theo các bước sau.',
    chrome: {
      name: 'Gỡ tiện ích khỏi Chrome',
      steps: [
        'Nhập chrome://extensions vào thanh địa chỉ',
        'Tìm tiện ích cũ, bấm “Xóa” và xác nhận',
      ],
    },
    edge: {
      name: 'Gỡ tiện ích khỏi Edge',
      steps: ['Nhập edge://extensions vào thanh địa chỉ', 'Tìm tiện ích cũ, bấm “Xóa” và xác nhận'],
    },
    securityTool: {
      name: 'Gỡ tiện ích khỏi trình duyệt của phần mềm bảo mật',
      steps: ['Mở menu ở góc trên bên phải và chọn “Tiện ích”', 'Tìm tiện ích cũ và bấm “Xóa”'],
    },
    windows: {
      name: 'Gỡ trợ lý máy tính khỏi Windows',
      steps: [
        'Nhấn Ctrl+C trong cửa sổ của trợ lý máy tính, hoặc đóng cửa sổ đó',
        'Xóa thư mục đã giải nén và .seller-helper trong thư mục cá nhân',
      ],
    },
    mac: {
      name: 'Gỡ trợ lý máy tính khỏi macOS và Linux',
      steps: [
        'Nhấn Ctrl+C trong cửa sổ dòng lệnh đang chạy trợ lý máy tính',
        'Xóa thư mục đã giải nén và .seller-helper trong thư mục cá nhân',
      ],
    },
    data: 'Gỡ phần mềm hay tiện ích không xóa dữ liệu cửa hàng và bán hàng của bạn trên trang này.',
  },

  introduction: {
    title: 'Trợ lý máy tính và tiện ích thống kê',
    intro:
      'Trang web dùng để xem và quản lý; việc phải làm trên máy của bạn do trợ lý máy tính và tiện ích đảm nhận.',
    points: [
      {
        heading: 'Trợ lý máy tính',
        text: 'Thu thập dữ liệu cửa hàng, dịch ảnh sản phẩm và tải ảnh lên sàn qua mạng của chính máy bạn. Phiên đăng nhập chỉ dùng giữa máy của bạn và sàn.',
      },
      {
        heading: 'Tiện ích thống kê',
        text: 'Cài trong Chrome hoặc Edge, dành cho quản lý và tài chính dùng tài khoản chính để thống kê dữ liệu cửa hàng. Tiện ích cũng thu thập sản phẩm bạn đang xem để đăng bán bằng AI.',
      },
      {
        heading: 'Ứng dụng di động',
        text: 'Để nhân viên kho xác nhận đóng gói, gửi hàng và nhập kho trên điện thoại.',
      },
    ],
    needsTitle: 'Yêu cầu',
    toDownload: 'Đến trang tải về',
  },
} satisfies CompleteTranslation<'desktop'>;
