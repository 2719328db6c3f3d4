/** News for everybody: their list and their text. */
export default {
  title: '资讯中心',
  intro: '平台公告、行业资讯与使用帮助。',
  list: '资讯列表',
  pager: '资讯翻页',
  kind: '资讯类型',
  kinds: { all: '全部', announcement: '公告', news: '行业资讯', help: '帮助' },
  pinned: '置顶',
  empty: '暂无资讯',
  emptyHint: '发布后会显示在这里。',
  emptyKind: '暂无此类资讯',
  showAll: '查看全部资讯',
  back: '返回资讯列表',
  notFound: '没有找到这篇资讯',
  notFoundHint: '地址可能有误，或它已被删除。',
  more: '更多{{kind}}',
} as const;
