import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleDashed, EyeOff, History, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { ClipPreview } from '../../film/clip-preview.tsx';
import { useFreshLinks } from '../../film/use-fresh-links.ts';
import { useLength } from '../../use-length.ts';
import { ShotFrame } from '../shot-frame.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';
import { useShotLength } from '../storyboard/use-shot-length.ts';
import { ClipMenu } from './clip-menu.tsx';
import { clipStandingOf, type ClipStanding } from './clip-standing.ts';
import { Elapsed } from './elapsed.tsx';
import { useVideo } from './use-video.ts';

const SIGNS: Readonly<Record<ClipStanding, { sign: typeof CircleCheck; ink: string }>> = {
  left_out: { sign: EyeOff, ink: 'text-text-3' },
  missing: { sign: CircleDashed, ink: 'text-text-3' },
  making: { sign: LoaderCircle, ink: 'text-action-text' },
  outdated: { sign: History, ink: 'text-warn' },
  failed: { sign: CircleAlert, ink: 'text-err' },
  done: { sign: CircleCheck, ink: 'text-ok' },
};

/** The clip of one shot: it plays silently while it is pointed at or has the focus. */
export function ClipCard({ shot, view }: { shot: DocumentShot; view: ShotView | undefined }) {
  const t = useTranslations('filmVideo');
  const nameOfModel = useModelName();
  const inWords = useLength();
  const { ids, select } = useSelection();
  const { number } = shot.plan;
  const length = useShotLength(shot, view);
  const isMarked = ids.has(shot.id);
  const standing = clipStandingOf(shot, view);
  const take = view?.takes.clip ?? null;
  return (
    // Whoever works on its clip works on this shot; the checkbox selects by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      data-clip={number}
      data-standing={standing}
      onFocus={({ target }) => target instanceof HTMLInputElement || select(shot.id, 'work')}
      className="flex min-w-0 flex-col gap-1"
    >
      <div className="flex items-center justify-between gap-2">
        <Checkbox checked={isMarked} onChange={() => select(shot.id, 'toggle')}>
          <span className="sr-only">{t('select', { number })}</span>
          <span aria-hidden="true" translate="no" className="edge text-text-1">
            {`S${String(number).padStart(2, '0')}`}
          </span>
        </Checkbox>
        <ClipMenu shot={shot} view={view} />
      </div>
      <ClipFrame shot={shot} view={view} standing={standing} isMarked={isMarked} />
      <EdgePrint end={view?.ownClip ? t('own.mark') : nameOfModel(view?.clipServedBy ?? null)}>
        {take !== null && <CircledTake number={take} />}
        <span>
          <span className="sr-only">{t('length', { length: '' })}</span>
          {inWords(length.seconds)}
        </span>
        {view?.clipPart && <span>{t('trim.mark')}</span>}
      </EdgePrint>
      <ClipState standing={standing} view={view} />
    </article>
  );
}

function ClipFrame({
  shot,
  view,
  standing,
  isMarked,
}: {
  shot: DocumentShot;
  view: ShotView | undefined;
  standing: ClipStanding;
  isMarked: boolean;
}) {
  const { film } = useEditor();
  const freshen = useFreshLinks(film.id);
  const look = clsx(standing === 'left_out' && 'opacity-45', standing === 'failed' && 'border-err');
  if (view?.clip) {
    return (
      <Gate aspect={film.aspect} selected={isMarked} className={look}>
        <ClipPreview shot={view} language={film.language} onMissing={freshen} />
        {standing === 'making' && <Leader className="pointer-events-none" />}
      </Gate>
    );
  }
  return (
    <div className={look}>
      <ShotFrame shot={shot} view={view} width={400} selected={isMarked} />
    </div>
  );
}

/** How the clip stands, why it failed, and another try. */
function ClipState({ standing, view }: { standing: ClipStanding; view: ShotView | undefined }) {
  const t = useTranslations('filmVideo');
  const ofTakes = useTranslations('filmTakes');
  const video = useVideo();
  const { sign: Sign, ink } = SIGNS[standing];
  return (
    <>
      <p className={clsx('flex items-center gap-1.5 text-dense', ink)}>
        <Sign className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        {t(`standing.${standing}`)}
        {standing === 'making' && view && view.makingSince !== null && (
          <span className="text-text-3">
            <Elapsed since={view.makingSince} />
          </span>
        )}
      </p>
      {view && standing === 'failed' && (
        <div className="flex flex-col items-start gap-1.5">
          <p className="text-note text-err">{view.failure?.message}</p>
          <p className="text-note text-text-3">{t('failedHint')}</p>
          <Button size="dense" busy={video.isRetrying(view.number)} onClick={() => video.retry(view.number)}>
            {t('retry')}
          </Button>
        </div>
      )}
      {view?.setBack && <p className="text-note text-err">{ofTakes('failed', { message: view.setBack.message })}</p>}
    </>
  );
}
