import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { steadyLeft, timeLeft, TOLERANCE_SECONDS } from './time-left.ts';

/** The remaining time, which never counts up; nothing while it cannot be estimated. */
export function TimeLeftText({ seconds }: { seconds: number | null }) {
  const t = useTranslations('ui');
  const [least, setLeast] = useState(Infinity);
  if (seconds !== null && seconds < least) {
    setLeast(seconds);
  }
  const isLonger = useLonger(seconds);
  if (seconds === null) {
    return null;
  }
  const steady = steadyLeft(least, seconds);
  const left = steady === undefined ? undefined : timeLeft(steady);
  return [(isLonger || !left) && t('takesLonger'), left && t(`timeLeft.${left.unit}`, { count: left.count })]
    .filter(Boolean)
    .join(' · ');
}

/** True while the newest estimate ends clearly later than an earlier one did. */
function useLonger(seconds: number | null): boolean {
  const earliest = useRef(Infinity);
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    if (seconds === null) {
      return;
    }
    const ends = performance.now() / 1000 + seconds;
    const isLater = ends > earliest.current + TOLERANCE_SECONDS;
    earliest.current = Math.min(earliest.current, ends);
    const shown = requestAnimationFrame(() => setLonger(isLater));
    return () => cancelAnimationFrame(shown);
  }, [seconds]);
  return isLonger;
}
