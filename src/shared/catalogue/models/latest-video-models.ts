import type { ModelEntry } from './model-entry.ts';

type Facts = Pick<
  ModelEntry,
  'id' | 'label' | 'company' | 'vendorModel' | 'priceCoins' | 'inputs' | 'durationsSeconds' | 'description'
> &
  Partial<ModelEntry>;

function video(facts: Facts): ModelEntry {
  return {
    kind: 'video',
    vendor: 'fal',
    premium: false,
    isNew: true,
    lifecycle: { state: 'live' },
    ...facts,
  };
}

/** Every whole second from the first to the last. */
const seconds = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const SEEDANCE_2 = {
  company: 'ByteDance',
  inputs: ['text', 'image', 'end_image', 'references'],
  durationsSeconds: seconds(4, 15),
} as const satisfies Partial<ModelEntry>;

/** Video models beyond those that CAT-22 names. The kling models take no end frame here either (CAT-23). */
export const LATEST_VIDEO_MODELS: readonly ModelEntry[] = [
  video({
    ...SEEDANCE_2,
    id: 'seedance_2',
    label: 'Seedance 2.0',
    vendorModel: 'bytedance/seedance-2.0',
    otherRoutes: [{ vendor: 'openrouter', vendorModel: 'bytedance/seedance-2.0' }],
    priceCoins: 400,
    premium: true,
    resolutions: ['720p', '1080p'],
    description: {
      en: 'Film-like motion and physics; keeps the faces of your cast.',
      cn: '电影般的运动与物理效果，保持角色面貌一致。',
      ko: '영화 같은 움직임과 물리 표현으로 등장인물의 얼굴을 유지합니다.',
      ja: '映画のような動きと物理表現。登場人物の顔を保ちます。',
    },
  }),
  video({
    ...SEEDANCE_2,
    id: 'seedance_2_fast',
    label: 'Seedance 2.0 Fast',
    vendorModel: 'bytedance/seedance-2.0/fast',
    otherRoutes: [{ vendor: 'openrouter', vendorModel: 'bytedance/seedance-2.0-fast' }],
    priceCoins: 300,
    resolutions: ['720p'],
    description: {
      en: 'Seedance 2.0 made quicker, at 720p.',
      cn: '更快的 Seedance 2.0，720p。',
      ko: '더 빠른 Seedance 2.0, 720p입니다.',
      ja: 'より速いSeedance 2.0、720pです。',
    },
  }),
  video({
    ...SEEDANCE_2,
    id: 'seedance_2_mini',
    label: 'Seedance 2.0 Mini',
    vendorModel: 'bytedance/seedance-2.0/mini',
    otherRoutes: [{ vendor: 'openrouter', vendorModel: 'bytedance/seedance-2.0-mini' }],
    priceCoins: 180,
    resolutions: ['720p'],
    description: {
      en: 'The least expensive Seedance 2.0, good for trying things out.',
      cn: '最实惠的 Seedance 2.0，适合试拍。',
      ko: '가장 저렴한 Seedance 2.0으로, 시험해 보기에 좋습니다.',
      ja: '最も手ごろなSeedance 2.0。試し撮りに向いています。',
    },
  }),
  video({
    id: 'kling_v3',
    label: 'Kling 3.0',
    company: 'Kuaishou',
    vendorModel: 'fal-ai/kling-video/v3/standard',
    priceCoins: 150,
    inputs: ['text', 'image'],
    durationsSeconds: seconds(3, 15),
    description: {
      en: 'Fluid motion in clips of any length up to 15 seconds.',
      cn: '动作流畅，片段最长 15 秒。',
      ko: '최대 15초 길이의 부드러운 움직임을 만듭니다.',
      ja: '最長15秒まで、なめらかな動きを作ります。',
    },
  }),
  video({
    id: 'kling_v3_pro',
    label: 'Kling 3.0 Pro',
    company: 'Kuaishou',
    vendorModel: 'fal-ai/kling-video/v3/pro',
    priceCoins: 200,
    inputs: ['text', 'image'],
    durationsSeconds: seconds(3, 15),
    premium: true,
    description: {
      en: 'Kling’s finest picture, for close-ups and strong light.',
      cn: '可灵最精细的画质，适合特写与强光。',
      ko: 'Kling의 가장 뛰어난 화질로, 클로즈업과 강한 빛에 어울립니다.',
      ja: 'Klingの最高画質。クローズアップや強い光に向いています。',
    },
  }),
  video({
    id: 'veo31_fast',
    label: 'Veo 3.1 Fast',
    company: 'Google',
    vendorModel: 'fal-ai/veo3.1/fast',
    otherRoutes: [{ vendor: 'google', vendorModel: 'veo-3.1-fast-generate-001' }],
    priceCoins: 200,
    inputs: ['text', 'image', 'end_image'],
    durationsSeconds: [4, 6, 8],
    resolutions: ['720p', '1080p'],
    description: {
      en: 'Close to Veo 3.1 in quality, at half the price.',
      cn: '画质接近 Veo 3.1，价格减半。',
      ko: '절반 가격에 Veo 3.1에 가까운 화질입니다.',
      ja: '半額で、Veo 3.1に近い画質です。',
    },
  }),
  video({
    id: 'veo31_lite',
    label: 'Veo 3.1 Lite',
    company: 'Google',
    vendorModel: 'fal-ai/veo3.1/lite',
    priceCoins: 100,
    inputs: ['text', 'image', 'end_image'],
    durationsSeconds: [4, 6, 8],
    resolutions: ['720p', '1080p'],
    description: {
      en: 'The least expensive Veo, for many simple shots.',
      cn: '最实惠的 Veo，适合大量简单镜头。',
      ko: '가장 저렴한 Veo로, 단순한 샷을 많이 만들 때 좋습니다.',
      ja: '最も手ごろなVeo。単純なショットを多く作るときに。',
    },
  }),
  video({
    id: 'minimax_hailuo_23',
    label: 'Hailuo 2.3',
    company: 'MiniMax',
    vendorModel: 'fal-ai/minimax/hailuo-2.3',
    priceCoins: 200,
    inputs: ['text', 'image'],
    durationsSeconds: [6, 10],
    premium: true,
    description: {
      en: 'Lively faces and bodies, dance and sport.',
      cn: '表情与肢体生动，适合舞蹈和运动。',
      ko: '표정과 몸짓이 생생해 춤과 운동에 좋습니다.',
      ja: '表情と体の動きが豊か。ダンスやスポーツに。',
    },
  }),
  video({
    id: 'minimax_hailuo_23_fast',
    label: 'Hailuo 2.3 Fast',
    company: 'MiniMax',
    vendorModel: 'fal-ai/minimax/hailuo-2.3-fast',
    priceCoins: 130,
    inputs: ['image'],
    durationsSeconds: [6, 10],
    description: {
      en: 'Hailuo 2.3 made quicker, from a shot’s picture.',
      cn: '更快的 Hailuo 2.3，由镜头画面生成。',
      ko: '샷의 그림에서 시작하는, 더 빠른 Hailuo 2.3입니다.',
      ja: 'ショットの絵から作る、より速いHailuo 2.3です。',
    },
  }),
  video({
    id: 'wan27',
    label: 'Wan 2.7',
    company: 'Alibaba',
    vendorModel: 'fal-ai/wan/v2.7',
    priceCoins: 80,
    inputs: ['text', 'image', 'end_image'],
    durationsSeconds: seconds(2, 15),
    resolutions: ['720p', '1080p'],
    description: {
      en: 'Steady scenes up to 15 seconds, from the first frame to the last.',
      cn: '场景稳定，最长 15 秒，可指定首尾帧。',
      ko: '첫 프레임부터 끝 프레임까지, 최대 15초의 안정된 장면을 만듭니다.',
      ja: '最初から最後のフレームまで、最長15秒の安定した場面を作ります。',
    },
  }),
  video({
    id: 'vidu_q3',
    label: 'Vidu Q3',
    company: 'Shengshu',
    vendorModel: 'fal-ai/vidu/q3',
    priceCoins: 130,
    inputs: ['text', 'image', 'end_image'],
    durationsSeconds: seconds(4, 16),
    resolutions: ['720p', '1080p'],
    description: {
      en: 'Expressive animation, strong in anime looks.',
      cn: '动画表现力强，尤其适合动漫画风。',
      ko: '표현력 있는 움직임으로, 특히 애니메이션 화풍에 강합니다.',
      ja: '表現豊かな動き。特にアニメの画風が得意です。',
    },
  }),
  video({
    id: 'pixverse_v6',
    label: 'PixVerse 6',
    company: 'PixVerse',
    vendorModel: 'fal-ai/pixverse/v6',
    priceCoins: 60,
    inputs: ['text', 'image', 'end_image'],
    durationsSeconds: seconds(5, 15),
    resolutions: ['720p', '1080p'],
    description: {
      en: 'Many looks and quick camera moves for little.',
      cn: '画风多样、运镜灵活，价格实惠。',
      ko: '다양한 화풍과 빠른 카메라 움직임을 저렴하게 만듭니다.',
      ja: '多彩な画風と素早いカメラワークを手ごろに。',
    },
  }),
];
