import type { DocumentShot } from '../../../timeline/film-document.ts';
import { ShotFrame } from '../shot-frame.tsx';
import type { ShotView } from '../storyboard/shot-standing.ts';
import './drag-ghost.css';

/** Width of the small frame in CSS pixels. */
const WIDTH = 104;

/** What is dragged in the lane of shots: its frame under the pointer, and how many come with it. */
function DragGhost({
  shot,
  view,
  others,
  left,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  /** Further selected shots. */
  others: number;
  /** Place of the pointer in the lane, in pixels. */
  left: number;
}) {
  return (
    <div
      data-ghost=""
      aria-hidden="true"
      className="pointer-events-none drag-ghost absolute top-3 z-30 rounded-frame"
      style={{ left: left - WIDTH / 2, width: WIDTH }}
    >
      <ShotFrame shot={shot} view={view} width={WIDTH} selected />
      <span
        translate="no"
        className="edge theme-dark absolute bottom-1 left-1 rounded-frame bg-black/75 px-1 text-text-1"
      >
        {`S${String(shot.plan.number).padStart(2, '0')}${others > 0 ? ` +${others}` : ''}`}
      </span>
    </div>
  );
}

/** Where the dragged shot would be put, and what is dragged; places in pixels of the lane. */
export function DragSigns({ gap, ...dragged }: { gap: number } & Parameters<typeof DragGhost>[0]) {
  return (
    // Clipped at the ends of the lane: what sticks out would make it longer, and scroll on and on.
    <div className="pointer-events-none absolute inset-0 overflow-x-clip">
      <span
        data-drop=""
        aria-hidden="true"
        className="drop-place pointer-events-none absolute inset-y-0 z-20"
        style={{ left: gap }}
      />
      <DragGhost {...dragged} />
    </div>
  );
}
