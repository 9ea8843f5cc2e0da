import type { FilmStoryTexts } from './en.ts';

/** Texts of deep-create mode and of how a story was written, in Korean. */
export const ko: FilmStoryTexts = {
  title: '이야기가 만들어진 과정',
  tryAgain: '다시 시도',
  writers: {
    own: '아이디어 해석과 이야기 집필 모두 내장 규칙으로 이루어졌습니다.',
    read: '아이디어 해석: {model}. 대사와 내레이션: 내장 규칙.',
    worded: '아이디어 해석: 내장 규칙. 대사와 내레이션: {model}.',
    all: '아이디어 해석, 대사와 내레이션: {model}.',
  },
  failures: {
    unreached: '{model}에서 응답이 없었습니다.',
    useless: '{model}의 답변 일부를 쓸 수 없었습니다.',
  },
  notDrawn: '그려지지 않음: {words}',
  nearlyDrawn: '가장 가까운 모습으로 그려짐: {words}',
  allDrawn: '아이디어에서 읽은 내용은 모두 그릴 수 있습니다.',
  explains: '이 이야기는 {count, number}번 구성되었습니다. 모든 구성안을 같은 규칙으로 평가했으며 100점이 만점입니다.',
  firstChosen: '뒤의 구성안 가운데 1점 이상 앞선 것이 없어 첫 번째 안을 그대로 썼습니다.',
  laterChosen: '{number, number}번 안이 규칙을 가장 잘 지킵니다.',
  wordedOnce: '가장 좋은 구성안의 대사와 내레이션: {model}.',
  draftChosen:
    '{model}에서 가장 좋은 구성안의 말을 쓰고 지적에 따라 다시 썼습니다. {number, number}번 안이 규칙을 더 잘 지킵니다.',
  rewritingChosen:
    '{model}에서 가장 좋은 구성안의 말을 쓰고 지적에 따라 다시 썼습니다. 영화에는 다시 쓴 것을 사용했습니다.',
  wordedBy: '대사와 내레이션: {model}',
  remarks: '{model}의 지적:',
  noRemarks: '{model}에서 지적한 점이 없습니다.',
  pass: '{number, number}번 안',
  chosen: '영화에 사용',
  points: '{points}점',
  nothingCriticised: '이 규칙으로는 지적할 것이 없습니다.',
  criticised: '지적된 점',
  inShots: '(숏 {shots})',
  read: '이 안 읽기',
  emphasis: {
    deed: '중심 사건을 여러 각도에서 보여 줍니다.',
    people: '모두를 보여 주고 일어난 일에 대한 반응을 담습니다.',
    whole: '모든 사건을 고르게 다룹니다.',
    talk: '인물들이 벌어지는 일을 이야기합니다.',
  },
  rules: {
    events_shown: '아이디어의 모든 사건이 따로 숏을 갖지는 못함',
    everybody_seen: '한 번도 가까이 보이지 않는 인물이 있음',
    nobody_idle: '까닭 없이 서 있는 인물이 있음',
    pictures_differ: '화면이 비슷한 숏이 있음',
    words_differ: '같은 말이 두 번 나옴',
    sizes_vary: '같은 크기의 숏이 이어짐',
    places_vary: '장소가 적음',
    beginning_turn_end: '시작, 전환 또는 결말이 약함',
    feelings_follow: '감정이 일어난 일과 이어지지 않음',
    lines_say_something: '침묵이 길거나 말에 내용이 적음',
    idea_kept: '시간, 날씨, 장소가 아이디어와 다름',
  },
};
