import type { FilmExamplesTexts } from './en.ts';

/** Example ideas, in Korean. */
export const ko: FilmExamplesTexts = {
  one: '등대지기가 집으로 가는 길을 잃은 폭풍과 친구가 된다.',
  two: '시계공이 아무도 쓰지 않은 1분을 줍는다.',
  three: '마주 보는 두 빵집이 같은 비법을 지켜 왔다는 걸 알게 된다.',
  four: '막차가 노선도에 없는 역에 멈춰 선다.',
  five: '고물상의 로봇이 낡은 라디오를 들으며 춤을 배운다.',
  six: '소녀가 날마다 달에게 편지를 쓰는데, 어느 밤 답장이 온다.',
  seven: '은퇴한 탐정이 자기 고양이에게 사건을 의뢰받는다.',
  eight: '항구를 지키는 고래는 사실 깊은 물을 무서워한다.',
  nine: '우주 비행사가 비가 내린 적 없는 별에 정원을 가꾼다.',
};
