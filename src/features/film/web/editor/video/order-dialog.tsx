import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import type { ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { UpgradeOrder, useModelLabel } from '../../film/takes/upgrade-form.tsx';
import { useModels } from '../../idea/idea-data.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ClipWishes } from './clip-wishes.tsx';
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
  const [scope, setScope] = useState(wished);
  const [chosen, setChosen] = useState<string>();
  const usable = (models.data?.video.options ?? []).filter(({ availability }) => availability.state === 'available');
  const usual = usable.find(({ id }) => id === film.models.video.id) ?? usable[0];
  const model = chosen ?? usual?.id ?? '';
  const option = usable.find(({ id }) => id === model);
  const inScope = new Set(numbers[scope]);
  const shots = document.shots.filter(({ plan }) => inScope.has(plan.number));
  const change = (wish: ClipWish): void => {
    edit(
      shots.map(({ id }) => ({ kind: 'shot', id, set: { wish: Object.keys(wish).length === 0 ? null : wish } })),
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
        {option && shots.length > 0 && <ClipWishes model={option} wish={commonWish(shots)} onChange={change} />}
        {numbers[scope].length > 0 && saveState !== 'saved' && (
          <p className="text-note text-text-3">{t('wish.saving')}</p>
        )}
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

/** What these shots all want of their next clips. */
function commonWish(shots: readonly DocumentShot[]): ClipWish {
  const [first = {}, ...others] = shots.map(({ plan }) => plan.wish ?? {});
  const isShared = ([field, value]: [string, unknown]): boolean =>
    others.every((other) => other[field as keyof ClipWish] === value);
  return Object.fromEntries(Object.entries(first).filter(isShared)) as ClipWish;
}
