import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FinalCutView } from '../../../cut-contract.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import { MakeCut, OldCut } from '../../film/make-cut.tsx';
import { FinalCutFindings } from './final-cut-findings.tsx';
import { FinalCutLarger } from './final-cut-larger.tsx';
import { FinalCutSettings } from './final-cut-settings.tsx';
import { FinalCutUpload } from './final-cut-upload.tsx';
import { FinalCutVersions } from './final-cut-versions.tsx';
import { useCutActions, type CutActions, type useFinalCut } from './use-final-cut.ts';

/** Choices for the final cut that were made in place of others. */
export interface CutChange {
  before: Partial<CutSettings>;
  after: Partial<CutSettings>;
}

/**
 * The choices of a film's final cut, what its check found, its versions, and one made elsewhere. `hasOrder` says that
 * the page around it has the button that cuts a changed film again, `onSubtitles` that it shows how they look.
 */
export function FinalCut({
  film,
  cut,
  hasOrder = false,
  onSubtitles,
  onChosen,
}: {
  film: FilmView;
  cut: ReturnType<typeof useFinalCut>;
  hasOrder?: boolean;
  /** Called when another look of the subtitles was chosen. */
  onSubtitles?: (() => void) | undefined;
  /** Called with what was chosen, and what it was before. */
  onChosen?: (change: CutChange) => void;
}) {
  const t = useTranslations('filmCut');
  const actions = useCutActions(film.id);
  if (!cut.data) {
    return cut.error ? (
      <Notice action={<Button onClick={() => void cut.refetch()}>{t('tryAgain')}</Button>}>{cut.error.message}</Notice>
    ) : (
      <p className="py-8 text-text-2">{t('loading')}</p>
    );
  }
  const { versions, larger, making } = cut.data;
  const problem = actions.use.error;
  return (
    <div className="flex flex-col gap-7 pb-2">
      {problem && <Notice>{problem.message}</Notice>}
      <Standing film={film} cut={cut.data} hasOrder={hasOrder} actions={actions} />
      <Choices film={film} cut={cut.data} choose={actions.choose} onSubtitles={onSubtitles} onChosen={onChosen} />
      <FinalCutLarger title={film.title} larger={larger} actions={actions} />
      <FinalCutUpload upload={actions.upload} making={making} />
      <FinalCutVersions
        versions={versions}
        choosing={actions.use.isPending ? actions.use.variables : undefined}
        onUse={(takeId) => actions.use.mutate(takeId)}
      />
    </div>
  );
}

/** True where the owner's own cut is shown: nothing is cut in its place. */
function isOwnShown({ versions }: FinalCutView): boolean {
  return versions.some(({ used, origin }) => used && origin === 'uploaded');
}

/** What is to be known of the cut that is shown, and what cuts again where nothing else on the page does. */
function Standing({
  film,
  cut,
  hasOrder,
  actions,
}: {
  film: FilmView;
  cut: FinalCutView;
  hasOrder: boolean;
  actions: CutActions;
}) {
  const t = useTranslations('filmCut');
  const ofPage = useTranslations('filmPage');
  const newest = cut.versions.find(({ origin }) => origin === 'made');
  if (cut.making) {
    return <Making share={newest?.state === 'generating' ? cut.share : undefined} />;
  }
  if (film.cutOutdated && newest?.state !== 'failed') {
    return hasOrder ? <Notice kind="note">{ofPage('cutOlder')}</Notice> : <OldCut film={film} />;
  }
  return (
    <>
      {newest?.state === 'failed' && !isOwnShown(cut) && (
        <Notice action={<MakeCut film={film} />}>{newest.failure?.message ?? t('failed')}</Notice>
      )}
      {cut.canLoseMark && (
        <Notice kind="note" action={<MakeCut film={film} />}>
          {t('canLoseMark')}
        </Notice>
      )}
      <ShownCut cut={cut} use={actions.use} saysUpToDate={hasOrder && !film.cutOutdated} />
      <FinalCutFindings findings={cut.findings} />
    </>
  );
}

/**
 * Says why there is nothing to cut: the cut shows the film as it is, or it is the owner's own, with the way back to the
 * one that can be cut again.
 */
function ShownCut({ cut, use, saysUpToDate }: { cut: FinalCutView; use: CutActions['use']; saysUpToDate: boolean }) {
  const t = useTranslations('filmCut');
  const made = cut.versions.find(({ origin, file }) => origin === 'made' && file !== null);
  if (!isOwnShown(cut)) {
    return saysUpToDate && <p className="text-note text-text-2">{t('upToDate')}</p>;
  }
  return made ? (
    <Notice
      kind="note"
      action={
        <Button busy={use.isPending} onClick={() => use.mutate(made.takeId)}>
          {t('backToMade')}
        </Button>
      }
    >
      {t('ownIsShown')}
    </Notice>
  ) : null;
}

/** How far a cut is that is being made; without a share, one that was uploaded is being checked. */
function Making({ share }: { share: number | undefined }) {
  const t = useTranslations('filmCut');
  const percent = Math.floor((share ?? 0) * 100);
  return (
    <div className="flex flex-col gap-2">
      <Notice kind="note">{t(share === undefined ? 'checking' : 'making')}</Notice>
      {share !== undefined && (
        <div className="flex items-center gap-3">
          <span className="min-w-40 flex-1">
            <Progress label={t('making')} percent={percent} />
          </span>
          <span className="edge text-text-2">{t('share', { percent })}</span>
        </div>
      )}
    </div>
  );
}

/** Of these settings those that the choices name. */
function pickSame(settings: CutSettings, choices: Partial<CutSettings>): Partial<CutSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name in choices));
}

/** The choices, which are saved as they are made. */
function Choices({
  film,
  cut,
  choose,
  onSubtitles,
  onChosen,
}: {
  film: FilmView;
  cut: FinalCutView;
  choose: CutActions['choose'];
  onSubtitles: (() => void) | undefined;
  onChosen: ((change: CutChange) => void) | undefined;
}) {
  const t = useTranslations('filmCut');
  return (
    <div data-guide="cut" className="flex flex-col gap-4">
      <FinalCutSettings
        settings={cut.settings}
        onChange={(choices) => {
          choose.mutate(choices);
          onChosen?.({ before: pickSame(cut.settings, choices), after: choices });
          if (choices.subtitles) {
            onSubtitles?.();
          }
        }}
        sampleOf={onSubtitles ? undefined : film}
      />
      <p className="text-note text-text-2">{t(isOwnShown(cut) ? 'ownIsUsed' : 'savedAsChosen')}</p>
    </div>
  );
}
