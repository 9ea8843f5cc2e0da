import type { SpeakTools } from '#src/draft-engine/voice/ask-engine.ts';
import { loadVoiceModel } from '#src/draft-engine/voice/neural/voice-model.ts';
import { readSentence } from '#src/draft-engine/voice/reading/read-sentence.ts';
import { speak } from '#src/draft-engine/voice/speak.ts';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { EMOTIONS, type Emotion } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { learnDiscriminant } from './feelings/discriminant.ts';
import { FEELING_LINES } from './feelings/feeling-lines.ts';
import { measureProsody, PROSODY_MEASURES } from './feelings/measure-prosody.ts';

const SPEAKERS = ['woman', 'man', 'girl'] as const;
/** The overall level tells the feelings apart by itself where the chain sets it, so that it is left out once. */
const LEVEL = PROSODY_MEASURES.indexOf('loudness, LUFS');

/** A line as it was said. */
interface Said {
  line: number;
  speaker: string;
  label: Emotion;
  values: readonly number[];
}

/**
 * Whether the nine feelings can be told apart by how a line is said: lines of each language by a woman, a man and a
 * child are measured (pitch, pace, pauses, level, colour), and a linear discriminant that knows the other lines names
 * the feeling of each. With languages as words it says only those.
 */
export async function benchFeelings(words: readonly string[]): Promise<Record<string, unknown>> {
  const chosen = LANGUAGES.filter((language) => words.length === 0 || words.includes(language));
  const speech = createSpeechProgram();
  const model = await loadVoiceModel();
  const accuracy: Record<string, Record<string, string>> = {};
  for (const language of chosen) {
    const said = perSpeaker(await sayAll(language, { speech, model: async () => model }));
    const named = nameFeelings(said);
    const withoutLevel = nameFeelings(
      said.map((one) => ({ ...one, values: one.values.filter((_, at) => at !== LEVEL) })),
    );
    process.stdout.write(`\n${language}\n${confusion(said, named)}\n`);
    accuracy[language] = { all: rightOf(said, named), withoutLevel: rightOf(said, withoutLevel) };
  }
  speech.stop();
  await model.close();
  return accuracy;
}

async function sayAll(language: Language, tools: SpeakTools): Promise<Said[]> {
  const said: Said[] = [];
  for (const [line, text] of FEELING_LINES[language].entries()) {
    const soundCount = (await readSentence(text, language)).reduce(
      (count, { phonemes }) => count + phonemes.replace(/[^\p{L}]|[ʰʲᵝ]/gu, '').length,
      0,
    );
    for (const speaker of SPEAKERS) {
      for (const emotion of EMOTIONS) {
        const voice = { voice: `${language}-${speaker}`, pitchShift: 0, rate: 1 };
        const request = { text, language, voice, emotion, delivery: 'spoken', engine: 'neural', seed: line } as const;
        said.push({ line, speaker, label: emotion, values: measureProsody(await speak(request, tools), soundCount) });
      }
    }
  }
  return said;
}

/** Each measure with mean 0 and spread 1 over all that a speaker says: people are compared with themselves. */
function perSpeaker(said: readonly Said[]): Said[] {
  return said.map((one) => {
    const own = said.filter(({ speaker }) => speaker === one.speaker);
    return {
      ...one,
      values: one.values.map((value, at) => {
        const mean = own.reduce((sum, { values }) => sum + values[at]!, 0) / own.length;
        const spread = Math.sqrt(own.reduce((sum, { values }) => sum + (values[at]! - mean) ** 2, 0) / own.length);
        return (value - mean) / (spread + 1e-9);
      }),
    };
  });
}

/** The feeling of each line, by a discriminant that never heard the line. */
function nameFeelings(said: readonly Said[]): Emotion[] {
  const rules = new Map(
    [...new Set(said.map(({ line }) => line))].map((line) => [
      line,
      learnDiscriminant(said.filter((other) => other.line !== line)),
    ]),
  );
  return said.map(({ line, values }) => rules.get(line)!(values));
}

function rightOf(said: readonly Said[], named: readonly Emotion[]): string {
  const right = said.filter(({ label }, index) => named[index] === label).length;
  return `${((100 * right) / said.length).toFixed(1)}% of ${said.length}`;
}

/** Rows: the feeling that was meant; columns: the one that was named. */
function confusion(said: readonly Said[], named: readonly Emotion[]): string {
  const line = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padStart(11)).join('');
  return [
    line(['meant', ...EMOTIONS]),
    ...EMOTIONS.map((meant) =>
      line([
        meant,
        ...EMOTIONS.map(
          (heard) => said.filter(({ label }, at) => label === meant && named[at] === heard).length || '.',
        ),
      ]),
    ),
  ].join('\n');
}
