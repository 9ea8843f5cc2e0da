import { dirname, join } from 'node:path';
import {
  layOutCaptions,
  subtitleColumns,
  writeAss,
  writeSrt,
  writeVtt,
  type Caption,
  type Cue,
} from '#src/platform/server/media/captions/subtitles.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { writeFontsConf } from '#src/platform/server/media/fonts/write-fonts-conf.ts';
import { burnSubtitles } from '#src/platform/server/media/video/burn-subtitles.ts';
import { muxFilm } from '#src/platform/server/media/video/mux-film.ts';
import { withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { CutPlan } from '../../timeline/plan-cut.ts';
import type { MadeSegment } from './make-segments.ts';

export interface FilmAssembly {
  ffmpeg: Ffmpeg;
  plan: CutPlan;
  /** From `makeSegments`. */
  segments: readonly MadeSegment[];
  /** The finished sound, of the film's length: AAC in MP4. */
  sound: { path: string };
  subtitles: readonly Cue[];
  /** Draws the subtitles into the picture instead of adding a text track; the whole picture is then re-encoded. */
  burnsSubtitles?: boolean;
  title: string;
  language: Language;
  /** Folder for generated font settings. */
  fontsFolder: string;
  path: string;
  signal?: AbortSignal | undefined;
}

export interface AssembledFilm {
  durationSeconds: number;
  /** The same captions as files beside the film. */
  vtt: string;
  srt: string;
}

/** Combines segments, sound and subtitles into one MP4. Throws MEDIA_FAILED, or the signal's reason. */
export async function assembleFilm(work: FilmAssembly): Promise<AssembledFilm> {
  const { format } = work.plan;
  const columns = subtitleColumns(format, work.language);
  const captions = layOutCaptions(work.subtitles, { language: work.language, columns });
  const vtt = writeVtt(captions);
  const burns = work.burnsSubtitles === true && captions.length > 0;
  await withScratchFolder(dirname(work.path), async (folder) => {
    await muxFilm({
      ffmpeg: work.ffmpeg,
      clips: burns ? await burnCaptions(work, captions, join(folder, 'picture.mp4')) : listClips(work),
      framesPerSecond: format.framesPerSecond,
      audioPath: work.sound.path,
      vtt: burns || captions.length === 0 ? undefined : vtt,
      language: work.language,
      title: work.title,
      path: work.path,
      signal: work.signal,
    });
  });
  return { durationSeconds: work.plan.durationSeconds, vtt, srt: writeSrt(captions) };
}

function listClips(work: FilmAssembly): string[] {
  return work.segments.map((segment) => segment.path);
}

async function burnCaptions(work: FilmAssembly, captions: readonly Caption[], path: string): Promise<string[]> {
  const { format } = work.plan;
  await burnSubtitles({
    ffmpeg: work.ffmpeg,
    clips: listClips(work),
    format,
    fontsConfPath: await writeFontsConf(work.fontsFolder),
    path,
    signal: work.signal,
    ass: writeAss(captions, { ...format, language: work.language }),
  });
  return [path];
}
