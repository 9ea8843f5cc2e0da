import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Fill, LOOKS, Patterns, type Series } from './series.tsx';
import { useStepLabel } from './use-step-label.ts';
import { useWidth } from './use-width.ts';

/** A plot with its title, axes and legend, and the same numbers as a table. `empty` says what will be here. */
export function Plot({
  title,
  axis,
  explain,
  empty,
  ...drawing
}: DrawingProps & { title: string; axis: string; explain?: string; empty: string }) {
  const t = useTranslations('operations.plots');
  const id = useId();
  const { series, kind } = drawing;
  const isEmpty = series.every(({ values }) => values.every((value) => value === null || value === 0));
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2 border-t border-line pt-4">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {explain && <p className="max-w-prose text-dense text-text-2">{explain}</p>}
      {isEmpty ? (
        <p className="rounded-control border border-dashed border-line-strong px-4 py-6 text-text-2">{empty}</p>
      ) : (
        <>
          {series.length > 1 && <Legend series={series} kind={kind} />}
          <Frame {...drawing} axis={axis} label={title} />
          <details className="text-dense">
            <summary className="cursor-pointer py-2 text-text-2 hover:text-text-1 pointer-coarse:py-3">
              {t('numbers')}
            </summary>
            <PlotTable title={title} {...drawing} />
          </details>
        </>
      )}
    </section>
  );
}

/** The drawing between the names of its axes, as wide as there is room. */
function Frame({ axis, label, ...drawing }: DrawingProps & { axis: string; label: string }) {
  const t = useTranslations('operations.plots');
  const [frame, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={frame} className="min-w-0">
      <p className="text-edge text-text-2">{axis}</p>
      {width > 0 && <Drawing {...drawing} width={width} label={label} />}
      <p className="text-right text-edge text-text-2">{t(drawing.step)}</p>
    </div>
  );
}

function Legend({ series, kind }: { series: readonly Series[]; kind: DrawingProps['kind'] }) {
  const id = useId();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-text-2">
      {series.map(({ key, label, look }) => (
        <li key={key} className="flex items-center gap-1.5">
          <svg width={20} height={12} aria-hidden="true" className="shrink-0">
            {kind === 'bars' ? (
              <>
                <Patterns id={`${id}${key}`} />
                <Fill id={`${id}${key}`} look={look} x={2} y={0} width={16} height={12} />
              </>
            ) : (
              <path
                d="M0 6H20"
                strokeDasharray={LOOKS[look].dashes}
                className={`fill-none stroke-2 ${LOOKS[look].stroke}`}
              />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The newest step first. */
function PlotTable({ title, series, times, step, say }: DrawingProps & { title: string }) {
  const t = useTranslations('operations.plots');
  const { long } = useStepLabel(step);
  const cell = 'border-b border-line px-1.5 py-1 text-right tabular-nums';
  return (
    <table aria-label={title} className="w-full text-note">
      <thead className="text-text-3">
        <tr>
          <th scope="col" className="border-b border-line py-1 text-left font-normal">
            {t(step)}
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className={`${cell} font-normal wrap-anywhere`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times
          .map((time, index) => ({ time, index }))
          .toReversed()
          .map(({ time, index }) => (
            <tr key={index}>
              <th scope="row" className="border-b border-line py-1 text-left font-normal">
                {long(time)}
              </th>
              {series.map(({ key, values }) => {
                const value = values[index];
                return (
                  <td key={key} className={cell}>
                    {value === null || value === undefined ? '–' : say(value)}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
