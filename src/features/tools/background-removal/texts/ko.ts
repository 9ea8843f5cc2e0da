import type { ToolBackgroundRemovalTexts } from './en.ts';

export const ko: ToolBackgroundRemovalTexts = {
  heading: '배경 지우기',
  lead: '그림 속 주인공을 가장자리를 따라 오려 냅니다. 이 서버에서 무료로, 그림은 밖으로 나가지 않습니다. 모델이 있으면 모델로도 합니다.',
  make: '배경 지우기',
  name: '오려 낸 그림',
  behind: '뒤에 놓을 것',
  kinds: {
    clear: '투명',
    white: '하양',
    black: '검정',
    colour: '색',
    picture: '그림',
  },
  colour: '색',
  choose: '뒤에 놓을 그림 고르기',
  begin: '사람이나 물건이 있는 그림을 가져오세요',
  beginText: '주인공 하나가 뚜렷할 때 가장 잘 됩니다. 그다음 뒤에 놓을 것을 고르고 선을 움직여 비교해 보세요.',
};
