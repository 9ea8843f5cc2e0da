import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PlannedItemPlacement } from '#src/draft-engine/story/film-plan.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { changeItem, removeItem } from '../../../timeline/stage-edits.ts';
import { PlaceFields } from './place-fields.tsx';
import type { ActiveShot } from './use-active-shot.ts';

/** Where a thing is in the shot. */
export function ItemFields({
  active: { document, plan, change },
  index,
  item,
}: {
  active: ActiveShot;
  index: number;
  item: PlannedItemPlacement;
}) {
  const t = useTranslations('filmStage');
  const name = document.items.find(({ key }) => key === item.itemKey)?.name ?? item.itemKey;
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-3 pt-1">
      <legend className="px-1 text-dense font-semibold text-text-1">{name}</legend>
      <div className="flex items-end gap-2">
        <PlaceFields
          place={item}
          onChange={(values, key) =>
            change({ items: changeItem(plan, index, values) }, 'staging', key && `item ${key} ${index}`)
          }
        />
        <IconButton
          label={t('removeActor', { name })}
          icon={<Trash2 className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => change(removeItem(plan, index), 'staging')}
        />
      </div>
    </fieldset>
  );
}
