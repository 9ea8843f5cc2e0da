import { join } from 'node:path';
import { ENCODER_OPTIONS, MUSIC_DECIBELS, type Assembler, type Material } from './material.ts';

const EVEN = 'aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo';

/** What somebody would write by hand: one command with one filter graph, run by the ffmpeg that our cut uses. */
export const FFMPEG_COMMANDS: readonly Assembler[] = [
  ffmpegCommand('track', 'one command: every frame decoded and encoded; subtitles as a track'),
  ffmpegCommand('burned', 'one command: every frame decoded and encoded; subtitles in the picture'),
];

function ffmpegCommand(subtitles: 'track' | 'burned', says: string): Assembler {
  return {
    name: `ffmpeg, ${subtitles}`,
    says: `${says}; loudness in one pass`,
    prepare: async (material, folder) => {
      const out = join(folder, `ffmpeg-${subtitles}.mp4`);
      const { clips, lines, musicPath, assPath, fontsConfPath } = material;
      const files = [...clips, ...lines].map(({ path }) => path);
      const track = subtitles === 'track';
      return {
        program: material.cut.ffmpeg.path,
        arguments: [
          '-nostdin',
          '-y',
          '-loglevel',
          'error',
          ...[...files, musicPath, ...(track ? [assPath] : [])].flatMap((path) => ['-i', path]),
          '-filter_complex',
          [...pictureGraph(material, track ? undefined : assPath), ...soundGraph(material)].join(';'),
          '-map',
          '[picture]',
          '-map',
          '[sound]',
          ...(track ? ['-map', `${files.length + 1}:s`, '-c:s', 'mov_text'] : []),
          ...ENCODER_OPTIONS,
          out,
        ],
        environment: { FONTCONFIG_FILE: fontsConfPath },
        out,
      };
    },
  };
}

function pictureGraph(material: Material, burned: string | undefined): string[] {
  const { clips, joinFrames, fadeInFrames, fadeOutFrames, frames, cut } = material;
  const rate = cut.plan.format.framesPerSecond;
  const length = (joinFrames / rate).toFixed(6);
  const joins = clips.slice(1).map(({ startFrame }, index) => {
    const before = index === 0 ? '[0:v]' : `[join${index}]`;
    const offset = (startFrame / rate).toFixed(6);
    return `${before}[${index + 1}:v]xfade=transition=fade:duration=${length}:offset=${offset}[join${index + 1}]`;
  });
  const fades = `fade=type=in:start_frame=0:nb_frames=${fadeInFrames},fade=type=out:start_frame=${frames - fadeOutFrames}:nb_frames=${fadeOutFrames}`;
  const text = burned === undefined ? '' : `,ass=filename=${burned}`;
  return [...joins, `[join${clips.length - 1}]${fades}${text},format=yuv420p[picture]`];
}

function soundGraph({ clips, lines, durationSeconds }: Material): string[] {
  const first = clips.length;
  const whole = `apad,atrim=end=${durationSeconds.toFixed(6)}`;
  return [
    ...lines.map(({ startSeconds }, index) => {
      return `[${first + index}:a]${EVEN},adelay=${Math.round(startSeconds * 1000)}:all=1[line${index}]`;
    }),
    `${lines.map((_, index) => `[line${index}]`).join('')}amix=inputs=${lines.length}:normalize=0,${whole},asplit[voice][key]`,
    `[${first + lines.length}:a]${EVEN},volume=${MUSIC_DECIBELS.alone}dB,${whole}[music]`,
    '[music][key]sidechaincompress=threshold=0.025:ratio=3:attack=25:release=550[ducked]',
    '[voice][ducked]amix=inputs=2:normalize=0,loudnorm=I=-16:TP=-1,aresample=48000[sound]',
  ];
}
