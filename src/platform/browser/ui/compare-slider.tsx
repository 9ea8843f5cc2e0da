import { useId, useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** Classes and style of what lies behind a picture. */
export interface CompareGround {
  className: string;
  style?: CSSProperties;
}

/**
 * Two pictures of the same thing over each other; a line between them moves under the pointer, by a finger, or with the
 * arrow keys. The frame has the shape of the pictures.
 */
export function CompareSlider({
  before,
  after,
  ratio,
  labels,
  ground = { className: 'bg-media' },
}: {
  before: string;
  after: string;
  /** Width over height. */
  ratio: number;
  /** What the two are called, and the line between them. */
  labels: { before: string; after: string; slider: string };
  /** What lies behind the picture after. */
  ground?: CompareGround;
}) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0.5);
  const follow = (event: PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (box && (event.buttons & 1) === 1) {
      setShare(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
    }
  };
  const percent = `${100 * share}%`;
  return (
    <div
      ref={frame}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
      className={`relative w-full touch-pan-y overflow-hidden rounded-frame border border-line select-none ${ground.className}`}
      style={{ aspectRatio: ratio, ...ground.style }}
    >
      <img src={after} alt={labels.after} draggable={false} className="absolute inset-0 size-full object-contain" />
      <div
        className={`absolute inset-0 ${ground.className}`}
        style={{ clipPath: `inset(0 ${100 - 100 * share}% 0 0)` }}
      >
        <img src={before} alt={labels.before} draggable={false} className="size-full object-contain" />
      </div>
      <span
        aria-hidden="true"
        className="theme-dark edge absolute top-2 left-2 rounded-frame bg-black/65 px-2 text-text-1"
      >
        {labels.before}
      </span>
      <span
        aria-hidden="true"
        className="theme-dark edge absolute top-2 right-2 rounded-frame bg-black/65 px-2 text-text-1"
      >
        {labels.after}
      </span>
      <label htmlFor={id} className="sr-only">
        {labels.slider}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(100 * share)}
        onChange={(event) => setShare(Number(event.target.value) / 100)}
        className="peer pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.45)] peer-focus-visible:outline-3 peer-focus-visible:outline-focus"
        style={{ left: percent }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-9 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-black/40 bg-white text-[15px] leading-none font-semibold text-black shadow-md">
          ↔
        </span>
      </span>
    </div>
  );
}
