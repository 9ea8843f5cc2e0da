import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
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

/** The choices of a film's final cut, what its check found, its versions, and one made elsewhere. */
export function FinalCut({ film }: { film: FilmView }) {
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
      <Standing film={film} making={making} findings={findings} />
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

/** What is to be known of the cut that is shown. */
function Standing({ film, making, findings }: { film: FilmView } & Pick<FinalCutView, 'making' | 'findings'>) {
  const t = useTranslations('filmCut');
  if (making) {
    return <Notice kind="note">{t('making')}</Notice>;
  }
  return film.cutOutdated ? (
    <Notice kind="note">{t('beforeChanges')}</Notice>
  ) : (
    <FinalCutFindings findings={findings} />
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
    <div data-guide="cut" className="flex flex-col gap-4">
      <FinalCutSettings settings={settings} onChange={setChanged} film={film} />
      {cut.canLoseMark && <Notice kind="note">{t('canLoseMark')}</Notice>}
      {isOwn && <Notice kind="note">{t('ownIsUsed')}</Notice>}
      <Button
        // The film's next step, above, cuts it as well where only the film was changed.
        {...(isSame && film.cutOutdated ? {} : { kind: 'primary' as const })}
        className="self-start"
        busy={save.isPending || (cut.making && !isOwn)}
        disabled={isSame && !cut.canLoseMark && !hasFailed && !film.cutOutdated}
        onClick={() => save.mutate(settings, { onSuccess: () => setChanged(undefined) })}
      >
        {t(isOwn ? 'keepChoices' : 'cutAgain')}
      </Button>
    </div>
  );
}
