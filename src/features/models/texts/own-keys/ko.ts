import type { OwnKeysTexts } from './en.ts';

/** Texts of a member's own keys, in Korean. */
export const ko: OwnKeysTexts = {
  heading: '내 키',
  note: '내 키를 쓰면 제공업체가 만드는 작업에 필름 코인이 들지 않습니다. 요금은 제공업체가 자체 가격으로 직접 청구합니다. 키는 내 작업에만 쓰이고, 암호화해 보관하며 다시 표시하지 않습니다.',
  off: '이 사이트의 운영자가 본인 키 사용을 꺼 두었습니다. 보관된 키는 사용되지 않으며 삭제할 수 있습니다.',
  prices:
    '내 키를 쓰는 모델은 누가 청구하는지 가격에 미리 표시합니다. 제공업체가 키를 거부해도 다른 수단으로 대신하지 않습니다.',
  list: '제공업체',
  kept: '키 끝 네 자리: {lastFour}',
  unreadable: '키를 더 이상 읽을 수 없습니다. 다시 입력해 주세요.',
  none: '키 없음',
  add: '키 추가',
  addOf: '{vendor} 키 추가',
  replace: '바꾸기',
  replaceOf: '{vendor} 키 바꾸기',
  test: '테스트',
  testOf: '{vendor} 키 테스트',
  free: '테스트에는 비용이 들지 않습니다.',
  remove: '삭제',
  removeOf: '{vendor} 키 삭제',
  removeTitle: '{vendor} 키를 삭제할까요?',
  removeText:
    '이 키로 만들고 있는 작업은 여기서 결과 없이 끝납니다. 이미 시작된 작업은 {vendor}에서 요금을 청구할 수 있습니다. 다른 수단으로 대신하지 않습니다. 완성된 결과는 남습니다.',
  removed: '키를 삭제했습니다.',
  label: '키',
  hint: '제공업체가 표시한 그대로 입력하세요. 공백 없이 8~400자입니다.',
  wrong: '키가 아닙니다. 공백 없이 8~400자여야 합니다.',
  save: '키 저장',
  saved: '키를 저장했습니다.',
  tryAgain: '다시 시도',
  states: {
    works: '키가 작동합니다.',
    refused: '제공업체가 이 키를 거부합니다.',
    no_credit: '키는 작동하지만 제공업체 계정에 잔액이 없습니다.',
    unreachable: '제공업체에 연결할 수 없습니다.',
  },
};
