import type { ToolStickerTexts } from './en.ts';

export const ko: ToolStickerTexts = {
  heading: '스티커',
  lead: '말로 설명하거나 사진을 올리면 여섯 가지 스타일의 투명 스티커가 됩니다. 초안 엔진은 무료입니다.',
  from: '무엇으로',
  photo: '사진',
  photoHint: '얼굴이나 사람, 동물, 사물: 두드러진 것을 이 서버에서 오려 냅니다. 찍힌 사람의 동의가 필요합니다.',
  prompt: '무엇을 그릴까요',
  promptOfPhoto: '더하거나 바꿀 것',
  promptExample: '풍선을 든 행복한 고양이',
  promptMissing: '무엇을 그릴지 적어 주세요.',
  style: '스타일',
  count: '개수',
  takesNoPhoto: '이 모델은 사진을 받지 않습니다. 다른 모델을 고르세요.',
  ofPhoto: '사진, {style}',
  doubtful:
    '사진에서 오려 낸 것이 온전하지 않을 수 있습니다. 먼저 ‘배경 지우기’에서 오려 내고 붓으로 고친 다음 그 그림을 가져오세요.',
  begin: '말이나 사진으로 시작하세요',
  beginText: '만든 스티커는 캔버스에 놓거나 스티커 팩에 담을 수 있습니다.',
  toCanvas: '캔버스',
  make: '스티커 {count, number}개 만들기',
  sources: { words: '말', photo: '사진' },
  styles: {
    pixel: '픽셀',
    flat: '플랫',
    clay: '클레이',
    sticker: '다이컷 스티커',
    memoji: '미모지',
    illustration: '일러스트',
  },
};
