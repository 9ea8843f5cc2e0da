import { memo, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { PlayerView } from '../preview/film-preview.tsx';

/** A player above a strip of time, or beside it in a low window that is wide enough; each scrolls by itself then. */
export function StageAndStrip({ stage, children, ...section }: ComponentProps<'section'> & { stage: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto sm:low:flex-row sm:low:overflow-hidden">
      {stage}
      <section
        {...section}
        data-scrolls=""
        className="@container shrink-0 border-t border-line bg-surface-1 sm:low:min-w-0 sm:low:flex-1 sm:low:overflow-y-auto sm:low:border-t-0 sm:low:border-l sm:low:[&>:first-child]:sticky sm:low:[&>:first-child]:top-0 sm:low:[&>:first-child]:z-10 sm:low:[&>:first-child]:bg-surface-1"
      >
        {children}
      </section>
    </div>
  );
}

/** A player as large as the room that is left. */
export const PlayerStage = memo(function PlayerStage(
  view: Omit<ComponentProps<typeof PlayerView>, 'timeBar' | 'className'>,
) {
  const shape = view.document.aspect.replace(':', ' / ');
  return (
    <div
      // The controls take one line, or two in a narrow window that is not low, and beside the strip.
      className="flex min-h-40 low:min-h-36 [--stage-controls:42px] max-sm:[--stage-controls:92px] max-sm:low:[--stage-controls:42px] sm:low:w-1/3 sm:low:min-w-56 sm:low:flex-none sm:low:[--stage-controls:92px] flex-1 justify-center overflow-hidden px-2 pt-1.5 [container-type:size] sm:px-4 sm:pt-2"
      style={{ '--stage-shape': `calc(${shape})` } as CSSProperties}
    >
      <PlayerView
        {...view}
        timeBar={false}
        className="w-full items-center gap-0.5 [&>div:first-of-type]:w-[max(6rem,min(100%,calc((100cqh-var(--stage-controls))*var(--stage-shape))))] [&>div:first-of-type]:shrink-0 [&>div:last-of-type]:w-full"
      />
    </div>
  );
});
