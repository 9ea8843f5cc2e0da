import type { FilmPicturesTexts } from './en.ts';

export const ko: FilmPicturesTexts = {
  notYet: '저장되면 이 샷의 첫 이미지가 만들어집니다.',
  strip: '이 샷의 이미지',
  take: '테이크 {number, number}',
  keys: '1~8 키로 순서에 맞는 이미지를 고를 수 있습니다.',
  origin: { made: '유료', brought: '내 이미지' },
  howMany: '장수',
  draw: '{count, plural, other {다른 이미지 #장 그리기}}',
  drawHint: '각도와 거리를 바꾸어 무료로 그립니다. 고르기 전까지는 지금 이미지를 그대로 씁니다.',
  drawHintFree:
    '각도나 거리를 바꾸어 무료로 그립니다. 고르기 전까지는 지금 이미지를 그대로 씁니다. 멤버십 회원은 한 번에 {most, number}장까지 그릴 수 있습니다.',
  prompt: '말로 바꾸기',
  promptHint:
    '빛, 날씨, 카메라, 감정, 동작, 장소, 나오는 인물과 물건. 예: 밤으로 바꿔 줘, 더 가까이, 그녀가 웃게 해 줘.',
  promptEmpty: '무엇을 바꿀지 적으세요.',
  promptGo: '바꾸기',
  understood: '알아들은 말: {words}',
  unknown: '알아듣지 못한 말: {words}',
  already: '이미지가 이미 그렇습니다.',
  notPossible: '영화가 바뀌어 이렇게 고칠 수 없습니다.',
  promptOnlyDrawn:
    '말로 바꿀 수 있는 것은 여기에서 그린 이미지입니다. 이 이미지는 다른 곳에서 만들어져 모델이 바꿀 수 있습니다.',
  upload: '이미지 올리기',
  uploading: '올리는 중 {number, number}/{of, number}',
  fromTools: '도구에서 만든 이미지',
  uploadHint:
    'JPG, PNG, WebP, GIF, BMP, HEIC, 장당 10 MB까지. 여러 장이면 이 샷부터 차례로 쓰입니다. 한 번에 {most, number}장까지, 16:9가 가장 잘 맞습니다.',
  broughtHint:
    '올린 이미지를 그대로 보여 주고 카메라만 천천히 움직입니다. 이미지 속 인물은 움직이거나 말하지 않습니다.',
  flip: '좌우 뒤집기',
  takeOff: '그린 이미지로 되돌리기',
  wrongFormat: '‘{name}’은(는) 쓸 수 있는 이미지가 아닙니다.',
  tooLarge: '‘{name}’이(가) {megabytes, number} MB를 넘습니다.',
  leftOut: '처음 {most, number}장만 썼습니다. 나머지 {count, number}장은 쓰지 않았습니다.',
  added: '영화 끝에 샷 {count, number}개를 더했습니다.',
};
