/** What people are reminded of without asking. */
export default {
  later: '稍后再说',
  never: '不再提示',
  expiry: {
    title: '店铺到期提醒',
    forBoss:
      '以下店铺已到期或即将到期，到期后不再更新和显示之后的数据，已有数据保留 7 天后清除。请及时续费。',
    forOthers: '以下店铺已到期或即将到期，到期后不再更新和显示之后的数据。请联系BOSS续费。',
    expiresAt: '到期时间',
    soon: '24小时内到期',
    notToday: '今日不再提醒',
    strip: {
      label: '到期提示',
      overOne: '{{shop}}已到期',
      over: '{{shop}}等 {{count}} 家店铺已到期',
      one: '{{shop}}剩余 {{days}} 天到期',
      several: '{{shop}}等 {{count}} 家店铺即将到期，最早剩余 {{days}} 天',
      list: '查看',
      contactBoss: '请联系BOSS续费',
      close: '今日不再提示',
    },
  },
  install: {
    title: '重要提醒',
    intro: '为正常使用全部功能，请完成以下安装：',
    software: '桌面助手：必须安装，用于采集店铺数据、翻译并上传商品图片。',
    plugin: '数据统计插件：老板以及使用主账号的店长、财务必须安装。',
    app: '手机 APP：请安装到处理发货的手机；仓库发货员必须使用手机 APP。',
    act: '去安装',
  },
  managerPlugin: {
    title: '请提醒店长安装插件',
    text: '被授权使用主账号的店长、财务，须在自己的浏览器中安装数据统计插件，否则店铺数据无法统计。',
    guide: '查看安装指南',
  },
  softwareClosed: {
    title: '软件未启动',
    text: '桌面助手未启动，店铺数据采集与图片上传已暂停。请在电脑上启动桌面助手，启动后会自动恢复。',
  },
  side: {
    label: '安装提示',
    both: '请安装桌面助手和插件',
    close: '今日不再提示',
    install: '去安装',
    update: '去更新',
    software: { install: '尚未安装桌面助手', update: '桌面助手有新版本' },
    plugin: { install: '尚未安装数据统计插件', update: '数据统计插件有新版本' },
  },
} as const;
