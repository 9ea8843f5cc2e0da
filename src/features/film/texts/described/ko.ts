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
  tail: {
    label: '샷이 끝나는 모습',
    hint: '한 문장으로 적으세요. 초안 엔진은 샷을 그렇게 끝내고, 마지막 프레임을 받는 모델은 클립을 이 이미지로 끝냅니다.',
    required: '샷이 어떻게 끝나는지 적으세요.',
    draw: '끝 그리기',
    drawing: '마지막 프레임을 그리고 있습니다…',
    upload: '이미지 업로드…',
    previous: '앞 샷의 끝 사용',
    noneBefore: '앞 샷에는 마지막 프레임이 없습니다.',
    remove: '끝을 정하지 않기',
    alt: '샷 {number, number}의 끝',
    forModels: '초안 엔진은 이 문장을 그릴 수 없었습니다. 모델에는 이 문장이 전달됩니다.',
    noEndFrames: '{model}은(는) 마지막 프레임을 받지 않아 클립의 끝을 스스로 정합니다.',
  },
};
