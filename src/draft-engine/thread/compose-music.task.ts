import { writeFile } from 'node:fs/promises';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import type { MusicStem } from '#src/shared/catalogue/music-stems.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { composeMusic } from '../music/compose-music.ts';
import { nameInstrument } from '../music/describe/name-instrument.ts';
import type { MusicRequest } from '../music/music-request.ts';
import type { UnderstoodMusic } from '../music/understood-music.ts';

/** Input of a piece, or of one of its stems. */
export type MusicTask = MusicRequest & {
  path: string;
  soundFontPath?: string;
  /** In which instruments are named. */
  language?: Language;
};

/** What was composed. Nothing is written for a stem in which nobody plays: it has no length. */
export interface MusicAnswer {
  durationSeconds: number;
  understood: UnderstoodMusic;
  /** Names of what plays, the melody first, and of what plays instead of what was asked for. */
  instruments: string[];
  substitutes: UnderstoodMusic['substitutes'];
  stem?: MusicStem;
}

/** Composes and renders a piece into a stereo WAV file; answers what was understood. */
export async function composeMusicTask({
  path,
  soundFontPath,
  language = 'en',
  ...request
}: MusicTask): Promise<MusicAnswer> {
  const { left, right, understood, isSilent } = await composeMusic(
    request,
    soundFontPath === undefined ? {} : { soundFontPath },
  );
  if (!isSilent) {
    await writeFile(path, encodePcmWav({ sampleRate: SAMPLE_RATE, channels: [left, right] }));
  }
  const nameOf = (id: string): string => nameInstrument(id, language);
  return {
    durationSeconds: left.length / SAMPLE_RATE,
    understood,
    instruments: [...new Set(understood.instruments.map(nameOf))],
    substitutes: understood.substitutes.map(({ asked, played }) => ({ asked: nameOf(asked), played: nameOf(played) })),
    ...('description' in request && request.stem !== undefined ? { stem: request.stem } : {}),
  };
}
