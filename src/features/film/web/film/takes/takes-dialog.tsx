import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import type { ShotTake } from '../../../take-contract.ts';
import { CompareTakes } from './compare-takes.tsx';
import { withoutStopped } from './group-takes.ts';
import { TakeList } from './take-list.tsx';
import { UpgradeForm } from './upgrade-form.tsx';
import { useCompareKey } from './use-compare-key.ts';
import { useCircleTake, useTakes } from './use-takes.ts';

type Kind = ShotTake['kind'];

/** All takes of a shot side by side, which of them is used, and another one by another model (EDIT-18). */
export function TakesDialog({ film, number, onClose }: { film: FilmView; number: number; onClose: () => void }) {
  const t = useTranslations('filmTakes');
  const [kind, setKind] = useState<Kind>('clip');
  const takes = useTakes(film, number);
  const circle = useCircleTake(film);
  const [isComparing, setComparing] = useState(false);
  const made = takes.data && withoutStopped(takes.data.takes);
  const shown = made?.filter((take) => take.kind === kind);
  const kinds = kindsOf(made);
  const comparable = shown?.filter(({ file }) => file) ?? [];
  const canCompare = comparable.length > 1;
  const compare = (): void => setComparing((before) => !before);
  useCompareKey(canCompare ? compare : undefined);
  const problem = takes.error ?? circle.error;
  return (
    <Dialog open onClose={onClose} title={t('title', { number })} width={880}>
      <div className="flex flex-col gap-6 pb-2">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <RadioChips
            label={t('of')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(value) }))}
            onChange={setKind}
          />
          {canCompare && (
            <Button
              size="dense"
              aria-expanded={isComparing}
              aria-keyshortcuts="C"
              onClick={compare}
              className="aria-expanded:border-select aria-expanded:bg-select-soft"
            >
              {t('compare')}
            </Button>
          )}
        </div>
        {problem && (
          <Notice action={takes.error && <Button onClick={() => void takes.refetch()}>{t('tryAgain')}</Button>}>
            {problem.message}
          </Notice>
        )}
        {isComparing && canCompare && <CompareTakes key={`compare ${kind}`} takes={comparable} aspect={film.aspect} />}
        <TakeList
          takes={shown}
          film={film}
          circling={circle.isPending ? circle.variables : undefined}
          onUse={(id) => circle.mutate(id)}
        />
        <LeftOut listed={takes.data} />
        {shown?.length === 0 && <p className="text-text-2">{t('none')}</p>}
        <UpgradeForm key={`another ${kind}`} film={film} number={number} kind={kind} />
      </div>
    </Dialog>
  );
}

/** How many earlier takes are not listed. */
function LeftOut({ listed }: { listed: { leftOut: number } | undefined }) {
  const t = useTranslations('filmTakes');
  const count = listed?.leftOut ?? 0;
  return count > 0 && <p className="text-note text-text-3">{t('leftOut', { count })}</p>;
}

/** An end frame only where the shot has one. */
function kindsOf(takes: readonly ShotTake[] = []): Kind[] {
  const hasTail = takes.some((take) => take.kind === 'tail_picture');
  return ['clip', 'picture', ...(hasTail ? (['tail_picture'] as const) : [])];
}
