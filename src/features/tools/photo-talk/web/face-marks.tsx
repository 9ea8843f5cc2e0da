import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ShownMarks } from '../definition.ts';

type MarkName = keyof ShownMarks;
interface Place {
  x: number;
  y: number;
}

const NAMES = ['leftEye', 'rightEye', 'mouth'] as const satisfies readonly MarkName[];
const STEP = 0.005;
const LONG_STEP = 0.03;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number): number => Number(Math.max(0, Math.min(1, share)).toFixed(4));

/**
 * Marks over a picture, at its eyes and its mouth: dragged, moved by arrow keys, or put where the picture is clicked
 * after one was chosen.
 */
export function FaceMarks({ marks, onChange }: { marks: ShownMarks; onChange: (marks: ShownMarks) => void }) {
  const t = useTranslations('toolPhotoTalk');
  const format = useFormatter();
  const ground = useRef<HTMLFieldSetElement>(null);
  const [active, setActive] = useState<MarkName>('mouth');
  const [dragged, setDragged] = useState<MarkName | null>(null);
  const put = (name: MarkName, { x, y }: Place): void => onChange({ ...marks, [name]: { x: within(x), y: within(y) } });
  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = ground.current!.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const press = (event: KeyboardEvent, name: MarkName): void => {
    const way = WAYS[event.key];
    if (!way) {
      return;
    }
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    put(name, { x: marks[name].x + way[0] * step, y: marks[name].y + way[1] * step });
  };
  return (
    <fieldset
      ref={ground}
      aria-label={t('marks')}
      className="absolute inset-0 cursor-crosshair touch-none"
      onPointerDown={(event) => put(active, placeOf(event))}
    >
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t(`mark.${name}`)}
          aria-pressed={active === name}
          title={t('markPlace', {
            across: format.number(marks[name].x, { style: 'percent' }),
            down: format.number(marks[name].y, { style: 'percent' }),
          })}
          style={{ left: `${marks[name].x * 100}%`, top: `${marks[name].y * 100}%` }}
          onFocus={() => setActive(name)}
          onKeyDown={(event) => press(event, name)}
          onPointerDown={(event) => {
            event.stopPropagation();
            setActive(name);
            setDragged(name);
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => dragged === name && put(name, placeOf(event))}
          onPointerUp={() => setDragged(null)}
          onPointerCancel={() => setDragged(null)}
          className={clsx(
            'absolute -mt-3.5 -ml-3.5 grid size-7 cursor-grab touch-none place-items-center border-2 shadow-[0_0_0_1px_black] active:cursor-grabbing pointer-coarse:-mt-5.5 pointer-coarse:-ml-5.5 pointer-coarse:size-11',
            name === 'mouth' ? 'rounded-[40%]' : 'rounded-full',
            active === name ? 'border-select' : 'border-white',
          )}
        >
          <span className="size-1.5 rounded-full bg-white shadow-[0_0_0_1px_black]" />
        </button>
      ))}
    </fieldset>
  );
}
