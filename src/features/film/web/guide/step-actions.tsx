import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { ACCEPTED_STEPS, type AcceptedStep, type GuideStep } from '../../guide-steps.ts';
import { useFilmPaths } from '../film-paths.ts';
import { addressOf, GUIDE_PLACES } from './guide-places.ts';
import type { Guide, GuideProgress } from './use-guide.ts';

/** Leads to the place of a step, where that is there already. */
export function ShowStep({
  step,
  filmId,
  isEditable,
  onShow,
}: {
  step: GuideStep;
  filmId: string;
  isEditable: boolean;
  onShow?: () => void;
}) {
  const t = useTranslations('filmGuide');
  const paths = useFilmPaths();
  if (!isEditable && GUIDE_PLACES[step].page !== 'film') {
    return <p className="basis-full border-l-2 border-select pl-2.5 text-note text-text-2">{t('later')}</p>;
  }
  return (
    <Link to={addressOf(step, paths.film(filmId))} onClick={onShow} className={buttonLook('primary', 'dense')}>
      {t('show')}
    </Link>
  );
}

/** Goes past a step without doing it: what is good as it is counts as done. */
export function PassStep({
  step,
  progress: { done, skipped },
  guide,
  onPass,
}: {
  step: GuideStep;
  progress: GuideProgress;
  guide: Guide;
  onPass: () => void;
}) {
  const t = useTranslations('filmGuide');
  if (done.includes(step)) {
    return null;
  }
  if (isAccepted(step)) {
    return (
      <Button
        size="dense"
        onClick={() => {
          guide.accept(step);
          onPass();
        }}
      >
        {t(`accept.${step}`)}
      </Button>
    );
  }
  return skipped.includes(step) ? null : (
    <Button
      size="dense"
      kind="quiet"
      onClick={() => {
        guide.skip(step);
        onPass();
      }}
    >
      {t('skip')}
    </Button>
  );
}

const isAccepted = (step: GuideStep): step is AcceptedStep => ACCEPTED_STEPS.some((each) => each === step);
