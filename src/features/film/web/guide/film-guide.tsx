import { useSearchParams } from 'react-router';
import type { GuideProps } from './guide-entry.tsx';
import { GuideList } from './guide-list.tsx';
import { STEP_PARAMETER, stepAt } from './guide-places.ts';
import { GuideSpot } from './guide-spot.tsx';

/**
 * The open guide (BOOT-11): the list of its steps, or the one that is being shown. It covers little and darkens
 * nothing.
 */
export function FilmGuide(props: GuideProps) {
  const [params, setParams] = useSearchParams();
  const step = stepAt(params);
  const { progress, isOpen, close } = props.guide;
  if (!progress) {
    return null;
  }
  const stopShowing = (): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(STEP_PARAMETER);
        return after;
      },
      { replace: true },
    );
  if (isOpen) {
    return (
      <GuideList
        {...props}
        progress={progress}
        shown={step}
        onClose={() => {
          close();
          props.leave();
        }}
      />
    );
  }
  return (
    step && (
      <GuideSpot
        key={step}
        {...props}
        progress={progress}
        step={step}
        onClose={() => {
          stopShowing();
          props.leave();
        }}
      />
    )
  );
}
