import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '#tests/browser/find-chromium.ts';
import { findPackage, toolsFolder } from './find-tool.ts';
import { duckingPoints, ENCODER, type Assembler, type Material } from './material.ts';

/** The composition, as its manual describes clips, sounds and transitions. It is bundled by Remotion itself. */
const COMPOSITION = `
import { createElement as h } from 'react';
import { AbsoluteFill, Composition, Html5Audio, OffthreadVideo, Sequence, interpolate, registerRoot, staticFile, useCurrentFrame } from 'remotion';
import film from './film.json';

const Clip = ({ clip, fadeFrames }) => {
  const frame = useCurrentFrame();
  const opacity = fadeFrames > 0 ? interpolate(frame, [0, fadeFrames], [0, 1], { extrapolateRight: 'clamp' }) : 1;
  return h(AbsoluteFill, { style: { opacity } }, h(OffthreadVideo, { src: staticFile(clip.file), muted: true }));
};
const levels = [film.ducking.map(({ frame }) => frame), film.ducking.map(({ gain }) => gain)];
const Film = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [film.frames - film.fadeOutFrames, film.frames - 1], [1, 0], { extrapolateLeft: 'clamp' });
  const caption = film.captions.find(({ from, to }) => frame >= from && frame < to);
  return h(AbsoluteFill, { style: { backgroundColor: 'black' } },
    h(AbsoluteFill, { style: { opacity } },
      film.clips.map((clip, index) =>
        h(Sequence, { key: clip.file, from: clip.startFrame, durationInFrames: clip.frames },
          h(Clip, { clip, fadeFrames: index === 0 ? film.fadeInFrames : film.joinFrames })))),
    film.lines.map(({ file, from }) => h(Sequence, { key: file, from }, h(Html5Audio, { src: staticFile(file) }))),
    h(Html5Audio, { src: staticFile(film.music), volume: (at) => interpolate(at, ...levels, { extrapolateRight: 'clamp' }) }),
    caption && h(AbsoluteFill, { style: { justifyContent: 'flex-end', alignItems: 'center', padding: 40, color: 'white', fontSize: 36, fontWeight: 700, textAlign: 'center', textShadow: '0 0 4px black', whiteSpace: 'pre' } }, h('div', null, caption.text)));
};
registerRoot(() => h(Composition, { id: 'film', component: Film, width: film.width, height: film.height, fps: film.framesPerSecond, durationInFrames: film.frames }));
`;

/** Bundles a composition, and renders a bundled one; each is a program of its own beside the packages. */
const BUNDLE = `
import { bundle } from '@remotion/bundler';
await bundle(JSON.parse(process.argv[1]));
process.exit();
`;
const RENDER = `
import { renderMedia, selectComposition } from '@remotion/renderer';
const options = JSON.parse(process.argv[1]);
const composition = await selectComposition({ ...options, id: 'film' });
await renderMedia({ ...options, composition });
process.exit();
`;

const MOST_BUNDLING_MILLISECONDS = 5 * 60_000;
const execute = promisify(execFile);

const asProgram = (text: string, options: object): string[] => [
  '--input-type=module',
  '--eval',
  text,
  JSON.stringify(options),
];

/** Remotion, by a composition of its usual parts. */
export const REMOTION: Assembler = {
  name: 'Remotion, burned',
  says: 'subtitles in the picture; ducking by a volume curve, loudness as it is; its bundling beforehand is not counted',
  prepare: async (material, folder) => {
    const tools = toolsFolder();
    if (tools === undefined || !findPackage('@remotion/renderer') || !findPackage('@remotion/bundler')) {
      return { missing: 'BENCH_TOOLS has no packages @remotion/renderer and @remotion/bundler' };
    }
    // Inside the folder of tools, where its imports are found.
    const project = await mkdtemp(join(tools, 'composition-'));
    const bundled = join(folder, 'remotion');
    try {
      await writeProject(material, project);
      const options = {
        entryPoint: join(project, 'index.js'),
        publicDir: join(project, 'public'),
        outDir: bundled,
      };
      await execute(process.execPath, asProgram(BUNDLE, options), { cwd: tools, timeout: MOST_BUNDLING_MILLISECONDS });
    } finally {
      await rm(project, { recursive: true, force: true });
    }
    const { executablePath, env } = await findChromium();
    const out = join(folder, 'remotion.mp4');
    const options = {
      serveUrl: bundled,
      codec: 'h264',
      crf: ENCODER.crf,
      x264Preset: ENCODER.preset,
      audioBitrate: ENCODER.audioBitrate,
      concurrency: availableParallelism(),
      browserExecutable: executablePath,
      logLevel: 'error',
      outputLocation: out,
    };
    return {
      program: process.execPath,
      arguments: asProgram(RENDER, options),
      environment: env,
      folder: tools,
      out,
    };
  },
};

async function writeProject(material: Material, project: string): Promise<void> {
  const { clips, lines, musicPath, captions, cut, ...times } = material;
  const { width, height, framesPerSecond } = cut.plan.format;
  const at = (seconds: number): number => Math.round(seconds * framesPerSecond);
  await mkdir(join(project, 'public'));
  const bring = async (path: string, name: string): Promise<string> => {
    const file = `${name}${extname(path)}`;
    await copyFile(path, join(project, 'public', file));
    return file;
  };
  const film = {
    ...times,
    width,
    height,
    framesPerSecond,
    clips: await Promise.all(
      clips.map(async ({ path, ...clip }, index) => ({ ...clip, file: await bring(path, `clip-${index}`) })),
    ),
    lines: await Promise.all(
      lines.map(async ({ path, startSeconds }, index) => ({
        file: await bring(path, `line-${index}`),
        from: at(startSeconds),
      })),
    ),
    music: await bring(musicPath, 'music'),
    ducking: distinct(duckingPoints(material)).map(({ frame, decibels }) => ({ frame, gain: 10 ** (decibels / 20) })),
    captions: captions.map(({ startSeconds, endSeconds, lines: text }) => ({
      from: at(startSeconds),
      to: at(endSeconds),
      text: text.join('\n'),
    })),
  };
  await writeFile(join(project, 'film.json'), JSON.stringify(film));
  await writeFile(join(project, 'index.js'), COMPOSITION);
}

/** A curve's frames rise. */
function distinct<Point extends { frame: number }>(points: readonly Point[]): Point[] {
  const rising: Point[] = [];
  for (const point of points) {
    if (point.frame > (rising.at(-1)?.frame ?? -1)) {
      rising.push(point);
    }
  }
  return rising;
}
