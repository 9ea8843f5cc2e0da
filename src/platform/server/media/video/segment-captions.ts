import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegRun } from '../ffmpeg/run-ffmpeg.ts';
import { writeFontsConf } from '../fonts/write-fonts-conf.ts';

/** Subtitles that are burned into a segment: an ASS file in a folder of its own. */
export interface SegmentCaptions {
  folder: string;
  fontsConfPath: string;
}

const FILE = 'captions.ass';

/** Writes the subtitles of a segment into its scratch folder; fonts are kept in the other one. */
export async function provideCaptions(ass: string, folder: string, fontsFolder: string): Promise<SegmentCaptions> {
  await writeFile(join(folder, FILE), ass);
  return { folder, fontsConfPath: await writeFontsConf(fontsFolder) };
}

/** The end of a filter chain that draws the subtitles; empty without any. Run it with `captionRun`. */
export function captionFilter(captions: SegmentCaptions | undefined): string {
  // By name alone, since paths cannot be escaped reliably in filters.
  return captions ? `,ass=filename=${FILE},format=yuv420p` : '';
}

/** Where ffmpeg runs to find the subtitles and their fonts. All other paths of the run are absolute. */
export function captionRun(captions: SegmentCaptions | undefined): Pick<FfmpegRun, 'folder' | 'fontsConfPath'> {
  return captions ? { folder: captions.folder, fontsConfPath: captions.fontsConfPath } : {};
}
