import type { UiTexts } from './en.ts';

export const ko: UiTexts = {
  close: '닫기',
  cancel: '취소',
  working: '처리하는 중…',
  chosenTake: '선택한 테이크',
  coins: '{coins, number} 필름 코인',
  optional: '선택',
  counter: '{most, number}자 중 {used, number}자',
  tooLong: '{over, number}자 초과',
  search: '검색',
  nothingFound: '‘{text}’에 대한 결과가 없습니다.',
  found: '{count, plural, =0 {결과 없음} other {결과 #개}}',
  messages: '알림',
  tryAgain: '다시 시도',
  more: '더 보기',
  unreachable: '서버에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  progress: '{percent, number}%',
};
