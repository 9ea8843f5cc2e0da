import { makeDescribedSound, planDescribedSound } from '#src/draft-engine/sound/description/make-described-sound.ts';
import { makeAmbience, makeSoundEvent } from '#src/draft-engine/sound/make-sound.ts';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '#src/draft-engine/story/sound-kinds.ts';
import type { GallerySection } from './gallery-group.ts';

const AMBIENCE_SECONDS = 12;
const DESCRIBED_SECONDS = 15;
const DESCRIPTIONS = [
  'rain on a tin roof, distant thunder',
  'doorbell, then footsteps',
  '森林里的鸟叫和溪水',
  '파도 소리와 갈매기',
  '夜の街に降る大雨',
  '焚き火のはぜる音と虫の声',
];

/** Every ambience. */
export const ambiences: GallerySection = ({ seed }) => [
  {
    title: 'Ambiences',
    content: {
      sounds: AMBIENCE_KINDS.map((kind) => ({ name: kind, make: () => [makeAmbience(kind, AMBIENCE_SECONDS, seed)] })),
    },
  },
];

/** Every effect. */
export const events: GallerySection = ({ seed }) => [
  {
    title: 'Effects',
    content: { sounds: SOUND_EVENT_KINDS.map((kind) => ({ name: kind, make: () => [makeSoundEvent(kind, seed)] })) },
  },
];

/** Sounds by what a person writes. */
export const described: GallerySection = ({ seed }) => [
  {
    title: 'Described sounds',
    content: {
      sounds: DESCRIPTIONS.map((description) => ({
        name: description,
        make: () => {
          const request = { durationSeconds: DESCRIBED_SECONDS, seed };
          const plan = planDescribedSound({ ...request, description });
          return plan.kind === 'layers' ? makeDescribedSound(plan, request) : [new Float32Array(1)];
        },
      })),
    },
  },
];
