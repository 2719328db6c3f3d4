import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: '공지, 업계 소식, 이용 도움말.',
  list: '소식 목록',
  pager: '소식 페이지',
  kind: '소식 유형',
  kinds: { all: '전체', announcement: '공지', news: '업계 소식', help: '도움말' },
  search: '제목 또는 요약 검색',
  emptySearch: '관련 소식이 없습니다',
  pinned: '고정',
  unread: '읽지 않음',
  empty: '아직 소식이 없습니다',
  emptyHint: '소식이 올라오면 여기에 표시됩니다.',
  emptyKind: '아직 이 유형의 소식이 없습니다',
  showAll: '모든 소식 보기',
  back: '소식 목록으로',
  notFound: '이 소식을 찾을 수 없습니다',
  notFoundHint: '주소가 잘못되었거나 삭제되었을 수 있습니다.',
  more: '{{kind}} 더 보기',
} satisfies CompleteTranslation<'notices'>;
