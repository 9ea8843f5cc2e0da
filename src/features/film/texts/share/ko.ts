import type { FilmShareTexts } from './en.ts';

/** Texts of sharing a film, in Korean. */
export const ko: FilmShareTexts = {
  title: '영화 공유',
  text: '링크가 있으면 계정 없이도 볼 수 있으며, 제목과 종류, 사용한 모델도 보입니다. 이야기 글은 영화를 공개로 설정했을 때만 보입니다.',
  textPublic:
    '링크가 있으면 계정 없이도 볼 수 있습니다. 공개로 설정되어 있어 제목, 종류, 이야기 글, 사용한 모델도 보입니다.',
  make: '링크 만들기',
  link: '영화 링크',
  copy: '링크 복사',
  withdraw: '링크 취소',
  withdrawn: '이제 이 링크로는 볼 수 없습니다.',
  mail: '메일 쓰기',
  mailTo: '받는 사람 메일 주소',
  mailInvalid: '올바른 메일 주소가 아닙니다.',
  code: '영화 링크의 QR 코드',
  codeNote: '휴대폰 카메라로 비춰 보세요.',
  copyFailed: '브라우저가 복사를 막았습니다. 글을 선택해 직접 복사해 주세요.',
  player: '다른 사이트에 넣을 플레이어',
  playerCopy: '플레이어 코드 복사',
  mailSubject: '영화 한 편: {title}',
  notYet: '완성본이 있어야 공유할 수 있습니다.',
};
