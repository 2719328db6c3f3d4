import type { CompleteTranslation } from '../translation.ts';

export default {
  sample: '아래는 예시 데이터입니다.',
  columns: {
    operator: '계정',
    detail: '작업 내용',
    shop: '스토어 이름',
    time: '시간',
  },
  rows: [
    {
      operator: '138****0001',
      detail: '메인 계정 연결',
      shop: '예시 스토어 A',
      time: '2026-01-05 09:12',
    },
    {
      operator: '138****0001',
      detail: '매니저 추가',
      shop: '예시 스토어 A',
      time: '2026-01-05 09:20',
    },
    {
      operator: '138****0011',
      detail: '스토어 이름 변경',
      shop: '예시 스토어 B',
      time: '2026-01-06 14:03',
    },
    {
      operator: '138****0001',
      detail: '스토어 숨김',
      shop: '예시 스토어 C',
      time: '2026-01-08 18:45',
    },
  ],
} satisfies CompleteTranslation<'actionLog'>;
