import { clsx } from 'clsx';
import { useRef, type ComponentProps, type PointerEvent } from 'react';

/** What a browser draws as the knob of a scale, in pixels: its middle is on the value. */
const KNOB_PIXELS = 16;
/** A finger that has moved sideways by this many pixels moves the knob. */
const SLIDES_PIXELS = 8;

interface Press {
  pointerId: number;
  x: number;
  y: number;
  /** The value before. */
  before: number;
  /** The knob follows the pointer. */
  slides: boolean;
}

/**
 * A number on a scale. A browser moves the knob as soon as a finger touches it, also one that begins to scroll there:
 * on a touch screen the frame around it takes the pointers, and a touch counts once it moves sideways, or is lifted
 * where it was. `className` is the look of the frame.
 */
export function RangeInput({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const press = useRef<Press>(undefined);
  const follow = (event: PointerEvent): void => set(inputIn(event), valueAt(event));
  return (
    <span
      className={clsx('block touch-pan-y select-none', className)}
      onPointerDown={(event) => {
        const scale = inputIn(event);
        if (event.target === scale || event.button !== 0 || scale.disabled || press.current) {
          return;
        }
        // The mouse events that would follow take the focus away.
        event.preventDefault();
        const slides = event.pointerType !== 'touch';
        press.current = {
          pointerId: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          before: scale.valueAsNumber,
          slides,
        };
        event.currentTarget.setPointerCapture(event.pointerId);
        if (slides) {
          scale.focus({ preventScroll: true });
          follow(event);
        }
      }}
      onPointerMove={(event) => {
        const { current } = press;
        if (current?.pointerId !== event.pointerId) {
          return;
        }
        const [right, down] = [Math.abs(event.clientX - current.x), Math.abs(event.clientY - current.y)];
        current.slides ||= right >= SLIDES_PIXELS && right > down;
        if (current.slides) {
          follow(event);
        }
      }}
      onPointerUp={(event) => {
        const { current } = press;
        if (current?.pointerId !== event.pointerId) {
          return;
        }
        press.current = undefined;
        if (current.slides || Math.abs(event.clientY - current.y) < SLIDES_PIXELS) {
          const scale = inputIn(event);
          scale.focus({ preventScroll: true });
          follow(event);
          // As the browser's own: only of another value.
          if (scale.valueAsNumber !== current.before) {
            scale.dispatchEvent(new Event('change', { bubbles: true }));
          }
        }
      }}
      onPointerCancel={(event) => {
        if (press.current?.pointerId !== event.pointerId) {
          return;
        }
        if (press.current.slides) {
          set(inputIn(event), press.current.before);
        }
        press.current = undefined;
      }}
    >
      <input
        {...input}
        type="range"
        className="block size-full cursor-[inherit] any-pointer-coarse:pointer-events-none"
      />
    </span>
  );
}

const inputIn = ({ currentTarget }: PointerEvent): HTMLInputElement => currentTarget.querySelector('input')!;

/** The value under a pointer. */
function valueAt(event: PointerEvent): number {
  const { min, max } = inputIn(event);
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientX - left - KNOB_PIXELS / 2) / (width - KNOB_PIXELS);
  return Number(min) + Math.max(0, Math.min(1, share)) * (Number(max) - Number(min));
}

/** As if the browser had moved the knob, which keeps to its steps. */
function set(scale: HTMLInputElement, value: number): void {
  const before = scale.value;
  scale.valueAsNumber = value;
  if (scale.value !== before) {
    scale.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
