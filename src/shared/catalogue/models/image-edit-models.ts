import type { ModelEntry } from './model-entry.ts';

type Facts = Pick<ModelEntry, 'id' | 'label' | 'company' | 'vendorModel' | 'priceCoins' | 'lifecycle'> &
  Partial<ModelEntry>;

function edit(facts: Facts): ModelEntry {
  return {
    kind: 'image-edit',
    vendor: 'fal',
    premium: false,
    isNew: false,
    inputs: ['text', 'image', 'references'],
    ...facts,
  };
}

/** Image edit models (CAT-21). */
export const IMAGE_EDIT_MODELS: readonly ModelEntry[] = [
  edit({
    id: 'seededit-3.0',
    label: 'SeedEdit 3.0',
    company: 'ByteDance',
    vendorModel: 'fal-ai/bytedance/seededit/v3/edit-image',
    priceCoins: 5,
    lifecycle: { state: 'retired' },
    successor: 'seedream-4.0',
  }),
  edit({
    id: 'qwen-image-edit',
    label: 'Qwen Image Edit',
    company: 'Alibaba',
    vendorModel: 'fal-ai/qwen-image-edit',
    otherRoutes: [{ vendor: 'dashscope', vendorModel: 'qwen-image-edit' }],
    priceCoins: 4,
    inputs: ['text', 'image', 'mask'],
    lifecycle: { state: 'live' },
  }),
  edit({
    id: 'seedream-4.0',
    label: 'Seedream 4.0 Edit',
    company: 'ByteDance',
    vendorModel: 'fal-ai/bytedance/seedream/v4/edit',
    otherRoutes: [{ vendor: 'bytedance', vendorModel: 'doubao-seedream-4-0-250828' }],
    priceCoins: 4,
    lifecycle: { state: 'live' },
  }),
  edit({
    id: 'seedream-4.5-edit',
    label: 'Seedream 4.5 Edit',
    company: 'ByteDance',
    vendorModel: 'fal-ai/bytedance/seedream/v4.5/edit',
    otherRoutes: [{ vendor: 'bytedance', vendorModel: 'doubao-seedream-4-5-251128' }],
    priceCoins: 5,
    isNew: true,
    lifecycle: { state: 'live' },
    description: {
      en: 'Large results in which faces and small writing stay as they are.',
      cn: '输出画面大，人脸与小字保持不变。',
      ko: '얼굴과 작은 글자를 그대로 두며 큰 그림을 냅니다.',
      ja: '顔や小さな文字を保ったまま、大きな絵にします。',
    },
  }),
  edit({
    id: 'qwen-image-edit-2511',
    label: 'Qwen Image Edit 2511',
    company: 'Alibaba',
    vendorModel: 'fal-ai/qwen-image-edit-2511',
    priceCoins: 4,
    isNew: true,
    lifecycle: { state: 'live' },
    description: {
      en: 'Combines several pictures, and keeps people recognisable.',
      cn: '可合成多张图片，人物特征保持一致。',
      ko: '여러 그림을 합치고 인물의 특징을 유지합니다.',
      ja: '複数の絵を組み合わせ、人物の特徴を保ちます。',
    },
  }),
  edit({
    id: 'gpt-image-2.5-edit',
    label: 'GPT Image 2.5 Sunburst Edit',
    company: 'OpenAI',
    vendor: 'openai',
    vendorModel: 'gpt-image-2.5-sunburst',
    priceCoins: 24,
    premium: true,
    isNew: true,
    inputs: ['text', 'image', 'references', 'mask'],
    lifecycle: { state: 'live' },
    description: {
      en: 'Changes only what you ask for, within a mask if you give one.',
      cn: '只改动你要求的部分，可用蒙版限定范围。',
      ko: '요청한 부분만, 마스크가 있으면 그 안에서만 바꿉니다.',
      ja: '頼んだところだけを、マスクがあればその中だけを変えます。',
    },
  }),
  edit({
    id: 'nano-banana-2-edit',
    label: 'Nano Banana 2 Edit',
    company: 'Google',
    vendor: 'google',
    vendorModel: 'gemini-nano-banana-2.1',
    otherRoutes: [{ vendor: 'fal', vendorModel: 'fal-ai/nano-banana-2' }],
    priceCoins: 12,
    isNew: true,
    lifecycle: { state: 'live' },
    description: {
      en: 'Understands long requests and everyday knowledge.',
      cn: '理解较长的要求，具备常识。',
      ko: '긴 요청과 일상적인 지식을 이해합니다.',
      ja: '長い依頼も、日常の知識も理解します。',
    },
  }),
];
