import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { POSES, type PlannedActor } from '#src/draft-engine/story/film-plan.ts';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { EMOTIONS } from '#src/shared/catalogue/shots.ts';
import { changeActor, removeActor } from '../../../timeline/stage-edits.ts';
import { useHands } from './hand-select.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { ActiveShot } from './use-active-shot.ts';

const SIDES = ['camera', 'away', 'left', 'right'] as const;

/** What one actor does in the shot, and where. */
export function ActorFields({ active, index, actor }: { active: ActiveShot; index: number; actor: PlannedActor }) {
  const t = useTranslations('filmStage');
  const names = useTranslations('film.emotion');
  const { document, plan, change } = active;
  const hands = useHands(active, index, actor);
  const name = document.characters.find(({ key }) => key === actor.characterKey)?.name ?? actor.characterKey;
  const others = [
    ...document.characters.filter(
      ({ key }) =>
        key === actor.faces ||
        (key !== actor.characterKey && plan.actors.some(({ characterKey }) => characterKey === key)),
    ),
    ...document.items.filter(({ key }) => key === actor.faces || plan.items.some(({ itemKey }) => itemKey === key)),
  ];
  const set = (values: Partial<PlannedActor>, key?: string): void =>
    change({ actors: changeActor(plan, index, values) }, 'staging', key && `${key} ${index}`);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-control border border-line p-3 pt-1">
      <legend className="px-1 text-dense font-semibold text-text-1">{name}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Combobox
          label={t('pose')}
          value={actor.pose}
          options={POSES.map((value) => ({ value, label: t(`poses.${value}`) }))}
          onChange={(pose) => set({ pose })}
        />
        <SelectField
          label={t('face')}
          value={actor.emotion}
          options={EMOTIONS.map((value) => ({ value, label: names(value) }))}
          onChange={(emotion) => set({ emotion })}
        />
        <SelectField
          label={t('faces')}
          value={actor.faces}
          options={[
            ...SIDES.map((value) => ({ value: value as string, label: t(`sides.${value}`) })),
            ...others.map(({ key, name: label }) => ({ value: key, label })),
          ]}
          onChange={(faces) => set({ faces })}
          className={active.document.items.length > 0 ? undefined : 'col-span-2'}
        />
        {active.document.items.length > 0 && <SelectField label={t('inHands')} {...hands} />}
      </div>
      <div className="flex items-end gap-2">
        <PlaceFields place={actor} onChange={set} />
        <IconButton
          label={t('removeActor', { name })}
          icon={<Trash2 className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => change(removeActor(plan, index), 'staging')}
        />
      </div>
    </fieldset>
  );
}
