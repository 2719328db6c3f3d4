import type { CompleteTranslation } from '../translation.ts';

export default {
  hint: '출고 담당자는 휴대폰 번호와 비밀번호로 모바일 버전에 로그인해 출고합니다. 스토어 데이터는 볼 수 없습니다.',
  add: '출고 담당자 추가',
  addDo: '추가',
  added: '추가했습니다',
  none: '작업할 데이터가 없습니다. 출고 담당자를 추가하세요',
  pickFirst: '먼저 삭제할 출고 담당자를 선택하세요',
  removePicked: '일괄 삭제',
  removeCount: '일괄 삭제({{count}})',
  empty: '아직 출고 담당자가 없습니다',
  emptyHint:
    '추가하면 출고 담당자가 설정한 비밀번호로 모바일 버전에 로그인해 배정받은 스토어의 포장과 출고를 처리합니다.',
  table: '출고 담당자',
  pick: '{{phone}} 선택',
  pickAll: '출고 담당자 전체 선택',
  shops: '담당 스토어',
  signIn: '비밀번호',
  state: {
    SET: '설정됨',
    ONE_TIME: '일회용 비밀번호 사용 전',
    NONE: '미설정, 로그인할 수 없음',
  },
  password: '비밀번호 변경',
  passwordOf: '{{phone}} 비밀번호 변경',
  assign: '스토어 배정',
  shopsOf: '{{phone}} 스토어 배정',
  issueShort: '일회용 비밀번호',
  issueOf: '{{phone}} 일회용 비밀번호 만들기',
  removeText:
    '출고 담당자 {{count}}명({{phones}})을 삭제할까요? 즉시 로그아웃되며 다시 로그인할 수 없습니다.',
  signInPassword: '로그인 비밀번호',
  passwordHint: '6~12자, 영문·숫자·기호만, 공백 없이',
  passwordText:
    '출고 담당자 {{phone}}의 새 비밀번호를 설정합니다. 저장하면 로그인된 기기는 로그아웃됩니다.',
  changeDo: '새 비밀번호 저장',
  changed: '변경했습니다',
  shopChoiceHint:
    '기본으로 현재의 모든 스토어가 선택됩니다. 나중에 연결하는 스토어는 다시 배정해 주세요.',
  assignText: '출고 담당자 {{phone}} 계정은 선택한 스토어의 출고서만 처리합니다.',
  assignHint: '하나도 선택하지 않아도 됩니다. 계정은 유지됩니다.',
  issue: '일회용 비밀번호 만들기',
  issueText:
    '{{phone}} 계정에 한 번만 로그인할 수 있는 새 비밀번호를 만듭니다. 기존 비밀번호는 즉시 무효가 되고 로그인된 기기는 로그아웃됩니다.',
  issuedText:
    '{{phone}} 담당자에게 비밀번호를 알려 주세요. 한 번만 로그인할 수 있으며 닫으면 다시 볼 수 없습니다.',
  copy: '비밀번호 복사',
  copied: '비밀번호를 복사했습니다',
  copyFailed: '복사할 수 없습니다. 비밀번호를 직접 선택해 주세요',
  noted: '적어 두었습니다',
  phoneRequired: '휴대폰 번호를 입력하세요',
  phoneLength: '올바른 휴대폰 번호를 입력하세요',
  phoneInvalid: '올바른 휴대폰 번호를 입력하세요',
  phoneKnown: '이미 출고 담당자로 등록된 번호입니다. 비밀번호를 변경하세요',
  passwordEmpty: '비밀번호를 입력하세요',
  passwordLength: '비밀번호는 6~12자로 입력하세요',
} satisfies CompleteTranslation<'shippers'>;
