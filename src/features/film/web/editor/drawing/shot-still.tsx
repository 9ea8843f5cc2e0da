import { useEffect, useRef, type ReactNode } from 'react';
import { Unexposed } from '../../unexposed.tsx';
import { useIsNear } from '../../use-is-near.ts';
import { useShotStill } from './use-shot-still.ts';

type StillArguments = Parameters<typeof useShotStill>;

/**
 * The picture of a shot, drawn under one's hands, on a canvas that fills its parent; `size` is in pixels of the screen.
 * Its name is `label`; without one it is hidden from screen readers.
 */
export function ShotStill({
  document,
  shot,
  size,
  pictures,
  label,
  meanwhile = <Unexposed />,
}: {
  document: StillArguments[0];
  shot: StillArguments[1];
  size: StillArguments[2];
  pictures?: NonNullable<StillArguments[3]>['pictures'];
  label: string;
  /** What is seen until it is drawn. */
  meanwhile?: ReactNode;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isVisible = useIsNear(canvas, true);
  const still = useShotStill(document, shot, size, { ...(pictures ? { pictures } : {}), isVisible });
  useEffect(() => {
    const context = still && canvas.current?.getContext('2d');
    if (still && context) {
      context.drawImage(still.picture, 0, 0, context.canvas.width, context.canvas.height);
    }
  }, [still, size.width, size.height]);
  return (
    <>
      {!still && meanwhile}
      <canvas
        ref={canvas}
        width={size.width}
        height={size.height}
        data-still={still?.quality ?? 'none'}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing can be drawn on an img
        role={label === '' ? 'presentation' : 'img'}
        aria-label={label === '' ? undefined : label}
        aria-hidden={label === '' || undefined}
        className="size-full"
      />
    </>
  );
}
