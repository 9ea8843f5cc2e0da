import { expect, test } from 'vitest';
import { chooseVoice } from './voice-choice.ts';
import { VOICES, type VoiceId } from './voices.ts';

const choose = (choice: Record<string, string>, id: VoiceId, language: 'en' | 'ko' = 'ko') =>
  chooseVoice(
    choice,
    VOICES.find((voice) => voice.id === id)!,
    language,
  );

test('the key that says the most about a voice names the one that stands for it', () => {
  const choice = {
    '*': 'any',
    female: 'f',
    male: 'm',
    ko: 'korean',
    'ko-male': 'korean man',
    child: 'young',
    elderly_woman: 'old',
    'ko-gentle_woman': 'soft',
  };
  expect(choose(choice, 'ko-gentle_woman')).toEqual({ name: 'soft', isOwn: true });
  expect(choose(choice, 'ko-elderly_woman')).toEqual({ name: 'old', isOwn: true });
  expect(choose(choice, 'ko-girl')).toEqual({ name: 'young', isOwn: true });
  expect(choose(choice, 'ko-man')).toEqual({ name: 'korean man', isOwn: false });
  expect(choose(choice, 'ko-woman')).toEqual({ name: 'korean', isOwn: false });
  expect(choose(choice, 'en-woman', 'en')).toEqual({ name: 'f', isOwn: false });
  expect(choose(choice, 'en-creature', 'en')).toEqual({ name: 'any', isOwn: false });
});

test('without a key that fits, the first named voice speaks; without any, none', () => {
  expect(choose({ male: 'm' }, 'ko-machine')).toEqual({ name: 'm', isOwn: false });
  expect(choose({}, 'ko-woman')).toBeUndefined();
});
