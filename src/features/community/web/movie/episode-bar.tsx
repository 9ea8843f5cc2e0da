import { SkipBack, SkipForward } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import type { EpisodePlace } from '../../series-contract.ts';
import { moviePath, seriesPath } from '../paths.ts';
import { useNextByItself } from './use-next-by-itself.ts';

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;
/** What plays at once when its page is there. */
const PLAYS = { plays: true };

/**
 * Below the player of an episode: its series, its neighbours, and whether the next one plays by itself. When the film
 * has ended the same bar counts down: nothing takes the focus.
 */
export function EpisodeBar({ place, video }: { place: EpisodePlace; video: HTMLVideoElement | null }) {
  const t = useTranslations('series');
  const { previous, next } = place;
  const { isWanted, setWanted, secondsLeft, cancel } = useNextByItself(next?.id, video);
  const nextLink = useRef<HTMLAnchorElement>(null);
  const stay = (): void => {
    // The button goes: who pressed it is beside it.
    nextLink.current?.focus();
    cancel();
  };
  return (
    <nav aria-label={place.title} className="flex flex-col gap-2 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <EdgePrint>
          <Link
            to={seriesPath(place.id)}
            className="inline-flex min-h-6 max-w-72 items-center truncate hover:underline"
          >
            {place.title}
          </Link>
          <span>{t('place', { number: place.number, count: place.count })}</span>
        </EdgePrint>
        {next && (
          <Checkbox checked={isWanted} onChange={setWanted}>
            <span className="text-dense">{t('byItself')}</span>
          </Checkbox>
        )}
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        {previous ? (
          <Link to={moviePath(previous.id)} state={PLAYS} className={buttonLook()}>
            <SkipBack {...SIGN} />
            <span className="truncate">{t('previous', { title: previous.title })}</span>
          </Link>
        ) : (
          <span className="max-sm:hidden" />
        )}
        {next && (
          <Link ref={nextLink} to={moviePath(next.id)} state={PLAYS} className={buttonLook()}>
            <SkipForward {...SIGN} />
            <span className="truncate">{t('next', { title: next.title })}</span>
          </Link>
        )}
      </div>
      <output className="sr-only">{next && secondsLeft !== null ? t('soonVoice', { title: next.title }) : ''}</output>
      {secondsLeft !== null && (
        <div className="flex items-center justify-end gap-3">
          <span aria-hidden="true" className="text-text-2 tabular-nums">
            {t('soon', { seconds: secondsLeft })}
          </span>
          <Button onClick={stay}>{t('stay')}</Button>
        </div>
      )}
    </nav>
  );
}
