import { verbatim } from './verbatim.ts';

/** The account: personal centre, badges, account menu. */
export default {
  personalCentre: '个人中心',
  close: '关闭',
  phone: '手机号',
  nickName: '昵称',
  role: '身份',
  registered: '注册日期',
  none: '未填写',
  trendColors: '涨跌颜色',
  redUp: '红涨绿跌',
  greenUp: '绿涨红跌',
  logout: '退出登录',
  leaveNoPassword: '退出并清除记住的密码',
  roleBadge: {
    BOSS: 'BOSS',
    MANAGER: verbatim.managerBadge,
    WORKER: '仓库发货员',
    VISITOR: '访客',
  },
} as const;
