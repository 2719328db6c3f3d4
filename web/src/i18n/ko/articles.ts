import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: '이 문서는 중국어로만 제공되며 중국어 내용이 효력을 가집니다.',
  contents: '목차',
  version: '버전 날짜: {{date}}',
  versionDate: '2026년 11월 27일',
  operator: '사이트 운영자',
  contact: {
    email: '이메일',
    phone: '전화',
    address: '주소',
    hours: '운영 시간',
    none: '아직 연락처를 공개하지 않았습니다. 계정을 개설해 준 담당자에게 문의해 주세요.',
  },
  seeAlso: '관련 내용',
  preview: '모의 데이터 미리보기',
} satisfies CompleteTranslation<'articles', 'texts'>;
