import { SAMPLE_RATE } from '#src/draft-engine/audio/sample-rate.ts';
import { loadVoiceModel } from '#src/draft-engine/voice/neural/voice-model.ts';
import { speak, type SpeakRequest } from '#src/draft-engine/voice/speak.ts';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { VOICE_SAMPLE_TEXTS } from '#src/shared/catalogue/voices.ts';
import { createRandom } from '#src/shared/random.ts';
import { filmLines } from './film-lines.ts';
import { melCepstra, speechDistance } from './speech-likeness.ts';

/** Lines of at least so many characters: a single word is like many others. */
const LEAST_CHARACTERS = 8;
const LINES = 200;
const OTHERS = 50;
const RATE_LINES = 6;

/**
 * The neural voice: processor seconds for each second of speech, and the share of lines of two languages that are
 * nearer to the formant engine's reading of the same line than to its reading of fifty others.
 */
export async function benchVoices(): Promise<Record<string, unknown>> {
  const speech = createSpeechProgram();
  const began = process.cpuUsage();
  const model = await loadVoiceModel();
  const loadSeconds = seconds(process.cpuUsage(began));
  const say = (request: Pick<SpeakRequest, 'text' | 'language' | 'engine'>): ReturnType<typeof speak> =>
    speak(
      {
        ...request,
        voice: { voice: `${request.language}-woman`, pitchShift: 0, rate: 1 },
        emotion: 'neutral',
        delivery: 'narrated',
        seed: 1,
      },
      { speech, model: async () => model },
    );

  let spoken = 0;
  const start = process.cpuUsage();
  for (let line = 0; line < RATE_LINES; line++) {
    spoken += (await say({ text: VOICE_SAMPLE_TEXTS.en, language: 'en', engine: 'neural' })).durationSeconds;
  }
  const realTimeFactor = seconds(process.cpuUsage(start)) / spoken;

  const nearest: Record<string, string> = {};
  const mistaken: string[] = [];
  for (const language of ['cn', 'ja'] as const) {
    const lines = await filmLines(language, LINES, LEAST_CHARACTERS);
    const cepstra = async (engine: SpeakRequest['engine']): Promise<Float64Array[][]> => {
      const read: Float64Array[][] = [];
      for (const text of lines) {
        read.push(melCepstra({ samples: (await say({ text, language, engine })).samples, sampleRate: SAMPLE_RATE }));
      }
      return read;
    };
    const [neural, formant] = [await cepstra('neural'), await cepstra('formant')];
    const random = createRandom(1);
    const right = neural.filter((own, index) => {
      const others = random
        .shuffle(formant.map((_, other) => other).filter((other) => other !== index))
        .slice(0, OTHERS);
      if (others.length < OTHERS) {
        throw new Error(`${others.length} other lines instead of ${OTHERS}`);
      }
      const distance = speechDistance(own, formant[index]!);
      const nearer = others.find((other) => speechDistance(own, formant[other]!) <= distance);
      if (nearer !== undefined) {
        mistaken.push(`${lines[index]} is nearer to ${lines[nearer]}`);
      }
      return nearer === undefined;
    });
    nearest[language] = `${right.length} of ${lines.length}`;
  }
  speech.stop();
  await model.close();
  return { loadSeconds, realTimeFactor, nearest, mistaken, peakMegabytes: process.resourceUsage().maxRSS / 1024 };
}

const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;
