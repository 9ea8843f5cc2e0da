import type { FilmDescribedTexts } from './en.ts';

/** Texts of shots that are described in words, in Korean. */
export const ko: FilmDescribedTexts = {
  title: '샷 {number, number} 다음에 무슨 일이 일어나나요?',
  label: '다음에 보이는 것',
  hint: '누가 어디서 무엇을 하는지 한 문장으로 적으세요. 영화의 인물, 장소, 소품은 이름을 쓰면 그대로 쓰입니다. 따옴표 안의 말은 대사가 됩니다.',
  required: '이 샷에서 무엇이 보이는지 적으세요.',
  add: '샷 추가',
  notSavedYet: '변경 사항이 저장된 뒤 다시 시도해 주세요.',
  doesNotFit: '이 변경은 영화에 넣을 수 없습니다.',
  drawScript: '이대로 그리기',
  notDrawn: '그리지 못한 말: {words}',
};
