import type { ModelEntry } from './model-entry.ts';

type Facts = Pick<ModelEntry, 'id' | 'label' | 'company' | 'vendor' | 'vendorModel' | 'priceCoins' | 'description'> &
  Partial<ModelEntry>;

function image(facts: Facts): ModelEntry {
  return {
    kind: 'image',
    premium: false,
    isNew: true,
    lifecycle: { state: 'live' },
    inputs: ['text', 'references'],
    ...facts,
  };
}

/** Image models beyond those that CAT-20 names. */
export const LATEST_IMAGE_MODELS: readonly ModelEntry[] = [
  image({
    id: 'seedream4.5',
    label: 'Seedream 4.5',
    company: 'ByteDance',
    vendor: 'fal',
    vendorModel: 'fal-ai/bytedance/seedream/v4.5/text-to-image',
    priceCoins: 5,
    description: {
      en: 'Large, detailed pictures that keep the faces of your cast.',
      cn: '画面大、细节足，并保持角色的面貌一致。',
      ko: '크고 섬세한 그림을 그리며 등장인물의 얼굴을 유지합니다.',
      ja: '大きく緻密な絵を描き、登場人物の顔を保ちます。',
    },
  }),
  image({
    id: 'seedream5-lite',
    label: 'Seedream 5 Lite',
    company: 'ByteDance',
    vendor: 'fal',
    vendorModel: 'fal-ai/bytedance/seedream/v5/lite/text-to-image',
    priceCoins: 5,
    description: {
      en: 'The newest Seedream: follows long descriptions closely.',
      cn: '最新一代 Seedream，能准确理解较长的描述。',
      ko: '가장 새로운 Seedream으로, 긴 설명도 충실하게 따릅니다.',
      ja: '最新のSeedream。長い説明にも忠実です。',
    },
  }),
  image({
    id: 'qwen-image-2',
    label: 'Qwen Image 2',
    company: 'Alibaba',
    vendor: 'fal',
    vendorModel: 'fal-ai/qwen-image-2',
    priceCoins: 5,
    description: {
      en: 'Good at lettering in pictures, Chinese included.',
      cn: '擅长画面中的文字，包括中文。',
      ko: '중국어를 포함해 그림 속 글자를 잘 씁니다.',
      ja: '中国語を含め、絵の中の文字が得意です。',
    },
  }),
  image({
    id: 'qwen-image-2-pro',
    label: 'Qwen Image 2 Pro',
    company: 'Alibaba',
    vendor: 'fal',
    vendorModel: 'fal-ai/qwen-image-2/pro',
    priceCoins: 9,
    description: {
      en: 'Finer textures and lettering than Qwen Image 2.',
      cn: '质感与文字比 Qwen Image 2 更细腻。',
      ko: 'Qwen Image 2보다 질감과 글자가 더 섬세합니다.',
      ja: 'Qwen Image 2より質感と文字が精細です。',
    },
  }),
  image({
    id: 'flux-2',
    label: 'FLUX.2 dev',
    company: 'Black Forest Labs',
    vendor: 'fal',
    vendorModel: 'fal-ai/flux-2',
    priceCoins: 6,
    description: {
      en: 'Natural light and materials, and pictures of your cast as a guide.',
      cn: '光影与材质自然，可参考角色图片。',
      ko: '빛과 재질이 자연스럽고, 등장인물의 그림을 참고합니다.',
      ja: '光と素材が自然で、登場人物の絵を手がかりにします。',
    },
  }),
  image({
    id: 'flux-2-pro',
    label: 'FLUX.2 pro',
    company: 'Black Forest Labs',
    vendor: 'fal',
    vendorModel: 'fal-ai/flux-2-pro',
    priceCoins: 8,
    premium: true,
    description: {
      en: 'Photographic pictures with exact colours.',
      cn: '照片般的画面，色彩准确。',
      ko: '사진 같은 그림을 정확한 색으로 그립니다.',
      ja: '写真のような絵を、正確な色で描きます。',
    },
  }),
  image({
    id: 'flux-2-max',
    label: 'FLUX.2 max',
    company: 'Black Forest Labs',
    vendor: 'fal',
    vendorModel: 'fal-ai/flux-2-max',
    priceCoins: 18,
    premium: true,
    description: {
      en: 'The most exact of the FLUX models.',
      cn: 'FLUX 系列中最精准的模型。',
      ko: 'FLUX 모델 가운데 가장 정확합니다.',
      ja: 'FLUXの中で最も正確なモデルです。',
    },
  }),
  image({
    id: 'gpt-image-2.5-flare',
    label: 'GPT Image 2.5 Flare',
    company: 'OpenAI',
    vendor: 'openai',
    vendorModel: 'gpt-image-2.5-flare',
    priceCoins: 12,
    inputs: ['text', 'image', 'references'],
    description: {
      en: 'Follows instructions closely, and draws quickly.',
      cn: '严格遵循指令，出图快。',
      ko: '지시를 충실히 따르며 빠르게 그립니다.',
      ja: '指示に忠実で、描くのが速いモデルです。',
    },
  }),
  image({
    id: 'gpt-image-2.5-sunburst',
    label: 'GPT Image 2.5 Sunburst',
    company: 'OpenAI',
    vendor: 'openai',
    vendorModel: 'gpt-image-2.5-sunburst',
    priceCoins: 24,
    premium: true,
    inputs: ['text', 'image', 'references'],
    description: {
      en: 'OpenAI’s finest: changes only what you ask for.',
      cn: 'OpenAI 最精细的模型，只改动你要求的部分。',
      ko: 'OpenAI에서 가장 정교하며, 요청한 부분만 바꿉니다.',
      ja: 'OpenAIで最も精細。頼んだところだけを変えます。',
    },
  }),
];
