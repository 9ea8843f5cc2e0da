import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findPackage, findProgram } from './find-tool.ts';
import { ENCODER_OPTIONS, MUSIC_DECIBELS, type Assembler, type Material } from './material.ts';

/** editly, by a specification as its manual describes it. It draws on OpenGL, which needs a display. */
export const EDITLY: Assembler = {
  name: 'editly, burned',
  says: 'subtitles in the picture as its subtitle layers; ducking and loudness by its own normalisation; no fade to black',
  prepare: async (material, folder) => {
    const path = findPackage('editly');
    const node = findProgram('node');
    const display = findProgram('xvfb-run');
    if (path === undefined) {
      return { missing: 'BENCH_TOOLS has no package editly' };
    }
    if (node === undefined || (display === undefined && process.env.DISPLAY === undefined)) {
      return { missing: 'editly needs node on the search path, and a display or xvfb-run' };
    }
    const out = join(folder, 'editly.mp4');
    const spec = join(folder, 'editly.json');
    await writeFile(spec, JSON.stringify(specOf(material, out)));
    const run = [node, join(path, 'cli.js'), '--json', spec];
    const [program, ...rest] = process.env.DISPLAY === undefined && display ? [display, '-a', ...run] : run;
    const { ffmpeg } = material.cut;
    const programs = [dirname(ffmpeg.path), ...(ffmpeg.probePath ? [dirname(ffmpeg.probePath)] : [])];
    return {
      program: program ?? node,
      arguments: rest,
      environment: { PATH: [...programs, process.env.PATH].join(':') },
      folder,
      out,
    };
  },
};

function specOf(material: Material, outPath: string): Record<string, unknown> {
  const { clips, lines, joinFrames, captions, musicPath, cut } = material;
  const { width, height, framesPerSecond } = cut.plan.format;
  const seconds = (frames: number): number => frames / framesPerSecond;
  const { ffmpeg } = cut;
  return {
    outPath,
    width,
    height,
    fps: framesPerSecond,
    ffmpegPath: ffmpeg.path,
    ...(ffmpeg.probePath === undefined ? {} : { ffprobePath: ffmpeg.probePath }),
    keepSourceAudio: false,
    audioNorm: { enable: true },
    defaults: { transition: { name: 'fade', duration: seconds(joinFrames) } },
    clips: clips.map((clip) => {
      const start = seconds(clip.startFrame);
      const end = start + seconds(clip.frames);
      const shown = captions.filter((caption) => caption.startSeconds >= start && caption.startSeconds < end - 0.5);
      return {
        duration: seconds(clip.frames),
        layers: [
          { type: 'video', path: clip.path },
          ...shown.map((caption) => ({
            type: 'subtitle',
            text: caption.lines.join(' '),
            start: caption.startSeconds - start,
            stop: Math.min(caption.endSeconds, end) - start,
          })),
        ],
      };
    }),
    audioTracks: [
      ...lines.map(({ path, startSeconds }) => ({ path, start: startSeconds, mixVolume: 1 })),
      { path: musicPath, mixVolume: 10 ** (MUSIC_DECIBELS.alone / 20) },
    ],
    customOutputArgs: ENCODER_OPTIONS,
  };
}
