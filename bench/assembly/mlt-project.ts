import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-tool.ts';
import { duckingPoints, ENCODER, type Assembler, type Material } from './material.ts';

/** MLT, by a project as video editors write it. */
export const MLT: Assembler = {
  name: 'MLT, burned',
  says: 'a project for melt: subtitles in the picture by libass, ducking by key frames, loudness in a sliding window',
  prepare: async (material, folder) => {
    const program = findProgram('melt');
    if (program === undefined) {
      return { missing: 'there is no program melt' };
    }
    const { width, height, framesPerSecond } = material.cut.plan.format;
    const project = join(folder, 'film.mlt');
    const out = join(folder, 'mlt.mp4');
    await writeFile(
      project,
      element('mlt', {}, [
        `<profile width="${width}" height="${height}" frame_rate_num="${framesPerSecond}" frame_rate_den="1" sample_aspect_num="1" sample_aspect_den="1" display_aspect_num="16" display_aspect_den="9" progressive="1" colorspace="709"/>`,
        ...producers(material),
        ...playlists(material),
        film(material),
      ]),
    );
    const options = {
      vcodec: 'libx264',
      preset: ENCODER.preset,
      crf: String(ENCODER.crf),
      acodec: 'aac',
      ab: ENCODER.audioBitrate,
      ar: '48000',
      movflags: '+faststart',
      // Frames are rendered in threads of their own, and none is dropped.
      real_time: String(-availableParallelism()),
    };
    return {
      program,
      arguments: [
        '-silent',
        project,
        '-consumer',
        `avformat:${out}`,
        ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
      ],
      environment: { FONTCONFIG_FILE: material.fontsConfPath },
      out,
    };
  },
};

function element(name: string, attributes: Record<string, string | number>, children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${children.join('\n')}</${name}>`;
}

const property = (name: string, value: string | number): string => element('property', { name }, [String(value)]);

function producers({ clips, lines, musicPath }: Material): string[] {
  const producer = (id: string, path: string): string => element('producer', { id }, [property('resource', path)]);
  return [
    ...clips.map(({ path }, index) => producer(`clip${index}`, path)),
    ...lines.map(({ path }, index) => producer(`line${index}`, path)),
    producer('music', musicPath),
  ];
}

function playlists(material: Material): string[] {
  const { clips, lines, joinFrames, frames, cut } = material;
  const rate = cut.plan.format.framesPerSecond;
  const joins = clips.slice(1).map((_, index) => {
    const before = clips[index]?.frames ?? 0;
    return element('tractor', { id: `join${index + 1}`, in: 0, out: joinFrames - 1 }, [
      `<track producer="clip${index}" in="${before - joinFrames}" out="${before - 1}"/>`,
      `<track producer="clip${index + 1}" in="0" out="${joinFrames - 1}"/>`,
      element('transition', { in: 0, out: joinFrames - 1 }, [
        property('a_track', 0),
        property('b_track', 1),
        property('mlt_service', 'luma'),
      ]),
    ]);
  });
  const pictures = clips.flatMap((clip, index) => {
    const from = index === 0 ? 0 : joinFrames;
    const to = clip.frames - (index === clips.length - 1 ? 0 : joinFrames) - 1;
    const join = index === 0 ? [] : [`<entry producer="join${index}"/>`];
    return [...join, `<entry producer="clip${index}" in="${from}" out="${to}"/>`];
  });
  let position = 0;
  const spoken = lines.flatMap(({ startSeconds, endSeconds }, index) => {
    const start = Math.max(position, Math.round(startSeconds * rate));
    const length = Math.max(1, Math.round((endSeconds - startSeconds) * rate));
    const blank = start > position ? [`<blank length="${start - position}"/>`] : [];
    position = start + length;
    return [...blank, `<entry producer="line${index}" in="0" out="${length - 1}"/>`];
  });
  const levels = duckingPoints(material).map(({ frame, decibels }) => `${frame}=${decibels}`);
  return [
    ...joins,
    element('playlist', { id: 'pictures' }, pictures),
    element('playlist', { id: 'voice' }, spoken),
    element('playlist', { id: 'score' }, [
      `<entry producer="music" in="0" out="${frames - 1}"/>`,
      element('filter', {}, [property('mlt_service', 'volume'), property('level', levels.join(';'))]),
    ]),
  ];
}

function film({ frames, fadeInFrames, fadeOutFrames, assPath }: Material): string {
  const mix = (track: number): string =>
    element('transition', {}, [
      property('a_track', 0),
      property('b_track', track),
      property('mlt_service', 'mix'),
      property('sum', 1),
    ]);
  const filter = (service: string, properties: Record<string, string | number>): string =>
    element('filter', {}, [
      property('mlt_service', service),
      ...Object.entries(properties).map(([name, value]) => property(name, value)),
    ]);
  const level = `0=0;${fadeInFrames}=1;${frames - fadeOutFrames}=1;${frames - 1}=0`;
  return element('tractor', { id: 'film', in: 0, out: frames - 1 }, [
    '<track producer="pictures"/>',
    '<track producer="voice" hide="video"/>',
    '<track producer="score" hide="video"/>',
    mix(1),
    mix(2),
    filter('brightness', { level }),
    filter('avfilter.ass', { 'av.filename': assPath }),
    filter('dynamic_loudness', { target_loudness: -16 }),
  ]);
}
