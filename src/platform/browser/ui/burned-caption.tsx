import { clsx } from 'clsx';
import {
  burnedColumns,
  SUBTITLE_COLOURS,
  SUBTITLE_SCALES,
  type SubtitleLook,
} from '#src/shared/catalogue/cut-settings.ts';
import { columnsOf } from '#src/shared/language/break-captions.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';

/** The typeface that is burned, where the device has it, or one like it. */
const TYPEFACES = "'Noto Sans CJK JP', 'Source Sans 3', 'Noto Sans', var(--font-language)";

/** Columns of a burned line in a picture of this shape. */
export function columnsIn(
  { width, height }: { width: number; height: number },
  language: Language,
  size: SubtitleLook['size'],
): number {
  return burnedColumns(WRITING[language].captionColumns[height > width ? 'upright' : 'wide'], size);
}

/**
 * A caption as it will look when it is burned, over the picture of its parent, which is a container (`@container`) of
 * the same shape. The lines are broken already.
 */
export function BurnedCaption({
  lines,
  language,
  look: { size, colour, place, ground },
  picture: { width, height },
}: {
  lines: readonly string[];
  language: Language;
  look: SubtitleLook;
  /** Its size, in any unit. */
  picture: { width: number; height: number };
}) {
  const columns = columnsIn({ width, height }, language, size);
  const widest = Math.max(columns, ...lines.map(columnsOf));
  // Shares of the width, which container units count.
  const usual = (Math.min(width, height) / width) * (height > width ? 5.6 : 5);
  const letters = Math.min(usual * SUBTITLE_SCALES[size], 90 / (widest * WRITING[language].emPerColumn));
  return (
    <p
      data-subtitle-sample=""
      lang={LANGUAGE_TAGS[language]}
      className={clsx(
        'pointer-events-none absolute inset-x-[4%] mx-auto w-fit text-center font-bold leading-tight [paint-order:stroke_fill] [-webkit-text-stroke:0.18em_#101010] [text-shadow:0_0_0.17em_#000000bf]',
        place === 'top' ? 'top-[6%]' : 'bottom-[8%]',
        ground === 'shade' && 'bg-black/55 px-[2cqw] py-[0.5cqw]',
      )}
      style={{ color: `#${SUBTITLE_COLOURS[colour]}`, fontSize: `${letters}cqw`, fontFamily: TYPEFACES }}
    >
      {lines.map((line, index) => (
        <span key={index} className="block whitespace-nowrap">
          {line}
        </span>
      ))}
    </p>
  );
}
