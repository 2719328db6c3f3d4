/** What `importSentences` say, as the page and messages tell it. */
export default {
  wordOrderNo: 'mã đơn hàng',
  wordCode: 'mã sản phẩm',
  wordShop: 'cửa hàng',
  wordPrice: 'đơn giá',
  wordTotal: 'thành tiền',
  wordQuantity: 'số lượng',
  wordSoldAt: 'thời gian đặt hàng',
  wordCurrency: 'tiền tệ',
  wordCurrencyColumn: 'cột tiền tệ',
  wordStatus: 'trạng thái đơn',
  wordHeading: 'tên cột',
  rowEmpty: 'Trống: {{field}}.',
  rowTooLong: 'Dài quá {{most}} ký tự: {{field}}.',
  rowGarbled: 'Lỗi phông chữ: {{field}}. Hãy chọn mã hóa khác.',
  rowRounded:
    'Bảng tính đã đổi {{field}} “{{text}}” sang dạng số mũ. Hãy đặt cột là văn bản rồi xuất lại.',
  rowUnclearDay:
    '“{{text}}” không phân biệt được ngày và tháng. Hãy viết như 2024-01-31 rồi xuất lại.',
  rowInFuture: '“{{text}}” muộn hơn hiện tại. Hãy kiểm tra cột này và múi giờ.',
  rowUnreadable: 'Không đọc được “{{text}}”: {{field}}.',
  rowFormula:
    'Ô là công thức “{{text}}” và tệp không có kết quả: {{field}}. Hãy mở tệp bằng Excel hoặc WPS, lưu lại rồi tải lên.',
  rowMerged:
    'Giá trị nằm trong ô gộp với các dòng bên cạnh nên không chia được: {{field}}. Hãy bỏ gộp ô và điền cho từng dòng.',
  rowMergedOrders:
    'Giá trị gộp trên các dòng của nhiều đơn nên không chia được: {{field}}. Hãy bỏ gộp ô và điền cho từng dòng.',
  rowNotWhole: 'Số lượng “{{text}}” không phải số nguyên.',
  rowNoPieces: 'Số lượng bằng 0.',
  rowNegative: '“{{text}}” là số âm: {{field}}.',
  rowNegativeNoReturn: '“{{text}}” là số âm nhưng dòng này không phải trả hàng: {{field}}.',
  rowTooMuch: 'Số tiền quá lớn. Hãy kiểm tra đơn giá và số lượng.',
  rowTooMuchRated: 'Số tiền quá lớn. Hãy kiểm tra đơn giá, số lượng và tỷ giá.',
  rowCurrenciesDiffer: 'Tiền tệ mâu thuẫn nhau: {{hints}}.',
  rowUnknown: 'Không đọc được dòng này.',
  rowHeading: 'Dòng này lặp lại tiêu đề, không phải doanh số, không cần xử lý.',
  rowSum: 'Dòng này là tổng cộng, không phải doanh số, không cần xử lý.',
  rowNoRate: 'Chưa có tỷ giá {{currency}}. Hãy nhập trước.',
  rowCurrencyUnclear: 'Tiền tệ chưa rõ, có thể là {{codes}}. Hãy chọn tiền tệ.',
  shopUnpaid: 'Cửa hàng “{{name}}” đã hết hạn quá 7 ngày. Hãy gia hạn trước.',
  shopUnpaidSince: 'Cửa hàng “{{name}}” hết hạn ngày {{day}}. Hãy gia hạn để nhập dữ liệu sau đó.',
  fileEmpty: 'Tệp trống. Hãy xuất lại.',
  fileOld:
    'Đây là Excel cũ (.xls) hoặc tệp có mật khẩu. Hãy mở tệp, bỏ mật khẩu và lưu thành .xlsx hoặc CSV.',
  fileNoTable: 'Đây không phải bảng. Hãy tải lên CSV hoặc XLSX (có thể nén gzip).',
  fileZip: 'Đây là tệp ZIP. Hãy giải nén rồi tải lên CSV hoặc XLSX bên trong.',
  fileOther: 'Đây là tệp {{kind}}. Hãy mở bằng phần mềm bảng tính và lưu thành .xlsx hoặc CSV.',
  fileWebArchive:
    'Đây là tệp lưu trữ web (MHTML), không phải Excel thật. Hãy mở bằng Excel hoặc WPS và lưu thành .xlsx hoặc CSV.',
  fileNoRows: 'Tệp không có dòng dữ liệu. Hãy xuất lại.',
  fileIncomplete: 'Mã đơn, mã sản phẩm, số lượng và thời gian đều cần có cột.',
  fileRefused: 'Cả {{rows}} dòng đều không nhập được. Hãy kiểm tra các cột theo lý do.',
  fileTooLarge: 'Tệp quá lớn hoặc bị hỏng. Hãy chia theo tháng.',
  importFailed: 'Nhập gặp lỗi và chưa ghi dữ liệu. Hãy bắt đầu lại sau.',
  importTakenBack: 'Nhập bị gián đoạn, phần đã hiển thị đã được rút lại toàn bộ. Hãy bắt đầu lại.',
  importInterrupted: 'Nhập bị gián đoạn và chưa ghi dữ liệu. Hãy bắt đầu lại.',
  importShopGone: 'Cửa hàng đã chọn không tồn tại. Hãy chọn cửa hàng khác rồi nhập lại.',
  importShopTwice:
    '“{{other}}” và “{{name}}” trong tệp là cùng một cửa hàng. Hãy viết thống nhất trong cột cửa hàng.',
  importShopDeleted: 'Có cửa hàng bị xóa trong khi nhập. Hãy nhập lại.',
  importShopUnbound:
    'Có cửa hàng bị hủy liên kết trong khi nhập. Chưa có dữ liệu nào được nhập. Hãy liên kết rồi nhập lại.',
  takeBackInterrupted: 'Việc thu hồi bị gián đoạn, dữ liệu không đổi. Hãy thu hồi lại.',
  takeBackFailed: 'Việc thu hồi gặp lỗi, dữ liệu không đổi. Hãy thử lại sau.',
  diskFull:
    'Ổ đĩa máy chủ đã đầy, chưa ghi dữ liệu nào. Hãy nhờ quản trị viên dọn chỗ rồi thử lại.',
  ratesMissing:
    'Tệp có số tiền không phải nhân dân tệ và chưa có tỷ giá: {{list}}. Hãy nhập tỷ giá (số tệ cho 1 đơn vị ngoại tệ) hoặc chọn tệp tỷ giá hằng ngày.',
  rateNoCurrency: 'Không có tiền tệ “{{currency}}”. Hãy nhập mã như USD hoặc EUR.',
  rateWrong: 'Tỷ giá “{{text}}” của {{currency}} không đúng. Hãy nhập số lớn hơn 0, ví dụ 7.12.',
  rateTwice: '{{currency}} có tỷ giá ở cả ô nhập và tệp tỷ giá hằng ngày. Hãy chỉ giữ một.',
  ratesEmpty: 'Tệp tỷ giá hằng ngày trống. Hãy chọn lại.',
  ratesWrongMore: 'Tệp tỷ giá hằng ngày có lỗi: {{faults}}; và lỗi khác.',
  ratesWrong: 'Tệp tỷ giá hằng ngày có lỗi: {{faults}}.',
  ratesNone:
    'Tệp tỷ giá hằng ngày không có tỷ giá. Cần ba cột ngày, tiền tệ, tỷ giá, ví dụ 2024-01-31,USD,7.1',
  ratesQuotes:
    'Tệp tỷ giá hằng ngày thiếu một dấu nháy kép. Hãy lưu lại thành CSV trong bảng tính.',
  totalsRepeated:
    '“{{column}}” có vẻ là số tiền của cả đơn: trong {{orders}} đơn nhiều dòng, mọi dòng đều giống nhau (ví dụ {{example}}), cộng theo dòng sẽ tính trùng. Hãy chọn số tiền của từng dòng hoặc đơn giá; nếu đúng là số tiền của từng dòng, hãy đánh dấu để xác nhận.',
  totalOrPrice:
    'Chỉ chọn một trong hai: đơn giá hoặc thành tiền. Khi có thành tiền, đơn giá là thành tiền chia cho số lượng.',
  columnGone: 'Tệp không có cột “{{column}}”. Hãy chọn lại cột.',
  tooManyFileColumns:
    'Tệp có {{columns}} cột, quá giới hạn {{most}} cột. Hãy chỉ giữ các cột chi tiết đơn hàng.',
  tooManyFileShops:
    'Cột cửa hàng có hơn {{most}} giá trị khác nhau. Hãy kiểm tra xem có chọn đúng cột không.',
  tooManyOrderRows:
    'Mã đơn “{{orderNo}}” có hơn {{most}} dòng. Hãy kiểm tra xem có chọn đúng cột không.',
  tooManyBlankRows: 'Tệp có quá nhiều dòng trống. Hãy xóa đi hoặc xuất lại.',
  fileOverLimit: 'Tệp vượt giới hạn {{limit}}. Hãy chia theo tháng.',
  fileOverLimitUnpacked: 'Tệp sau khi giải nén vượt giới hạn {{limit}}. Hãy chia theo tháng.',
  fileTooComplex: 'Tệp quá phức tạp, đọc quá lâu. Hãy chia theo tháng hoặc lưu thành CSV.',
  fileGone: 'Tệp đã tải lên không còn. Hãy tải lên lại.',
  filePackedTwice: 'Tệp bị nén hai lần. Hãy giải nén một lần rồi tải lên.',
  filePackedBadly: 'Tệp nén bị hỏng hoặc không đầy đủ. Hãy nén lại rồi tải lên.',
  fileQuotes:
    'Tệp thiếu một dấu nháy kép nên không chia được cột. Hãy lưu lại thành CSV trong bảng tính.',
  fileQuotesFrom:
    'Từ dòng {{row}} thiếu một dấu nháy kép nên không chia được cột. Hãy lưu lại tệp thành CSV trong bảng tính.',
  tooManyFilesRead: 'Đang đọc quá nhiều tệp. Hãy đợi đọc xong rồi thử lại.',
  workbookTooLarge: 'Tệp XLSX quá lớn hoặc bị hỏng. Hãy lưu thành CSV rồi tải lên.',
  workbookDamaged: 'Tệp XLSX bị hỏng hoặc không đầy đủ. Hãy xuất lại.',
  workbookUnreadable: 'Không đọc được tệp XLSX. Hãy mở trong bảng tính và lưu thành CSV.',
  workbookTooSparse:
    'Trang tính có {{rows}} dòng và {{columns}} cột, vượt mức đọc được. Hãy xóa nội dung thừa phía dưới và bên phải bảng, hoặc lưu thành CSV.',
  sheetRead: 'Chỉ đọc trang tính “{{name}}”. Không đọc: {{other}}',
  sheetsAlike:
    'Chỉ đọc trang tính “{{name}}”. {{other}} cũng giống dữ liệu bán hàng nhưng có cột khác nên không được đọc: hãy lưu từng trang thành tệp riêng rồi nhập. Dòng trùng không bị tính hai lần.',
  sheetsTogether:
    'Đọc chung {{count}} trang tính có cùng các cột: {{name}}. Dòng có ở nhiều trang chỉ tính một lần.',
  sheetsTogetherNot:
    'Đọc chung {{count}} trang tính có cùng các cột: {{name}}. Dòng có ở nhiều trang chỉ tính một lần. Không đọc vì khác cột: {{other}}',
  sheetsOfShops:
    'Đọc chung {{count}} trang tính có cùng các cột: {{name}}. Dòng có ở nhiều trang chỉ tính một lần. Nếu mỗi trang tính là một cửa hàng, hãy chọn cột “工作表” (trang tính) làm cửa hàng.',
  sheetsOfShopsNot:
    'Đọc chung {{count}} trang tính có cùng các cột: {{name}}. Dòng có ở nhiều trang chỉ tính một lần. Nếu mỗi trang tính là một cửa hàng, hãy chọn cột “工作表” (trang tính) làm cửa hàng. Không đọc vì khác cột: {{other}}',
  tryTooLarge: 'Tệp quá lớn hoặc bị hỏng. Hãy chia theo tháng rồi thử lại.',
  tryEmpty: 'Tệp trống. Hãy xuất lại rồi thử lại.',
  partHint: '{{where}}: {{code}}',
  partRows: '{{currency}} ({{rows}} dòng)',
  partRowsOf: '{{currency}} ({{unrated}}/{{rows}} dòng, {{first}} đến {{last}})',
  partBadDay: 'dòng {{line}}: “{{text}}” không phải ngày như 2024-01-31',
  partBadCurrency: 'dòng {{line}}: “{{text}}” không phải mã tiền tệ',
  partBadRate: 'dòng {{line}}: tỷ giá “{{text}}” không phải số lớn hơn 0',
  partSecondRate: 'dòng {{line}}: {{currency}} ngày {{day}} đã có tỷ giá khác',
  wordColumn: 'Cột {{number}}',
  wordQuoted: '“{{word}}”',
};
