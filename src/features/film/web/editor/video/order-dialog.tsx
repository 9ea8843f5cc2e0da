import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { UpgradeOrder, useModelLabel } from '../../film/takes/upgrade-form.tsx';
import { useModels } from '../../idea/idea-data.ts';
import { SaveNotice, SaveStateText } from '../save-state.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { changedWish, ClipWishes, type WishChange } from './clip-wishes.tsx';
import { useClipNumbers } from './use-clip-numbers.ts';
import type { OrderScope } from './use-video.ts';

const SCOPES = ['missing', 'selected', 'all'] as const;

/** New takes of clips by a model, for the price that is shown first. */
export function OrderDialog({ scope: wished, onClose }: { scope: OrderScope; onClose: () => void }) {
  const t = useTranslations('filmVideo');
  const { document, film, edit, flush, saveState } = useEditor();
  const { language } = useLanguage();
  const models = useModels(language);
  const labelOf = useModelLabel();
  const numbers = useClipNumbers();
  const views = useShotViews();
  const [scope, setScope] = useState(wished);
  const [chosen, setChosen] = useState<string>();
  const usable = (models.data?.video.options ?? []).filter(({ availability }) => availability.state === 'available');
  const usual = usable.find(({ id }) => id === film.models.video.id) ?? usable[0];
  const model = chosen ?? usual?.id ?? '';
  const option = usable.find(({ id }) => id === model);
  const inScope = new Set(numbers[scope]);
  const shots = document.shots.filter(({ plan }) => inScope.has(plan.number));
  // A picture of the owner's own moves in one way only.
  const isDrawn = (id: string): boolean => {
    const { clipServedBy, pictureServedBy } = views.get(id) ?? {};
    return clipServedBy?.id.startsWith('draft') === true && pictureServedBy !== null;
  };
  const change = (changed: WishChange): void => {
    edit(
      shots.map(({ id, plan }) => {
        const wish = changedWish(plan.wish ?? {}, changed);
        return { kind: 'shot', id, set: { wish: Object.keys(wish).length === 0 ? null : wish } };
      }),
      { label: 'wish' },
    );
    flush();
  };
  return (
    <Dialog open onClose={onClose} title={t('order.title')} width={560}>
      <div className="flex flex-col gap-5 pb-2">
        <RadioChips
          label={t('order.of')}
          value={scope}
          options={SCOPES.map((value) => ({
            value,
            label: t(`order.${value}`, { count: numbers[value].length }),
            disabled: numbers[value].length === 0,
          }))}
          onChange={setScope}
        />
        <SelectField
          label={t('order.model')}
          value={model}
          options={usable.map((option) => ({ value: option.id, label: labelOf(option) }))}
          onChange={setChosen}
          hint={t('order.hint')}
        />
        {option && shots.length > 0 && (
          <ClipWishes
            model={option}
            wishes={shots.map(({ plan }) => plan.wish ?? {})}
            drawn={shots.filter(({ id }) => isDrawn(id)).length}
            onChange={change}
          />
        )}
        {numbers[scope].length > 0 && saveState !== 'saved' && <Unsaved />}
        {numbers[scope].length > 0 && saveState === 'saved' && (
          <UpgradeOrder
            key={`${model} ${scope}`}
            film={film}
            wish={{ numbers: numbers[scope], kind: 'clip', model, candidates: 1 }}
            onOrdered={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Why there is no price yet, and what a person can do about it. */
function Unsaved() {
  const t = useTranslations('filmVideo');
  const { saveState } = useEditor();
  if (saveState === 'saving') {
    return <p className="text-note text-text-3">{t('wish.saving')}</p>;
  }
  return (
    <>
      <SaveStateText />
      <SaveNotice />
    </>
  );
}
