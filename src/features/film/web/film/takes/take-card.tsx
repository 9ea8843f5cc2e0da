import { useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import type { ShotTake } from '../../../take-contract.ts';
import { Unexposed } from '../../unexposed.tsx';
import { TakeClip } from './take-clip.tsx';
import { TakeInputs } from './take-inputs.tsx';

/** One take of a shot: what it shows, who made it at which price, and whether it is used. */
export function TakeCard({
  take,
  film,
  busy,
  isReachable,
  onUse,
}: {
  take: ShotTake;
  film: FilmView;
  /** It is being chosen. */
  busy: boolean;
  /** The tab key comes to it; arrow keys go on to the others. */
  isReachable: boolean;
  onUse: () => void;
}) {
  const t = useTranslations('filmTakes');
  const nameOfModel = useModelName();
  return (
    <div className="flex flex-col gap-2" data-take={take.number} data-status={take.status}>
      <Gate aspect={film.aspect} selected={take.circled}>
        <TakeMedia key={take.file?.path.split('?')[0]} take={take} />
        {take.status === 'generating' && <Leader count={1} />}
      </Gate>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CircledTake number={take.number} chosen={take.circled} />
        {take.candidate && <span className="text-dense text-text-2">{t('candidate', take.candidate)}</span>}
        <span className="text-dense">{nameOfModel(take.servedBy ?? take.model) ?? t('yours')}</span>
        {take.coins > 0 && <CoinAmount coins={take.coins} />}
        {take.ownKey && take.status === 'generated' && <span className="text-note text-text-2">{t('ownKey')}</span>}
        {take.status === 'generating' && <span className="text-note text-text-3">{t('making')}</span>}
        {take.status === 'generated' && (
          <Button
            // An input would choose with every arrow key, and each choice has the film cut again.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="radio"
            aria-checked={take.circled}
            tabIndex={isReachable ? 0 : -1}
            size="dense"
            kind={take.circled ? 'quiet' : 'plain'}
            busy={busy}
            onClick={() => take.circled || onUse()}
            className="ml-auto"
          >
            <span className="sr-only">{t('take', { number: take.number })}: </span>
            {t(take.circled ? 'used' : 'use')}
          </Button>
        )}
      </div>
      {take.failure && (
        <p className="text-note text-err">
          {take.failure.message}
          <span className="block">
            <CoinsOfFailure take={take} />
          </span>
        </p>
      )}
      <TakeInputs film={film} take={take} />
    </div>
  );
}

/** What became of the coins of a take that failed; nothing is promised while the vendor is being asked. */
function CoinsOfFailure({ take: { returnedCoins, failure } }: { take: ShotTake }) {
  const t = useTranslations('filmTakes');
  if (failure?.code === 'GENERATION_OUTCOME_UNKNOWN') {
    return null;
  }
  return returnedCoins > 0 ? t('returned', { coins: returnedCoins }) : t('notCharged');
}

function TakeMedia({ take: { kind, file, number } }: { take: ShotTake }) {
  const t = useTranslations('filmTakes');
  if (!file) {
    return <Unexposed />;
  }
  if (kind !== 'clip') {
    return (
      <StoredPicture
        path={file.path}
        alt={t('take', { number })}
        sizes="(min-width: 40rem) 26rem, 100vw"
        width={640}
        height={360}
        className="size-full object-cover"
      />
    );
  }
  return <TakeClip path={file.path} number={number} />;
}
