import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { areSameCuts, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FinalCutView } from '../../../cut-contract.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import { FinalCutFindings } from './final-cut-findings.tsx';
import { FinalCutLarger } from './final-cut-larger.tsx';
import { FinalCutSettings } from './final-cut-settings.tsx';
import { FinalCutUpload } from './final-cut-upload.tsx';
import { FinalCutVersions } from './final-cut-versions.tsx';
import { useCutActions, useFinalCut } from './use-final-cut.ts';

/** The final cut of a finished film: its choices, what its check found, its versions, and one made elsewhere. */
export function FinalCutDialog({ open, onClose, film }: { open: boolean; onClose: () => void; film: FilmView }) {
  const t = useTranslations('filmCut');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={760}>
      <FinalCut film={film} />
    </Dialog>
  );
}

function FinalCut({ film }: { film: FilmView }) {
  const t = useTranslations('filmCut');
  const cut = useFinalCut(film.id);
  const actions = useCutActions(film.id);
  if (!cut.data) {
    return cut.error ? (
      <Notice action={<Button onClick={() => void cut.refetch()}>{t('tryAgain')}</Button>}>{cut.error.message}</Notice>
    ) : (
      <p className="py-8 text-text-2">{t('loading')}</p>
    );
  }
  const { versions, findings, larger, making } = cut.data;
  const problem = actions.save.error ?? actions.use.error;
  return (
    <div className="flex flex-col gap-7 pb-2">
      {problem && <Notice>{problem.message}</Notice>}
      {making ? <Notice kind="note">{t('making')}</Notice> : <FinalCutFindings findings={findings} />}
      <Choices film={film} cut={cut.data} save={actions.save} />
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

/** The choices as they are being changed, and the button that cuts by them. */
function Choices({
  film,
  cut,
  save,
}: {
  film: FilmView;
  cut: FinalCutView;
  save: ReturnType<typeof useCutActions>['save'];
}) {
  const t = useTranslations('filmCut');
  const [changed, setChanged] = useState<CutSettings>();
  const settings = changed ?? cut.settings;
  const isSame = areSameCuts(settings, cut.settings);
  const hasFailed = cut.versions.find(({ origin }) => origin === 'made')?.state === 'failed';
  const isOwn = cut.versions.some(({ used, origin }) => used && origin === 'uploaded');
  return (
    <div className="flex flex-col gap-4">
      <FinalCutSettings settings={settings} onChange={setChanged} film={film} />
      {cut.canLoseMark && <Notice kind="note">{t('canLoseMark')}</Notice>}
      {isOwn && <Notice kind="note">{t('ownIsUsed')}</Notice>}
      <Button
        kind="primary"
        className="self-start"
        busy={save.isPending || (cut.making && !isOwn)}
        disabled={isSame && !cut.canLoseMark && !hasFailed}
        onClick={() => save.mutate(settings, { onSuccess: () => setChanged(undefined) })}
      >
        {t(isOwn ? 'keepChoices' : 'cutAgain')}
      </Button>
    </div>
  );
}
