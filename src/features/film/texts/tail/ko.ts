import type { FilmTailTexts } from './en.ts';

/** Texts of how shots end, in Korean. */
export const ko: FilmTailTexts = {
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
};
