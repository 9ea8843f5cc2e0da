import { memo, type ComponentProps, type CSSProperties } from 'react';
import { PlayerView } from '../preview/film-preview.tsx';

/** A player as large as the room that is left. */
export const PlayerStage = memo(function PlayerStage(
  view: Omit<ComponentProps<typeof PlayerView>, 'timeBar' | 'className'>,
) {
  const shape = view.document.aspect.replace(':', ' / ');
  return (
    <div
      // The controls take one line, or two in a narrow window that is not low.
      className="flex min-h-40 low:min-h-36 [--stage-controls:42px] max-sm:[--stage-controls:92px] max-sm:low:[--stage-controls:42px] flex-1 justify-center overflow-hidden px-2 pt-1.5 [container-type:size] sm:px-4 sm:pt-2"
      style={{ '--stage-shape': `calc(${shape})` } as CSSProperties}
    >
      <PlayerView
        {...view}
        timeBar={false}
        className="w-full items-center gap-0.5 [&>div:first-of-type]:w-[max(8rem,min(100%,calc((100cqh-var(--stage-controls))*var(--stage-shape))))] [&>div:first-of-type]:shrink-0 [&>div:last-of-type]:w-full"
      />
    </div>
  );
});
