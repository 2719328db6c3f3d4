import type { CompleteTranslation } from '../translation.ts';

export default {
  title: '스토어, 페이지, 작업 검색',
  placeholder: '스토어 이름 또는 ID, 페이지, 작업 이름',
  nothing: '검색 결과가 없습니다. 다른 단어로 시도해 보세요',
  more: '{{count}}건 더 있습니다. 계속 입력하면 범위가 좁아집니다',
  kinds: { scope: '스토어', page: '페이지', act: '작업' },
  group: '그룹 · 스토어 {{count}}개',
  print: '이 페이지 인쇄',
  preparing: '페이지 전체를 불러온 뒤 인쇄합니다',
  keysTitle: '키보드 단축키',
  keys: {
    keys: '이 목록 표시',
    move: '검색 결과, 메뉴, 스토어 탭에서 이동',
    choose: '선택한 항목 열기',
    close: '대화 상자 또는 메뉴 닫기',
    order: '스토어 순서에서 스토어를 집기, 옮기기, 놓기',
    rows: '표의 행 사이를 이동, 첫 행이나 마지막 행으로',
    points: '추이 차트: 한 점씩 이동, 첫 점 또는 마지막 점으로',
    span: '추이 차트: 구간 선택, Enter로 그 구간만 보기, Esc로 취소',
  },
  space: '스페이스',
} satisfies CompleteTranslation<'commands'>;
