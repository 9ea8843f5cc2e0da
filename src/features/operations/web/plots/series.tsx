/** Looks of a series: a colour of both themes, and a pattern, so that colour alone never tells two apart. */
export const LOOKS = {
  first: { fill: 'fill-select', stroke: 'stroke-select', pattern: undefined, dashes: undefined },
  second: { fill: 'fill-action', stroke: 'stroke-action-line', pattern: 'dots', dashes: '5 4' },
  bad: { fill: 'fill-err', stroke: 'stroke-err', pattern: 'stripes', dashes: '2 3' },
  quiet: { fill: 'fill-text-3', stroke: 'stroke-text-3', pattern: 'bars', dashes: '8 3' },
  plain: { fill: 'fill-gold', stroke: 'stroke-gold', pattern: undefined, dashes: '1 4' },
} as const;
export type Look = keyof typeof LOOKS;

/** A line, or a part of each bar. */
export interface Series {
  key: string;
  label: string;
  look: Look;
  /** One value for each step; null where there is none. */
  values: readonly (number | null)[];
  /** Bars: drawn below the line of zero. */
  isBelow?: boolean;
}

/** The patterns of one drawing. Its shapes name them by the same id. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-stripes`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2.5" height="6" className="fill-surface-1" />
      </pattern>
      <pattern id={`${id}-dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.4" className="fill-on-action" />
      </pattern>
      <pattern id={`${id}-bars`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="2" className="fill-surface-1" />
      </pattern>
    </defs>
  );
}

/** A filled rectangle in a series' look. */
export function Fill({
  id,
  look,
  ...box
}: {
  id: string;
  look: Look;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const { fill, pattern } = LOOKS[look];
  return (
    <>
      <rect {...box} className={fill} />
      {pattern && <rect {...box} fill={`url(#${id}-${pattern})`} />}
    </>
  );
}
