import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { measureFileLoudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import { EDITLY } from './assembly/editly-spec.ts';
import type { Assembler, Material } from './assembly/material.ts';
import { measureCommand } from './assembly/measure-command.ts';
import { MLT } from './assembly/mlt-project.ts';
import { FFMPEG_COMMANDS } from './assembly/one-ffmpeg-command.ts';
import { OUR_CUTS } from './assembly/our-cut.ts';
import { REMOTION } from './assembly/remotion-composition.ts';
import { shootMaterial } from './assembly/shoot-material.ts';

const ASSEMBLERS: readonly Assembler[] = [...OUR_CUTS, ...FFMPEG_COMMANDS, MLT, EDITLY, REMOTION];
/** Programs round the length of a film in their own ways. */
const FRAMES_ASIDE = 3;

/**
 * Puts the same clips together by our cut and by each other program that is installed here: `melt` on the search path,
 * editly and Remotion in the node_modules of the folder BENCH_TOOLS. Size, frame rate, codec, preset and quality factor
 * are the same. Each is a process of its own; ratios are to our cut with subtitles as a track.
 */
export async function benchAssembly(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    process.stdout.write('making clips, lines and music\n');
    const material = await shootMaterial(folder);
    const figures: Record<string, unknown> = { frames: material.frames, lines: material.lines.length };
    let ours: { wall: number; processor: number } | undefined;
    for (const assembler of ASSEMBLERS) {
      const spent = await assemble(assembler, material, folder);
      if (typeof spent === 'string') {
        process.stdout.write(`${assembler.name}: left out, ${spent}\n`);
        continue;
      }
      ours ??= spent;
      const ratios = {
        timesOursWall: round(spent.wall / ours.wall),
        timesOursProcessor: round(spent.processor / ours.processor),
      };
      figures[assembler.name] = { ...spent, ...ratios };
      process.stdout.write(`${assembler.name}: ${spent.wall} s (${assembler.says})\n`);
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function assemble(
  assembler: Assembler,
  material: Material,
  folder: string,
): Promise<{ wall: number; processor: number; megabytes: number; lufs: number | null } | string> {
  const command = await assembler.prepare(material, folder);
  if ('missing' in command) {
    return command.missing;
  }
  const { wall, processor } = await measureCommand(command);
  const { ffmpeg, plan } = material.cut;
  const { streams } = await probeMedia(ffmpeg, command.out);
  const picture = streams.find(({ kind }) => kind === 'video');
  const { width, height } = plan.format;
  const isWhole = Math.abs((picture?.frames ?? 0) - material.frames) <= FRAMES_ASIDE;
  if (!isWhole || picture?.width !== width || picture.height !== height || picture.codec !== 'h264') {
    return `its film is another one: ${JSON.stringify(picture)}`;
  }
  const { integratedLufs } = await measureFileLoudness(ffmpeg, command.out);
  return {
    wall: round(wall),
    processor: round(processor),
    megabytes: round((await stat(command.out)).size / 1e6),
    lufs: integratedLufs,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
