import { breakCaptions, columnsOf } from '#src/shared/language/break-captions.ts';
import { timeCaptions } from '#src/shared/language/caption-times.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import { subtitleFamily } from '../fonts/write-fonts-conf.ts';
import { timeParts, type Cue, type Span } from './time-parts.ts';

/** A cue broken into one or two lines. */
export interface Caption extends Span {
  lines: string[];
}

/** How wide caption lines may be. */
export interface SubtitleLayout {
  language: Language;
  /** Line width: 1 for a Latin letter, 2 for a Chinese, Japanese or Korean character. Default: 42 and 36. */
  columns?: number;
}

/**
 * Turns cues into captions in order of time. Each caption lasts from its first word to its last; where no words are
 * known, the captions of a cue share its time by length. See `timeCaptions`.
 */
export function layOutCaptions(cues: readonly Cue[], layout: SubtitleLayout): Caption[] {
  const columns = layout.columns ?? WRITING[layout.language].captionColumns.wide;
  const captions = cues
    .flatMap((cue) => {
      const parts = breakCaptions(cue.text, layout.language, columns);
      const times = timeParts(
        cue,
        parts.map((lines) => lines.join(' ')),
      );
      return parts.map((lines, index): Caption => ({ ...times[index]!, lines }));
    })
    .toSorted((first, second) => first.startSeconds - second.startSeconds);
  return timeCaptions(
    captions,
    cues.flatMap(({ cuts = [] }) => cuts),
  );
}

/** The captions as WebVTT. Markup characters are escaped. */
export function writeVtt(captions: readonly Caption[]): string {
  const blocks = captions.map((caption) => {
    const lines = caption.lines.map((line) =>
      line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
    return `${clock(caption.startSeconds, '.', 3)} --> ${clock(caption.endSeconds, '.', 3)}\n${lines.join('\n')}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** The captions as SubRip. The format has no escapes, so an invisible joiner prevents text from being parsed as markup. */
export function writeSrt(captions: readonly Caption[]): string {
  const blocks = captions.map((caption, index) => {
    const lines = caption.lines.map((line) => line.replace(/[<{\\]/g, '$&\u2060').replaceAll('-->', '→'));
    return `${index + 1}\n${clock(caption.startSeconds, ',', 3)} --> ${clock(caption.endSeconds, ',', 3)}\n${lines.join('\n')}\n`;
  });
  return blocks.join('\n');
}

/** Look of burnt-in subtitles; width and height are the picture's, in pixels. */
export interface AssOptions {
  width: number;
  height: number;
  language: Language;
  /** The line width that the captions were laid out for; default is the usual one of the picture. */
  columns?: number;
  /** Factor of the usual size; default 1. A picture that is too narrow for it makes letters smaller. */
  scale?: number;
  /** Hexadecimal RGB such as ffffff; default white. */
  colour?: string;
  place?: 'bottom' | 'top';
  /** A dark box behind the lines that shines through; default none, with a soft shadow around the letters. */
  ground?: 'none' | 'shade';
  /** Pixels above the lower edge that stay free of subtitles. */
  clearBottomPixels?: number;
}

/** Columns of a line in a picture of this shape: portrait pictures have shorter lines, so that letters stay large. */
export function subtitleColumns(format: { width: number; height: number }, language: Language): number {
  const { upright, wide } = WRITING[language].captionColumns;
  return format.height > format.width ? upright : wide;
}

/** Edges of burned letters, in em: a dark line of about a sixteenth of their height, and a soft shadow around it. */
const OUTLINE = 0.09;
const SHADOW = 0.17;
const SHADOW_BLUR = 0.09;

/** The captions as ASS for burning in, in a font that covers the language. */
export function writeAss(captions: readonly Caption[], options: AssOptions): string {
  const { width, height } = options;
  const { emPerColumn } = WRITING[options.language];
  const widest = Math.max(
    1,
    ...captions.flatMap((caption) => caption.lines.map((line) => columnsOf(line))),
    options.columns ?? subtitleColumns(options, options.language),
  );
  const usual = Math.min(width, height) * (height > width ? 0.056 : 0.05);
  const emPixels = Math.min(usual * (options.scale ?? 1), (width * 0.9) / (widest * emPerColumn));
  // ASS sizes are the height from descent to ascent, which is this factor of the em.
  const size = emPixels * 1.448;
  const colour = options.colour ?? 'ffffff';
  const bgr = `${colour.slice(4, 6)}${colour.slice(2, 4)}${colour.slice(0, 2)}`;
  const isShaded = options.ground === 'shade';
  const clearBottom = Math.round((options.clearBottomPixels ?? 0) + emPixels * 0.4);
  const styleOf = (name: string, look: (string | number)[]): string =>
    `Style: ${[
      name,
      subtitleFamily(options.language),
      size.toFixed(1),
      ...look.slice(0, 4),
      -1,
      0,
      0,
      0,
      100,
      100,
      0,
      0,
      ...look.slice(4),
      options.place === 'top' ? 8 : 2,
      Math.round(width * 0.04),
      Math.round(width * 0.04),
      Math.max(Math.round(height * (height > width ? 0.09 : 0.055)), clearBottom),
      1,
    ].join(',')}`;
  const fill = `&H00${bgr}`;
  const pixels = (em: number): string => (emPixels * em).toFixed(1);
  const styles = isShaded
    ? // 4: a box behind all lines, which the shadow's size pads.
      [styleOf('Caption', [fill, fill, '&H00101010', '&H70000000', 4, pixels(OUTLINE), pixels(0.3)])]
    : [
        styleOf('Caption', [fill, fill, '&H00101010', '&HFF000000', 1, pixels(OUTLINE), 0]),
        // Letters that are not seen, in a wide soft edge.
        styleOf('Shadow', ['&HFF000000', '&HFF000000', '&H40000000', '&HFF000000', 1, pixels(SHADOW), 0]),
      ];
  const events = captions.flatMap((caption) => {
    const times = `${clock(caption.startSeconds, '.', 2)},${clock(caption.endSeconds, '.', 2)}`;
    const text = caption.lines.map(escapeAss).join('\\N');
    const letters = `Dialogue: 1,${times},Caption,,0,0,0,,${text}`;
    const shadow = `Dialogue: 0,${times},Shadow,,0,0,0,,{\\blur${pixels(SHADOW_BLUR)}}${text}`;
    return isShaded ? [letters] : [shadow, letters];
  });
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${width}`,
    `PlayResY: ${height}`,
    // A line of unusually wide letters is broken rather than cut off.
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    'YCbCr Matrix: TV.709',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    ...styles,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...events,
    '',
  ].join('\n');
}

/** Braces start commands and a backslash starts an escape; a joiner after the backslash keeps it literal. */
function escapeAss(line: string): string {
  return line.replaceAll('\\', '\\\u2060').replaceAll('{', '\\{').replaceAll('}', '\\}');
}

/** Hours, minutes, seconds, with the format's decimal separator and precision. */
function clock(seconds: number, point: '.' | ',', decimals: 2 | 3): string {
  const scale = 10 ** decimals;
  const ticks = Math.round(Math.max(0, seconds) * scale);
  const two = (value: number): string => String(value).padStart(2, '0');
  const whole = Math.floor(ticks / scale);
  const hours = Math.floor(whole / 3600);
  const shownHours = decimals === 2 ? String(hours) : two(hours);
  return `${shownHours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${point}${String(ticks % scale).padStart(decimals, '0')}`;
}
