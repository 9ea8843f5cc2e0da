import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assembler } from './material.ts';

/** Our own cut, in a process of its own with an empty cache. */
export const OUR_CUTS: readonly Assembler[] = [
  ourCut('track', 'the product: subtitles as a track; whole clips are copied; with self-check and thumbnails'),
  ourCut('burned', 'subtitles in the picture: every frame is encoded again; no check, no thumbnails'),
];

function ourCut(subtitles: 'track' | 'burned', says: string): Assembler {
  return {
    name: `kinora, ${subtitles}`,
    says,
    prepare: async (material, folder) => {
      const own = join(folder, `kinora-${subtitles}`);
      await mkdir(own);
      const described = join(own, 'material.json');
      await writeFile(described, JSON.stringify(material));
      const program = fileURLToPath(new URL('run-cut.ts', import.meta.url));
      return {
        program: process.execPath,
        arguments: [...process.execArgv, program, described, own, subtitles],
        out: join(own, 'film.mp4'),
      };
    },
  };
}
