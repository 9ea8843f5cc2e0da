import { Camera, RotateCcw, RotateCw, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { createSolidScene, type SolidScene } from './solid-scene.ts';

const STEP = Math.PI / 12;
const ZOOM = 1.2;
/** Radians for each pixel that it is dragged. */
const DRAG = 0.01;
/** A first slow turn shows that it can be turned. */
const SHOWN_TURN = Math.PI / 3;
const SHOWN_MILLISECONDS = 1400;

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A GLB file that is turned by dragging, by buttons and by keys; `onPicture` takes what is seen. */
export function SolidViewer({ path, onPicture }: { path: string; onPicture: (picture: Blob) => Promise<void> }) {
  const t = useTranslations('toolModel3d');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [{ scene, isFailed }, setLoaded] = useState<{ scene?: SolidScene; isFailed?: boolean }>({});
  const [turn, setTurn] = useState(0);
  const [isTaking, setTaking] = useState(false);
  useLoadedScene({ canvas, path, turn, onLoaded: setLoaded });
  const drag = useDrag(scene);
  const press = (event: KeyboardEvent): void => {
    const act = scene && keyActions(scene)[event.key];
    if (act && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      act();
    }
  };
  const take = async (): Promise<void> => {
    if (scene) {
      setTaking(true);
      await onPicture(await scene.picture()).finally(() => setTaking(false));
    }
  };
  if (isFailed) {
    return (
      <Notice
        action={
          <Button
            onClick={() => {
              setLoaded({});
              setTurn(turn + 1);
            }}
          >
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failed')}
      </Notice>
    );
  }
  const tool = (label: string, icon: ReactNode, act: (shown: SolidScene) => void) => (
    <IconButton label={label} icon={icon} onClick={() => scene && act(scene)} />
  );
  return (
    <div className="flex flex-col gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys act while it has the focus
        tabIndex={0}
        aria-label={t('viewer')}
        aria-busy={!scene}
        onKeyDown={press}
        {...drag}
        className="cutout-ground relative aspect-square max-h-[70dvh] w-full cursor-grab touch-pan-y overflow-hidden rounded-frame border border-line active:cursor-grabbing"
      >
        <canvas ref={canvas} aria-hidden="true" className="block size-full" />
        {!scene && (
          <>
            <output className="sr-only">{t('loading')}</output>
            <Leader />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {tool(t('turnLeft'), <RotateCw {...SIGN} />, (shown) => shown.turn(-STEP, 0))}
        {tool(t('turnRight'), <RotateCcw {...SIGN} />, (shown) => shown.turn(STEP, 0))}
        {tool(t('nearer'), <ZoomIn {...SIGN} />, (shown) => shown.zoom(1 / ZOOM))}
        {tool(t('farther'), <ZoomOut {...SIGN} />, (shown) => shown.zoom(ZOOM))}
        {tool(t('reset'), <Undo2 {...SIGN} />, (shown) => shown.reset())}
        <Button size="dense" icon={<Camera {...SIGN} />} busy={isTaking} onClick={() => void take()}>
          {t('takePicture')}
        </Button>
      </div>
    </div>
  );
}

const keyActions = (scene: SolidScene): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => scene.turn(-STEP, 0),
  ArrowRight: () => scene.turn(STEP, 0),
  ArrowUp: () => scene.turn(0, STEP),
  ArrowDown: () => scene.turn(0, -STEP),
  '+': () => scene.zoom(1 / ZOOM),
  '=': () => scene.zoom(1 / ZOOM),
  '-': () => scene.zoom(ZOOM),
  '0': () => scene.reset(),
  Home: () => scene.reset(),
});

/** Loads the file and shows it as long as the canvas is there; turned a little, unless motion is to be reduced. */
function useLoadedScene({
  canvas,
  path,
  turn,
  onLoaded,
}: {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  path: string;
  /** Another number loads it again. */
  turn: number;
  onLoaded: (loaded: { scene?: SolidScene; isFailed?: boolean }) => void;
}): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<void> => {
      const place = canvas.current;
      if (!place) {
        return;
      }
      const response = await fetch(path, { signal });
      if (!response.ok) {
        throw new Error(`the file could not be had: ${response.status}`);
      }
      const scene = await createSolidScene(place, await response.arrayBuffer());
      if (signal.aborted) {
        scene.dispose();
        return;
      }
      const watcher = new ResizeObserver(() => scene.resize());
      watcher.observe(place);
      signal.addEventListener('abort', () => {
        watcher.disconnect();
        scene.dispose();
      });
      onLoaded({ scene });
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
        showTurn(scene, place, signal);
      }
    };
    load().catch(() => !signal.aborted && onLoaded({ isFailed: true }));
    return () => leaving.abort();
    // A link is renewed without another file behind it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [turn]);
}

/** Turns it slowly once, until somebody takes it in hand. */
function showTurn(scene: SolidScene, place: HTMLCanvasElement, signal: AbortSignal): void {
  const ending = new AbortController();
  for (const event of ['pointerdown', 'keydown', 'wheel']) {
    place.addEventListener(event, () => ending.abort(), { signal, once: true, passive: true });
  }
  let before: number | undefined;
  let left = SHOWN_MILLISECONDS;
  const step = (now: number): void => {
    if (signal.aborted || ending.signal.aborted || left <= 0) {
      return;
    }
    const passed = Math.min(left, before === undefined ? 0 : now - before);
    before = now;
    left -= passed;
    scene.turn((SHOWN_TURN * passed) / SHOWN_MILLISECONDS, 0);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Dragging turns it; two fingers bring it nearer. */
function useDrag(scene: SolidScene | undefined) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const spread = (): number => {
    const [one, other] = [...pointers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const end = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId);
  return {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent): void => {
      currentTarget.setPointerCapture(pointerId);
      pointers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent): void => {
      const before = pointers.current.get(pointerId);
      if (!before || !scene) {
        return;
      }
      const width = spread();
      pointers.current.set(pointerId, { x: clientX, y: clientY });
      if (width > 0) {
        scene.zoom(width / Math.max(1, spread()));
      } else {
        // What is seen follows the finger.
        scene.turn(-DRAG * (clientX - before.x), DRAG * (clientY - before.y));
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
