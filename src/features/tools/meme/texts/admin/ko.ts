import type { ToolMemeAdminTexts } from './en.ts';

export const ko: ToolMemeAdminTexts = {
  heading: '밈 관리',
  explain:
    '밈 템플릿을 제공되는 순서로 보여 줍니다. 숨긴 템플릿으로는 새로 만들 수 없지만, 이미 만든 것은 만든 사람에게 남습니다.',
  list: '템플릿',
  tryAgain: '다시 시도',
  drag: '다른 자리로 끌기',
  visible: '제공',
  up: '위로 옮기기: {name}',
  down: '아래로 옮기기: {name}',
};
