import { FEATURE_PRICES } from '../prices.ts';
import type { ModelEntry } from './model-entry.ts';

type Facts = Pick<ModelEntry, 'id' | 'label' | 'kind' | 'vendorModel' | 'otherRoutes' | 'priceCoins' | 'description'>;

function elevenLabs(facts: Facts): ModelEntry {
  return {
    vendor: 'elevenlabs',
    company: 'ElevenLabs',
    premium: false,
    isNew: true,
    lifecycle: { state: 'live' },
    inputs: ['text'],
    ...facts,
  };
}

/** Models for music and for sounds (CAT-30). */
export const SOUND_MODELS: readonly ModelEntry[] = [
  elevenLabs({
    id: 'elevenlabs-music',
    label: 'ElevenLabs Music',
    kind: 'music',
    vendorModel: 'music_v1',
    otherRoutes: [{ vendor: 'fal', vendorModel: 'fal-ai/elevenlabs/music' }],
    priceCoins: FEATURE_PRICES.music,
    description: {
      en: 'Recorded-sounding music from a description, up to 10 minutes.',
      cn: '按描述生成如录音般的音乐，最长 10 分钟。',
      ko: '설명에 따라 실제 녹음 같은 음악을 최대 10분까지 만듭니다.',
      ja: '説明から、録音のような音楽を最長10分まで作ります。',
    },
  }),
  elevenLabs({
    id: 'elevenlabs-sound',
    label: 'ElevenLabs Sound Effects',
    kind: 'sound',
    vendorModel: 'eleven_text_to_sound_v2',
    otherRoutes: [{ vendor: 'fal', vendorModel: 'fal-ai/elevenlabs/sound-effects/v2' }],
    priceCoins: FEATURE_PRICES.audioEffects,
    description: {
      en: 'Realistic sounds from a description, up to 30 seconds.',
      cn: '按描述生成逼真的音效，最长 30 秒。',
      ko: '설명에 따라 사실적인 소리를 최대 30초까지 만듭니다.',
      ja: '説明から、リアルな音を最長30秒まで作ります。',
    },
  }),
];
