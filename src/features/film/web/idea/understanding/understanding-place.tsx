import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { later } from '#src/platform/browser/start/later.ts';
import type { UnderstandingInUse } from './use-understanding.ts';

/** There is something to show once an idea was read. */
const understandingCode = later(
  () => import('./idea-understanding.tsx'),
  (module) => module.IdeaUnderstanding,
);

/** What was understood of the idea. Its room is kept while an idea is first read, so that nothing below moves. */
export function UnderstandingPlace({ understanding }: { understanding: UnderstandingInUse }) {
  const { shown, isReading } = understanding;
  /** Null where it could not be loaded: it is loaded again with what is read next. */
  const [IdeaUnderstanding, setCode] = useState<typeof understandingCode.code | null>(() => understandingCode.code);
  const isNeeded = isReading || shown !== undefined;
  useEffect(() => {
    if (isNeeded) {
      understandingCode.bring().then(
        (loaded) => setCode(() => loaded),
        () => setCode(null),
      );
    }
  }, [isNeeded, shown]);
  const isAwaited = IdeaUnderstanding === undefined ? isNeeded : isReading && shown === undefined;
  return (
    <div
      className={clsx(
        'has-data-understanding:min-h-80 sm:has-data-understanding:min-h-56',
        isAwaited && IdeaUnderstanding !== null && 'min-h-80 sm:min-h-56',
      )}
    >
      {IdeaUnderstanding && shown && <IdeaUnderstanding understanding={understanding} />}
    </div>
  );
}
