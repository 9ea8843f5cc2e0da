import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { EDIT_LIMITS, type PictureBox } from '#src/shared/catalogue/picture-edits.ts';

/** A press that moves less than this, in percent, marks nothing. */
const LEAST_PERCENT = 0.8;
/** The box that the button adds, in percent, and how far an arrow key moves one. */
const ADDED = { x: 42, y: 42, width: 16, height: 16 };
const STEP = 1;

const clamp = (value: number, most = 100): number => Math.min(most, Math.max(0, value));

/** Boxes on a picture: drawn by pointer, or added by a button and moved with the arrow keys. */
export function MarkBoxes({
  path,
  boxes,
  isWrong,
  onChange,
}: {
  path: string | undefined;
  boxes: readonly PictureBox[];
  /** There must be one first. */
  isWrong: boolean;
  onChange: (boxes: PictureBox[]) => void;
}) {
  const t = useTranslations('toolImageEdit');
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ from: [number, number]; to: [number, number] }>();
  if (path === undefined) {
    return null;
  }
  const placeOf = (event: PointerEvent): [number, number] => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return [clamp((100 * (event.clientX - left)) / width), clamp((100 * (event.clientY - top)) / height)];
  };
  const end = (): void => {
    const box = drawn && boxBetween(drawn.from, drawn.to);
    setDrawn(undefined);
    if (box && box.width >= LEAST_PERCENT && box.height >= LEAST_PERCENT && boxes.length < EDIT_LIMITS.boxes) {
      onChange([...boxes, box]);
    }
  };
  const press = (event: KeyboardEvent, index: number): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onChange(boxes.filter((_, other) => other !== index));
      return;
    }
    const changed = moved(boxes[index]!, event.key, event.shiftKey);
    if (changed) {
      event.preventDefault();
      onChange(boxes.map((box, other) => (other === index ? changed : box)));
    }
  };
  const shown = drawn ? [...boxes, boxBetween(drawn.from, drawn.to)] : boxes;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className={clsx('text-note', isWrong ? 'text-err' : 'text-text-3')}>{t('mark')}</p>
      <div
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds fields, not places on a picture
        role="group"
        aria-label={t('marks')}
        className={clsx(
          'relative max-w-full cursor-crosshair touch-none self-start rounded-frame select-none',
          isWrong && 'outline-2 outline-offset-2 outline-err',
        )}
        onPointerDown={(event) => {
          if (event.button === 0 && event.target === event.currentTarget.firstElementChild) {
            event.currentTarget.setPointerCapture(event.pointerId);
            const place = placeOf(event);
            setDrawn({ from: place, to: place });
          }
        }}
        onPointerMove={(event) => drawn && setDrawn({ from: drawn.from, to: placeOf(event) })}
        onPointerUp={end}
        onPointerCancel={() => setDrawn(undefined)}
      >
        <StoredPicture
          path={path}
          alt=""
          sizes="22rem"
          draggable={false}
          className="max-h-72 max-w-full rounded-frame"
        />
        {shown.map((box, index) => (
          <button
            key={index}
            type="button"
            aria-label={t('markNth', { number: index + 1 })}
            onKeyDown={(event) => press(event, index)}
            className="absolute rounded-[2px] border-2 border-select bg-select/25"
            style={{ left: `${box.x}%`, top: `${box.y}%`, width: `${box.width}%`, height: `${box.height}%` }}
          />
        ))}
      </div>
      <span className="flex flex-wrap gap-2">
        <Button
          size="dense"
          aria-invalid={isWrong || undefined}
          disabled={boxes.length >= EDIT_LIMITS.boxes}
          onClick={() => onChange([...boxes, ADDED])}
        >
          {t('markAdd')}
        </Button>
      </span>
    </div>
  );
}

function boxBetween([ax, ay]: [number, number], [bx, by]: [number, number]): PictureBox {
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A box after a key: moved, or with Shift wider or higher; undefined for other keys. */
function moved(box: PictureBox, key: string, changesSize: boolean): PictureBox | undefined {
  const arrow = ARROWS[key];
  if (!arrow) {
    return undefined;
  }
  const [dx, dy] = arrow;
  if (changesSize) {
    return {
      ...box,
      width: Math.max(STEP, clamp(box.width + dx, 100 - box.x)),
      height: Math.max(STEP, clamp(box.height + dy, 100 - box.y)),
    };
  }
  return { ...box, x: clamp(box.x + dx, 100 - box.width), y: clamp(box.y + dy, 100 - box.height) };
}
