import type { SpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { FormantVoice } from '../engine-voice.ts';
import { readSentence } from '../reading/read-sentence.ts';
import type { ReadWord } from '../reading/read-word.ts';
import type { SpokenSound } from '../spoken-sound.ts';

interface FormantRequest {
  text: string;
  language: Language;
  voice: FormantVoice;
  /** Median pitch of the result, hertz. */
  hertz: number;
  range: number;
  /** Pace; 1 is the engine's own. */
  rate: number;
}

/**
 * Says one sentence by a formant engine. Formants are shifted by resampling; the engine's pitch is set inversely, so
 * that only the formants change. Korean is given as it sounds: the engine knows few of the rules by which its letters
 * change each other.
 */
export async function sayFormant(
  { text, language, voice, hertz, range, rate }: FormantRequest,
  speech: SpeechProgram,
  signal: AbortSignal | undefined,
): Promise<SpokenSound> {
  const read = language === 'ko' ? await readSentence(text, language) : [];
  const spoken = await speech.say(
    {
      text: read.length > 0 ? read.map((word) => word.spoken + word.after).join('') : text,
      language,
      engine: voice.engine,
      voice: voice.engineVoice,
      accent: voice.accent,
      hertz: hertz / voice.formants,
      range,
      rate,
    },
    signal,
  );
  return {
    ...spoken,
    samples: Float32Array.from(spoken.samples, (sample) => sample / 32_768),
    words: read.length > 0 ? asWritten(read, spoken.words) : spoken.words,
  };
}

/** The engine's words under the names that they have in the text: one written word may be several spoken ones. */
function asWritten(read: readonly ReadWord[], spoken: SpokenSound['words']): SpokenSound['words'] {
  let next = 0;
  return read.flatMap((word) => {
    const count = word.spoken.split(/\s+/).filter(Boolean).length;
    const own = spoken.slice(next, next + count);
    next += count;
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ text: word.text, startSeconds: first.startSeconds, endSeconds: last.endSeconds }] : [];
  });
}
