import { clsx } from 'clsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { ShotFrame } from '../shot-frame.tsx';
import { useEditor } from '../state/editor-context.tsx';
import type { ShotView } from '../storyboard/shot-standing.ts';

/** Frames narrower than this are not drawn, and texts narrower than this not written; in pixels. */
const LEAST = { frame: 14, text: 80 };

const widthOf = (aspect: string, height: number): number => {
  const [across = 16, down = 9] = aspect.split(':').map(Number);
  return (height * across) / down;
};

/** Whether a box of this size has the text of its shot beside the frame. Sizes in pixels. */
export const isTextBeside = (aspect: string, { width, height }: { width: number; height: number }): boolean =>
  width - widthOf(aspect, height) >= LEAST.text;

/**
 * The frame of a shot in a box that is as wide as the shot is long: it fills the box, or, where there is room beside
 * it, the shot's text does. What is around it has its name. Sizes in pixels.
 */
export function FrameByLength({
  shot,
  view,
  width,
  height,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  width: number;
  height: number;
}) {
  const { document } = useEditor();
  const hasText = isTextBeside(document.aspect, { width, height });
  return (
    <span aria-hidden="true" className="flex size-full overflow-hidden text-left">
      {width >= LEAST.frame && (
        <span
          className={clsx(
            'relative h-full shrink-0 overflow-hidden [&_canvas]:object-cover',
            '[&>div]:size-full [&>div]:rounded-none [&>div]:border-0',
          )}
          style={{ width: hasText ? widthOf(document.aspect, height) : width }}
        >
          <ShotFrame shot={shot} view={view} width={200} />
        </span>
      )}
      {hasText && (
        <span
          lang={LANGUAGE_TAGS[document.language]}
          className="line-clamp-4 min-w-0 flex-1 self-start p-2 text-note text-text-3"
        >
          {shot.plan.script}
        </span>
      )}
    </span>
  );
}
