import { dirname, join } from 'node:path';
import type { Language } from '#src/shared/language/languages.ts';
import { burnSubtitles } from '#src/platform/server/media/burn-subtitles.ts';
import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import { writeFontsConf } from '#src/platform/server/media/fonts/write-fonts-conf.ts';
import type { Loudness } from '#src/platform/server/media/measure-loudness.ts';
import { mixAudio, type Stem } from '#src/platform/server/media/mix-audio.ts';
import { muxFilm } from '#src/platform/server/media/mux-film.ts';
import { runTogether } from '#src/platform/server/media/run-together.ts';
import { withScratchFolder } from '#src/platform/server/media/scratch-folder.ts';
import { layOutCaptions, subtitleColumns, writeAss, writeSrt, writeVtt, type Caption, type Cue } from '#src/platform/server/media/subtitles.ts';
import type { CutPlan } from './plan-cut.ts';
import type { MadeSegment } from './make-segments.ts';

export interface FilmAssembly {
  ffmpeg: Ffmpeg;
  plan: CutPlan;
  /** From `makeSegments`; while they are still being made, the sound is already mixed. */
  segments: readonly MadeSegment[] | Promise<readonly MadeSegment[]>;
  /** WAV files by stem, each counted from the film's beginning. */
  stems: Readonly<Partial<Record<Stem, string>>>;
  volumes?: Readonly<Partial<Record<Stem, number>>>;
  subtitles: readonly Cue[];
  /** Draws the subtitles into the picture instead of adding a text track; the whole picture is then encoded again. */
  burnsSubtitles?: boolean;
  title: string;
  language: Language;
  /** Folder where generated font settings may stay. */
  fontsFolder: string;
  path: string;
  signal?: AbortSignal | undefined;
}

export interface AssembledFilm {
  loudness: Loudness;
  durationSeconds: number;
  /** The same captions as files beside the film. */
  vtt: string;
  srt: string;
}

/** Puts segments, sound and subtitles together as one MP4. Throws MEDIA_FAILED, or the signal's reason. */
export async function assembleFilm(work: FilmAssembly): Promise<AssembledFilm> {
  const { format } = work.plan;
  const columns = subtitleColumns(format, work.language);
  const captions = layOutCaptions(work.subtitles, { language: work.language, columns });
  const vtt = writeVtt(captions);
  const burns = work.burnsSubtitles === true && captions.length > 0;
  const loudness = await withScratchFolder(dirname(work.path), async (folder) => {
    const audioPath = join(folder, 'sound.m4a');
    const [heard, clips] = await runTogether<[Loudness, string[]]>(work.signal, [
      (signal) =>
        mixAudio({
          ffmpeg: work.ffmpeg, stems: work.stems, durationSeconds: work.plan.durationSeconds, path: audioPath, signal,
          ...(work.volumes === undefined ? {} : { volumes: work.volumes }),
        }),
      (signal) => (burns ? burnCaptions(work, captions, join(folder, 'picture.mp4'), signal) : listClips(work)),
    ]);
    await muxFilm({
      ffmpeg: work.ffmpeg, clips, framesPerSecond: format.framesPerSecond, audioPath,
      vtt: burns || captions.length === 0 ? undefined : vtt, language: work.language, title: work.title, path: work.path, signal: work.signal,
    });
    return heard;
  });
  return { loudness, durationSeconds: work.plan.durationSeconds, vtt, srt: writeSrt(captions) };
}

async function listClips(work: FilmAssembly): Promise<string[]> {
  return (await work.segments).map((segment) => segment.path);
}

async function burnCaptions(work: FilmAssembly, captions: readonly Caption[], path: string, signal: AbortSignal): Promise<string[]> {
  const { format } = work.plan;
  await burnSubtitles({
    ffmpeg: work.ffmpeg, clips: await listClips(work), format, fontsConfPath: await writeFontsConf(work.fontsFolder), path, signal,
    ass: writeAss(captions, { ...format, language: work.language }),
  });
  return [path];
}
