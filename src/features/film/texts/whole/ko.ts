import type { FilmWholeTexts } from './en.ts';

export const ko: FilmWholeTexts = {
  idea: '아이디어',
  outline: '이야기',
  outlineHint: '자유롭게 고칠 수 있습니다. 영화를 공유하면 보이며, 샷은 그대로입니다.',
  title: '제목',
  type: '영화 종류',
  look: '그림체',
  format: '화면 비율',
  redrawn: '그림체나 화면 비율을 바꾸면 샷 {shots, number}개를 모두 무료로 다시 그립니다. 그 전에 버전이 보관됩니다.',
  stays: '모델이 만든 테이크 {count, number}개는 오래된 것이 되지만, 다시 주문할 때까지 남아 있습니다.',
  ownStyle: '나만의 그림체',
  ownStyleHint: '설명을 읽는 모델은 그림체 대신 이를 따릅니다. 초안 엔진은 그림체로 그립니다.',
  styleName: '그림체 이름',
  stylePrompt: '어떤 모습인지',
  stylePart: '그림체에는 이름과 설명이 필요합니다.',
  removeStyle: '쓰지 않기',
};
