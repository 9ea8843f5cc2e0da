import { speak, type SpeakRequest } from '#src/draft-engine/voice/speak.ts';
import { EMOTIONS, type Delivery } from '#src/shared/catalogue/shots.ts';
import { VOICES, VOICE_SAMPLE_TEXTS } from '#src/shared/catalogue/voices.ts';
import { LANGUAGE_NAMES, type Language } from '#src/shared/language/languages.ts';
import type { GalleryGroup, GallerySection, GallerySound, GalleryTools } from './gallery-group.ts';

/** Lines that can be said with any feeling and in any way. */
const LINES: Readonly<Record<Language, string>> = {
  en: 'You came back. I did not think that you would.',
  cn: '你回来了。我没想到你会回来。',
  ko: '돌아왔구나. 네가 올 줄은 몰랐어.',
  ja: '帰ってきたんだね。戻るとは思わなかった。',
};
const SPEAKERS = ['woman', 'man', 'girl', 'boy'] as const;
const DELIVERIES: readonly Delivery[] = ['spoken', 'whispered', 'shouted', 'narrated', 'telephone', 'far', 'thought'];

/** The catalogue's voices, then feelings and deliveries by people of both sexes and ages, in each language. */
export const voices: GallerySection = (tools) => tools.languages.flatMap((language) => groupsOf(language, tools));

function groupsOf(language: Language, tools: GalleryTools): GalleryGroup[] {
  const name = LANGUAGE_NAMES[language];
  const text = LINES[language];
  const say = (choice: Partial<SpeakRequest>, id: string): GallerySound => ({
    name: id,
    make: async () => {
      const voice = { voice: id, pitchShift: 0, rate: 1 };
      const plain = { text, language, emotion: 'neutral', delivery: 'spoken', engine: 'neural' } as const;
      return [(await speak({ ...plain, voice, seed: tools.seed, ...choice }, tools.voices)).samples];
    },
  });
  const table = <Kind extends string>(kinds: readonly Kind[], choiceOf: (kind: Kind) => Partial<SpeakRequest>) => ({
    columns: [...SPEAKERS],
    rows: kinds.map((kind) => ({
      name: kind,
      sounds: SPEAKERS.map((speaker) => say(choiceOf(kind), `${language}-${speaker}`)),
    })),
  });
  const sample = VOICE_SAMPLE_TEXTS[language];
  return [
    {
      title: `${name}: voices`,
      text: sample,
      content: {
        sounds: VOICES.filter((voice) => voice.language === language).map(({ id }) => say({ text: sample }, id)),
      },
    },
    { title: `${name}: feelings`, text, content: table(EMOTIONS, (emotion) => ({ emotion })) },
    { title: `${name}: deliveries`, text, content: table(DELIVERIES, (delivery) => ({ delivery })) },
  ];
}
