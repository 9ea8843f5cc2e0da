import type { ToolMultiViewTexts } from './en.ts';

export const ko: ToolMultiViewTexts = {
  heading: '여러 방향',
  lead: '한 인물이나 사물을 최대 여섯 방향에서 봅니다.',
  hint: '온전한 모습 하나가 가장 좋습니다. 내 영화의 인물이나 여기서 그린 그림은 실제로 돌아가고, 다른 그림은 나머지를 짐작합니다.',
  fromFilm: '내 영화에서',
  views: '어느 방향에서',
  sides: { front: '앞', left: '왼쪽', right: '오른쪽', back: '뒤', top: '위', bottom: '아래' },
  noViews: '방향을 하나 이상 고르세요.',
  eachCosts: '방향마다 필름 코인 {coins, number}개.',
  make: '{count, number}개 방향 만들기',
  name: '{count, number}개 방향',
  basis: {
    turned: '실제로 돌림: 초안 엔진이 그린 인물이며, 이 방향도 엔진이 그렸습니다.',
    solid: '짐작: 초안 엔진이 그린 네 면을 합쳐 만들었습니다.',
    relief: '짐작: 그림으로 만든 부조입니다. 두께는 윤곽에서 짐작했고, 뒤는 앞을 거울처럼 뒤집은 것입니다.',
  },
  begin: '인물 하나를 가져오세요',
  beginText: '엔진은 직접 그린 것을 돌립니다. 사진은 부조로 만들며, 보이지 않는 곳은 모두 짐작입니다.',
};
