import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import type { GuideProps } from './guide-entry.tsx';
import { GuideList } from './guide-list.tsx';
import { GuidePanel } from './guide-panel.tsx';
import { STEP_PARAMETER, stepAt } from './guide-places.ts';
import { GuideSpot } from './guide-spot.tsx';

/**
 * The open guide (BOOT-11): the list of its steps, or the one that is being shown. It covers little and darkens
 * nothing.
 */
export function FilmGuide(props: GuideProps) {
  const [params, changeAddress] = useAddressParameters();
  const step = stepAt(params);
  const { progress, isOpen, close } = props.guide;
  const stopShowing = (): void => changeAddress({ [STEP_PARAMETER]: null }, { replace: true });
  if (isOpen) {
    return (
      <GuidePanel
        guide={props.guide}
        onClose={() => {
          close();
          props.leave();
        }}
      >
        {progress && <GuideList {...props} progress={progress} shown={step} />}
      </GuidePanel>
    );
  }
  return (
    progress &&
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
