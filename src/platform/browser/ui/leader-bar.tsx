import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface LeaderFrame {
  key: string;
  label: string;
  state: 'waiting' | 'making' | 'done' | 'failed';
  /** Short, for example '7 of 8'. */
  note?: ReactNode;
}

const MARKS = {
  waiting: 'border-transparent',
  making: 'border-action bg-surface-3',
  done: 'border-select',
  failed: 'border-err bg-err-soft',
} as const;
const COLOURS = {
  waiting: 'text-text-3',
  making: 'text-action-text',
  done: 'text-text-1',
  failed: 'text-err',
} as const;

/** The stages of a film as the numbered frames of a leader. `label` is the accessible name; `percent` is 0 to 100. */
export function LeaderBar({
  label,
  percent,
  frames,
  dense = false,
}: {
  label: string;
  percent: number;
  frames: readonly LeaderFrame[];
  /** Each frame is one line. */
  dense?: boolean;
}) {
  return (
    <div className="@container">
      <progress aria-label={label} max={100} value={Math.round(percent)} className="sr-only" />
      <ol className="grid grid-cols-4 gap-px @min-[720px]:grid-cols-8">
        {frames.map((frame, index) => (
          <li
            key={frame.key}
            data-stage={frame.key}
            data-state={frame.state}
            className={clsx(
              'flex min-w-0 border-b-2 bg-surface-2 px-1.5 transition-colors duration-[140ms] @min-[420px]:px-2.5 @min-[560px]:px-3',
              dense ? 'flex-row-reverse items-baseline justify-between gap-1.5 py-0.5' : 'flex-col gap-0.5 py-2',
              MARKS[frame.state],
            )}
          >
            <span className={clsx('edge leading-tight text-text-3', dense && 'shrink-0')}>
              {(!dense || frame.note === undefined) && index + 1}
              {!dense && frame.note !== undefined && ' · '}
              {frame.note}
            </span>
            <span
              className={clsx(
                'text-[clamp(0.6875rem,3.35cqw,0.8125rem)] leading-tight font-semibold',
                dense ? 'truncate' : '[overflow-wrap:anywhere] hyphens-auto',
                COLOURS[frame.state],
              )}
            >
              {frame.label}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
