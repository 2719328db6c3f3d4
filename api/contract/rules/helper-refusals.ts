/** What the desktop helper refuses by itself: the sentence for the seller, by the reason that it names beside it. */
export const helperRefusals = {
  path: '桌面助手没有此服务',
  method: '请求方法不受支持',
  host: '目标地址不在允许范围内',
  body: '提交的内容不完整',
  input: '提交的内容无效',
  mall: '请指定店铺',
  /** The product says in its own words why. */
  shop: '只有店铺的BOSS可以使用店铺的平台会话',
  cookie: '店铺还没有平台会话，请先绑定或重新绑定主账号',
  busy: '同时转发的请求过多，请稍后重试',
  tooLarge: '提交的内容过大',
  slowBody: '提交的内容传输过慢',
  timeout: '请求超时，请稍后重试',
  answerTooLarge: '平台返回的内容过大',
  answer: '平台返回的内容无法识别，请稍后重试',
  session: '平台没有接受店铺的会话，请重试；仍不行请重新绑定主账号',
  tooMany: '平台提示请求过于频繁，请稍后重试',
  unavailable: '平台暂时无法处理，请稍后重试',
  redirect: '平台要求跳转到其他地址，已停止',
  unreachable: '无法连接平台，请检查网络',
  product: '无法连接服务器，请稍后重试',
  /** The page tells by it that images were not collected on this machine. */
  folder: '文件夹不存在',
  outside: '只能使用图片文件夹中的内容',
  person: '与已登录桌面助手的账号不一致',
  window: '本机无法打开文件夹窗口',
  login: '请先连接桌面助手',
  fault: '桌面助手出错，请重试',
} as const;

export type HelperRefusal = keyof typeof helperRefusals;

/** The header in which the helper names the reason. */
export const helperRefusedHeader = 'x-helper-refused';

/** What a reason is called among all that is told in other languages. */
export const helperRefusalName = (reason: string): string =>
  `helper${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;

/** By those names: helpers of before say `/local` refusals by the sentence alone. */
export const helperSentences: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(helperRefusals).map(([reason, said]) => [helperRefusalName(reason), said]),
);
