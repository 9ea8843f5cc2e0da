import { useEffect, useState, type SyntheticEvent } from 'react';

/** As the player of a finished film hides its controls. */
const HIDE_MILLISECONDS = 2000;
/** Movements within this time count as one. */
const STEP_MILLISECONDS = 250;

/** Whether the controls are hidden: while the film plays, some time after the last movement. */
export function useQuietControls(isPlaying: boolean): {
  isQuiet: boolean;
  wake: (event: SyntheticEvent) => void;
  rest: () => void;
} {
  const [wokenAt, setWokenAt] = useState<number | null>(0);
  useEffect(() => {
    if (!isPlaying || wokenAt === null) {
      return;
    }
    const timer = setTimeout(() => setWokenAt(null), HIDE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isPlaying, wokenAt]);
  return {
    isQuiet: isPlaying && wokenAt === null,
    wake: ({ timeStamp }) => setWokenAt(Math.floor(timeStamp / STEP_MILLISECONDS)),
    rest: () => setWokenAt(null),
  };
}
