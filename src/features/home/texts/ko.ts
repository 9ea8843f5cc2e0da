import type { HomeTexts } from './en.ts';

export const ko: HomeTexts = {
  claim: '창작자 10만 명 이상 · 그림체 20가지 이상 · 초안은 무료',
  headingFirst: '한 줄을 쓰면,',
  headingSecond: '영화가 됩니다.',
  stillTitle: '폭풍지기',
  stillAlt: '해 질 녘, 노란 비옷을 입은 등대지기가 손을 흔들고 바위 뒤에서 작은 폭풍이 웃고 있다.',
  draft: '초안',
  ownEngine: '이 서버의 초안 엔진이 그린 그림',
  looksHeading: '한 줄에서 나온 스물네 가지 그림체',
  looksNote: '모두 초안 엔진의 그림',
  looksLabel: '그림체 분류',
  groups: { hot: '인기', advertising: '광고', art: '미술·게임', photography: '사진', creative: '크리에이티브' },
  useLook: '{look} 그림체 쓰기',
  storyHeading: '한 문장에서 스토리보드까지',
  storyNote: '샷 8개 · 문장 1개',
  storyIdea: '“등대지기가 집으로 가는 길을 잃은 폭풍과 친구가 된다.”',
  storyText: '이야기를 짜고, 인물의 얼굴은 끝까지 그대로, 샷마다 카메라와 목소리와 소리를 붙입니다. 그리고 음악에 맞춰 편집하고 자막을 넣어 어디서나 재생되는 파일 하나로 만듭니다.',
  shot: '샷 {number, number}',
  stages: { story: '이야기', characters: '인물', scripts: '대본', scenes: '그림', video: '영상', music: '음악', movie: '편집', complete: '영화' },
  stagesLabel: '영화가 만들어지는 과정',
};
