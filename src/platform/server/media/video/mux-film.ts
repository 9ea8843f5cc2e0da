import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '#src/shared/language/languages.ts';
import { withScratchFolder } from '../../storage/scratch-folder.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { containerOptions } from './film-encoding.ts';
import { writeClipList } from './join-clips.ts';

/** ISO 639-2 tags, as used in MP4 tracks. */
const TRACK_LANGUAGES: Readonly<Record<Language, string>> = { en: 'eng', cn: 'zho', ko: 'kor', ja: 'jpn' };

/** What a film consists of, and the file to write. */
export interface FilmMux {
  ffmpeg: Ffmpeg;
  /** Clips of one picture format, joined in this order. */
  clips: readonly string[];
  framesPerSecond: number;
  /** AAC in MP4. */
  audioPath?: string | undefined;
  /** Subtitles as WebVTT, converted to a text track. */
  vtt?: string | undefined;
  language: Language;
  title: string;
  path: string;
  signal?: AbortSignal | undefined;
}

/** Muxes pictures, sound and subtitles into one MP4 with faststart, without encoding. Throws MEDIA_FAILED. */
export async function muxFilm(work: FilmMux): Promise<void> {
  const part = `${work.path}.${process.pid}.part.mp4`;
  const language = TRACK_LANGUAGES[work.language];
  await withScratchFolder(dirname(work.path), async (folder) => {
    const inputs = await writeClipList(work.clips, folder);
    const maps = ['-map', '0:v:0', '-c:v', 'copy'];
    let inputCount = 1;
    if (work.audioPath !== undefined) {
      inputs.push('-i', fileName(work.audioPath));
      maps.push('-map', `${inputCount++}:a:0`, '-c:a', 'copy', '-metadata:s:a:0', `language=${language}`);
    }
    if (work.vtt !== undefined) {
      const file = join(folder, 'subtitles.vtt');
      await writeFile(file, work.vtt);
      inputs.push('-f', 'webvtt', '-i', fileName(file));
      maps.push('-map', `${inputCount++}:s:0`, '-c:s', 'mov_text', '-metadata:s:s:0', `language=${language}`);
    }
    try {
      await runFfmpeg({
        ffmpeg: work.ffmpeg,
        signal: work.signal,
        arguments: [
          ...inputs,
          ...maps,
          '-map_metadata',
          '-1',
          '-map_chapters',
          '-1',
          '-metadata',
          `title=${oneLine(work.title)}`,
          '-fflags',
          '+bitexact',
          ...containerOptions(work),
          fileName(part),
        ],
      });
      await rename(part, work.path);
    } finally {
      await rm(part, { force: true });
    }
  });
}

/** The title is a separate argument, so only a NUL or a line break must be removed. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
