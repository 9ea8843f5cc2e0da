import { memo, type ComponentProps, type ReactNode } from 'react';
import { PlayerView } from '../preview/film-preview.tsx';

/**
 * A player above a strip of time, or beside it in a low window that is wide enough; each scrolls by itself then. What
 * the picture does not need in a high window is for the strip.
 */
export function StageAndStrip({ stage, children, ...section }: ComponentProps<'section'> & { stage: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto sm:low:flex-row sm:low:overflow-hidden">
      {stage}
      <section
        {...section}
        data-scrolls=""
        className="@container flex shrink-0 grow flex-col border-t border-line bg-surface-1 sm:low:min-w-0 sm:low:flex-1 sm:low:overflow-y-auto sm:low:border-t-0 sm:low:border-l sm:low:[&>:first-child]:sticky sm:low:[&>:first-child]:top-0 sm:low:[&>:first-child]:z-10 sm:low:[&>:first-child]:bg-surface-1"
      >
        {children}
      </section>
    </div>
  );
}

/** A player as wide as the window, or as large as the strip leaves it. */
export const PlayerStage = memo(function PlayerStage(
  view: Omit<ComponentProps<typeof PlayerView>, 'timeBar' | 'className'>,
) {
  return (
    <div className="flex min-h-40 low:min-h-36 sm:low:w-1/3 sm:low:min-w-56 sm:low:flex-none overflow-hidden px-2 pt-1.5 sm:px-4 sm:pt-2">
      <PlayerView
        {...view}
        timeBar={false}
        className="min-h-0 w-full gap-0.5 [&>:first-child]:flex-initial [&>:first-child]:[aspect-ratio:var(--shape)] sm:low:[&>:first-child]:flex-1 sm:low:[&>:first-child]:[aspect-ratio:auto]"
      />
    </div>
  );
});
