import { rename, rm } from 'node:fs/promises';
import { subtitleColumns, writeAss } from '#src/platform/server/media/captions/subtitles.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { writeFontsConf } from '#src/platform/server/media/fonts/write-fonts-conf.ts';
import { addSound } from '#src/platform/server/media/video/add-sound.ts';
import { burnSubtitles } from '#src/platform/server/media/video/burn-subtitles.ts';
import {
  burnedColumns,
  SUBTITLE_COLOURS,
  SUBTITLE_SCALES,
  type SubtitleLook,
} from '#src/shared/catalogue/cut-settings.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { captionsOfLines } from '#src/shared/subtitles/caption-of-line.ts';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';

/**
 * Lines that are drawn into the picture of a clip: paths of it, of the MP4 file that is made, and of a folder for
 * fonts.
 */
export interface LineBurn {
  clip: string;
  path: string;
  fontsFolder: string;
  lines: readonly SubtitleLine[];
  language: Language;
  look: SubtitleLook;
  ffmpeg: Ffmpeg;
  signal: AbortSignal;
}

/** What was made; its size is in pixels. */
export interface BurnedClip {
  width: number;
  height: number;
  durationSeconds: number;
}

const USUAL_RATE = 25;

/** Draws lines into the picture of a clip, and keeps its sound. Throws MEDIA_FAILED, or the signal's reason. */
export async function burnLines(work: LineBurn): Promise<BurnedClip> {
  const { clip, path, lines, language, look, ffmpeg, signal } = work;
  const { streams, durationSeconds } = await probeMedia(ffmpeg, clip, signal);
  const picture = streams.find(({ kind, isAttachment }) => kind === 'video' && !isAttachment);
  if (!picture?.width || !picture.height) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'the clip has no picture' } });
  }
  const { width, height, framesPerSecond = USUAL_RATE } = picture;
  const columns = burnedColumns(subtitleColumns({ width, height }, language), look.size);
  const ass = writeAss(captionsOfLines(lines, { language, columns }), {
    width,
    height,
    language,
    columns,
    scale: SUBTITLE_SCALES[look.size],
    colour: SUBTITLE_COLOURS[look.colour],
    place: look.place,
    ground: look.ground,
  });
  // The container counts in whole parts of a second.
  const rate = Math.max(1, Math.round(framesPerSecond));
  const silent = `${path}.silent.mp4`;
  try {
    await burnSubtitles({
      ffmpeg,
      clips: [clip],
      ass,
      format: { width, height, framesPerSecond: rate },
      quality: 'master',
      fontsConfPath: await writeFontsConf(work.fontsFolder),
      path: silent,
      signal,
    });
    if (streams.some(({ kind }) => kind === 'audio')) {
      await addSound({ ffmpeg, clip: silent, sound: clip, framesPerSecond: rate, durationSeconds, path, signal });
    } else {
      await rename(silent, path);
    }
    return { width, height, durationSeconds };
  } finally {
    await rm(silent, { force: true });
  }
}
