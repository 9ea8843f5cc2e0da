import { clsx } from 'clsx';
import { useId } from 'react';
import { labelEvery, ticksBetween, timeTicks } from './scale.ts';
import { Fill, LOOKS, Patterns, type Series } from './series.tsx';
import { useStepLabel } from './use-step-label.ts';

const HEIGHT = 200;
const TOP = 8;
const BOTTOM = 24;
const LEFT = 58;
const RIGHT = 6;
const ABOUT_TICKS = 4;
/** A value that is not nothing can be seen. */
const LEAST_BAR = 2;
const WIDEST_BAR = 32;
const LABEL = 52;

export interface DrawingProps {
  /** Lines are of times in seconds. */
  kind: 'bars' | 'lines';
  series: readonly Series[];
  /** The beginning of each step. */
  times: readonly Date[];
  step: 'hour' | 'day';
  /** A value as text. */
  say: (value: number) => string;
  /** A value as short text, for the axis. */
  sayTick: (value: number) => string;
}

/** Bars or lines over time, as wide as `width` pixels. It is a picture: the table beside it has the numbers. */
export function Drawing({ width, label, ...plot }: DrawingProps & { width: number; label: string }) {
  const { kind, series, times, step, say, sayTick } = plot;
  const id = useId();
  const stepLabel = useStepLabel(step);
  const ticks = kind === 'bars' ? barTicks(series, times.length) : timeTicks(highest(series), ABOUT_TICKS);
  const [bottom = 0, top = 1] = [ticks.at(0), ticks.at(-1)];
  const inner = { width: width - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };
  const y = (value: number): number => TOP + ((top - value) / (top - bottom)) * inner.height;
  const band = inner.width / times.length;
  const x = (index: number): number => LEFT + band * (index + 0.5);
  const every = labelEvery(times.length, inner.width, LABEL);
  const shapes = { id, series, x, y, band, steps: times.length };
  return (
    <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block">
      <Patterns id={id} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={width - RIGHT}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="fill-text-2 text-edge tabular-nums">
            {sayTick(Math.abs(tick))}
          </text>
        </g>
      ))}
      {kind === 'bars' ? <Bars {...shapes} /> : <Lines {...shapes} />}
      {times.map((time, index) => (
        <g key={time.getTime()}>
          {/* Counted from the end, so that the newest step always has its label. */}
          {(times.length - 1 - index) % every === 0 && x(index) - LABEL / 2 > LEFT - 20 && (
            <text
              x={Math.min(x(index), width - LABEL / 2)}
              y={HEIGHT - 7}
              textAnchor="middle"
              className="fill-text-2 text-edge tabular-nums"
            >
              {stepLabel.short(time)}
            </text>
          )}
          <rect x={x(index) - band / 2} y={TOP} width={band} height={inner.height} fill="transparent">
            <title>{[stepLabel.long(time), ...series.flatMap((one) => told(one, index, say))].join('\n')}</title>
          </rect>
        </g>
      ))}
    </svg>
  );
}

interface Shapes {
  id: string;
  series: readonly Series[];
  x: (index: number) => number;
  y: (value: number) => number;
  band: number;
  steps: number;
}

function Bars({ id, series, x, y, band, steps }: Shapes) {
  const width = Math.max(1, Math.min(WIDEST_BAR, band * 0.72));
  return Array.from({ length: steps }, (_, index) => {
    const ends = { above: y(0), below: y(0) };
    return series.map(({ key, look, values, isBelow }) => {
      const value = values[index] ?? 0;
      if (value === 0) {
        return null;
      }
      const height = Math.max(LEAST_BAR, Math.abs(y(0) - y(value)));
      const from = isBelow ? ends.below : ends.above - height;
      if (isBelow) {
        ends.below += height;
      } else {
        ends.above -= height;
      }
      return (
        <Fill
          key={`${key} ${index}`}
          id={id}
          look={look}
          x={x(index) - width / 2}
          y={from}
          width={width}
          height={height}
        />
      );
    });
  });
}

function Lines({ series, x, y }: Shapes) {
  return series.map(({ key, look, values }) => (
    <g key={key}>
      <path
        d={linePath(values, x, y)}
        strokeDasharray={LOOKS[look].dashes}
        className={clsx('fill-none stroke-2', LOOKS[look].stroke)}
      />
      {values.map(
        (value, index) =>
          value !== null && (
            // Steps have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <circle key={index} cx={x(index)} cy={y(value)} r={2.5} className={LOOKS[look].fill} />
          ),
      )}
    </g>
  ));
}

/** Lines between neighbours that both have a value. */
function linePath(values: Series['values'], x: Shapes['x'], y: Shapes['y']): string {
  return values
    .flatMap((value, index) => {
      if (value === null) {
        return [];
      }
      const isJoined = index > 0 && values[index - 1] !== null;
      return [`${isJoined ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`];
    })
    .join('');
}

/** From the lowest to the highest end of any bar. */
function barTicks(series: readonly Series[], steps: number): number[] {
  const highestSum = (isBelow: boolean): number =>
    highest([
      {
        values: Array.from({ length: steps }, (_, index) =>
          series
            .filter((one) => (one.isBelow ?? false) === isBelow)
            .reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
        ),
      },
    ]);
  return ticksBetween(-highestSum(true), highestSum(false), ABOUT_TICKS);
}

function highest(series: readonly Pick<Series, 'values'>[]): number {
  return Math.max(0, ...series.flatMap(({ values }) => values.filter((value) => value !== null)));
}

function told({ label, values }: Series, index: number, say: (value: number) => string): string[] {
  const value = values[index];
  return value === null || value === undefined ? [] : [`${label}: ${say(value)}`];
}
