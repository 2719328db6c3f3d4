import { verbatim } from './verbatim.ts';

/** The account: personal centre, badges, account menu. */
export default {
  personalCentre: '个人中心',
  close: '关闭',
  phone: '手机号',
  nickName: '昵称',
  role: '身份',
  chatAccount: '微信账号',
  chatBound: '已绑定',
  chatBoundAs: '已绑定（{{name}}）',
  notBound: '未绑定',
  bindPhone: '绑定手机号',
  bindChat: '绑定微信',
  registered: '注册日期',
  none: '未填写',
  trendColors: '涨跌颜色',
  redUp: '红涨绿跌',
  greenUp: '绿涨红跌',
  apiKeys: 'API密钥',
  manageKeys: '管理API密钥',
  actionLog: '操作日志',
  myShops: '我的店铺',
  leaveNoPassword: '退出并清除记住的密码',
  roleBadge: {
    BOSS: 'BOSS',
    MANAGER: verbatim.managerBadge,
    OPERATOR: '运营',
    SHIPPER: '仓库发货员',
    VISITOR: '访客',
  },
} as const;
