import { memo, type ComponentProps, type CSSProperties } from 'react';
import { PlayerView } from '../preview/film-preview.tsx';

/** Height of what is above and below a picture, in pixels. */
const CONTROLS_PIXELS = 42;

/** A player as large as the room that is left. */
export const PlayerStage = memo(function PlayerStage(
  view: Omit<ComponentProps<typeof PlayerView>, 'timeBar' | 'className'>,
) {
  const shape = view.document.aspect.replace(':', ' / ');
  return (
    <div
      className="flex min-h-40 flex-1 justify-center overflow-hidden px-2 pt-1.5 [container-type:size] sm:px-4 sm:pt-2"
      style={{ '--stage-controls': `${CONTROLS_PIXELS}px`, '--stage-shape': `calc(${shape})` } as CSSProperties}
    >
      <PlayerView
        {...view}
        timeBar={false}
        className="w-full items-center gap-0.5 [&>div:first-of-type]:w-[max(8rem,min(100%,calc((100cqh-var(--stage-controls))*var(--stage-shape))))] [&>div:first-of-type]:shrink-0 [&>div:last-of-type]:w-full"
      />
    </div>
  );
});
