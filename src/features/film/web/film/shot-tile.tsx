import { useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { Unexposed } from '../unexposed.tsx';
import { useLength } from '../use-length.ts';
import { ClipPreview, ShotPicture, type ShotMediaProps } from './clip-preview.tsx';
import { useFreshLinks } from './use-fresh-links.ts';

type Shot = FilmView['shots'][number];

type ShotState = 'failed' | 'done' | 'making' | 'frame' | 'waiting';

/** The progress of a shot: the last asset that it has. */
function stateOf(shot: Shot): ShotState {
  if (shot.failure) {
    return 'failed';
  }
  if (shot.clip && shot.clipStatus !== 'generating') {
    return 'done';
  }
  if (shot.clipStatus === 'generating' || shot.pictureStatus === 'generating') {
    return 'making';
  }
  return shot.picture ? 'frame' : 'waiting';
}

/** One shot of the storyboard: its frame, its clip once there is one, its labels, and its line. */
export function ShotTile({
  shot,
  film,
  making,
  countdown,
  onRetry,
  retrying,
  onTakes,
}: {
  shot: Shot;
  film: FilmView;
  making: boolean;
  countdown: number;
  onRetry: () => void;
  retrying: boolean;
  onTakes: () => void;
}) {
  const t = useTranslations('filmPage');
  const ofTakes = useTranslations('filmTakes');
  const state = stateOf(shot);
  const take = shot.takes.clip ?? shot.takes.picture;
  const freshen = useFreshLinks(film.id);
  const length = useLength();
  return (
    <li className="flex min-w-0 flex-col gap-1.5" data-shot={shot.number} data-state={state}>
      <Gate aspect={film.aspect} {...(state === 'failed' ? { className: 'border-err' } : {})}>
        <ShotFrame shot={shot} language={film.language} making={making} state={state} onMissing={freshen} />
        {state === 'making' && <Leader count={countdown} />}
      </Gate>
      <EdgePrint end={<ShotNote shot={shot} state={state} />}>
        <span>{`S${String(shot.number).padStart(2, '0')}`}</span>
        {take !== null && <CircledTake number={take} />}
        <span>{length(shot.durationSeconds)}</span>
      </EdgePrint>
      <div className="flex items-start justify-between gap-2">
        <ShotSpeech shot={shot} film={film} />
        {!making && (shot.clip ?? shot.picture) && (
          <Button
            size="dense"
            className="shrink-0"
            aria-label={ofTakes('openOf', { number: shot.number })}
            onClick={onTakes}
          >
            {ofTakes('open')}
          </Button>
        )}
      </div>
      {shot.speaker && shot.speaker.insteadOf !== null && (
        <p className="text-note text-text-3">
          {t('standIn', { name: shot.speaker.name, insteadOf: shot.speaker.insteadOf })}
        </p>
      )}
      {shot.setBack && <p className="text-note text-err">{ofTakes('failed', { message: shot.setBack.message })}</p>}
      {shot.failure && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-note text-err">{shot.failure.message}</p>
          <Button size="dense" busy={retrying} onClick={onRetry}>
            {t('retryShot')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** A shot's clip, else its frame. */
function ShotFrame({
  shot,
  language,
  making,
  state,
  onMissing,
}: ShotMediaProps & {
  making: boolean;
  state: ShotState;
}) {
  const media = { shot, language, onMissing };
  if (shot.clip) {
    return <ClipPreview {...media} />;
  }
  if (shot.picture) {
    return <ShotPicture {...media} picture={shot.picture} className={making ? 'brightness-75 grayscale' : undefined} />;
  }
  return state === 'making' ? null : <Unexposed />;
}

/** The progress of a shot, or the model that made it. */
function ShotNote({ shot, state }: { shot: Shot; state: ShotState }) {
  const t = useTranslations('filmPage');
  const nameOfModel = useModelName();
  const servedBy = shot.clipServedBy ?? shot.pictureServedBy;
  switch (state) {
    case 'failed':
      return <span className="text-err">{t('stateFailed')}</span>;
    case 'waiting':
      return <span>{t('stateWaiting')}</span>;
    case 'frame':
      return <span>{t('stateFrame')}</span>;
    case 'making':
      return <span>{t(shot.clipStatus === 'generating' ? 'stateClip' : 'stateFrame')}</span>;
    case 'done':
      return <span>{shot.ownClip ? t('stateOwn') : nameOfModel(servedBy)}</span>;
  }
}

function ShotSpeech({ shot: { speech }, film }: { shot: Shot; film: FilmView }) {
  const t = useTranslations('film');
  return (
    <p lang={LANGUAGE_TAGS[film.language]} className="min-w-0 text-dense text-text-2">
      {speech.kind === 'line' && speech.speaker && (
        <strong className="font-semibold text-text-1">{`${speech.speaker}${WRITING[film.language].colon}`}</strong>
      )}
      {speech.text || (
        <span lang="" className="text-text-3">
          {t('silent')}
        </span>
      )}
    </p>
  );
}
