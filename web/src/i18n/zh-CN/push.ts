/** Push notifications. */
export default {
  device: '本机推送',
  deviceHint: '不打开页面也能收到提醒，退出登录后自动停止。',
  devices: '已有 {{count}} 台设备开启推送',
  turnedOn: '本机推送已开启',
  turnedOff: '本机推送已关闭',
  turnOnFailed: '没有开启成功，请检查网络后重试',
  turnOffFailed: '没有关闭成功，请重试',
  test: '发送测试推送',
  testSent: '已发送，请查看本机通知',
  testFailed: '测试推送没有发出，请稍后再试',
  state: {
    unsupported: {
      title: '当前浏览器不支持推送',
      hint: '请换用新版 Chrome、Edge、Firefox 或 Safari，并通过 https 地址访问。下面的选择对您的其他设备有效。',
    },
    install: {
      title: '请先添加到主屏幕',
      hint: '在 iPhone 或 iPad 上，请用 Safari 打开本页，点按“分享”，选择“添加到主屏幕”，再从主屏幕打开后开启推送（需要 iOS 17.4 或更新版本）。',
    },
    denied: {
      title: '通知权限已被拒绝',
      hint: '请在浏览器地址栏左侧的网站设置（手机上为系统设置中的通知）里允许本网站发送通知，然后回到本页。',
    },
  },
  kinds: '提醒内容',
  digestOfTasks: '每天 8:00，当天待打包和待发货',
  quiet: '免打扰',
  quietHint: '期间的提醒会在结束后合并发送。时间为北京时间。',
  quietFrom: '开始时间',
  quietTo: '结束时间',
  quietMissing: '请填写时间',
  quietSame: '开始和结束时间不能相同',
  saveFailed: '没有保存成功，请重试',
} as const;
