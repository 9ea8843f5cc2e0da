/**
 * Speaks the sample of each voice with our own engine into src/apps/web/public/voices, as they are played where a voice
 * is chosen. `npm run voice-samples` speaks all of them; `npm run voice-samples -- en-woman ko-man` some.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadVoiceModel } from '#src/draft-engine/voice/neural/voice-model.ts';
import { speak } from '#src/draft-engine/voice/speak.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { VOICE_SAMPLE_TEXTS, VOICES } from '#src/shared/catalogue/voices.ts';

const FOLDER = 'src/apps/web/public/voices';
/** Enough for one voice; every browser plays AAC. */
const ENCODING = ['-c:a', 'aac', '-b:a', '48k', '-ar', '24000', '-ac', '1', '-movflags', '+faststart'];

const chosen = process.argv.slice(2);
const speech = createSpeechProgram();
const model = loadVoiceModel();
const ffmpeg = await findFfmpeg({ cacheFolder: tmpdir() });
await mkdir(FOLDER, { recursive: true });
for (const { id, language } of VOICES.filter((voice) => chosen.length === 0 || chosen.includes(voice.id))) {
  const { samples, durationSeconds } = await speak(
    {
      text: VOICE_SAMPLE_TEXTS[language],
      language,
      voice: { voice: id, pitchShift: 0, rate: 1 },
      emotion: 'neutral',
      delivery: 'spoken',
      engine: 'neural',
      seed: 1,
    },
    { speech, model: () => model },
  );
  const wav = join(tmpdir(), `kinora-sample-${process.pid}.wav`);
  await writeFile(wav, encodePcmWav({ sampleRate: 48_000, channels: [samples] }));
  await runFfmpeg({
    ffmpeg,
    arguments: ['-y', '-i', wav, ...ENCODING, '-map_metadata', '-1', join(FOLDER, `${id}.m4a`)],
  });
  await rm(wav);
  console.log(`${id}: ${durationSeconds.toFixed(1)} s`);
}
speech.stop();
await (await model).close();
