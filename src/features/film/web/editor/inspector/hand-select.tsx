import { clsx } from 'clsx';
import { Hand } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PlannedActor } from '#src/draft-engine/story/film-plan.ts';
import { giveItem } from '../../../timeline/stage-edits.ts';
import type { ActiveShot } from './use-active-shot.ts';

/** What an actor may have in the hands, and how that is chosen. */
export function useHands({ document, plan, change }: ActiveShot, index: number, actor: PlannedActor) {
  const t = useTranslations('filmStage');
  return {
    // Who takes something up only during the shot has it too.
    value: actor.holdsItemKey ?? actor.keyframes?.find((keyframe) => keyframe.holdsItemKey)?.holdsItemKey ?? '',
    options: [
      { value: '', label: t('emptyHands') },
      ...document.items.map(({ key, name }) => ({ value: key, label: name })),
    ],
    onChange: (key: string): void => change({ actors: giveItem(plan, index, key === '' ? null : key) }, 'staging'),
  };
}

/** A hand on the drawn frame, which chooses what is in it. */
export function HandSelect({
  active,
  index,
  actor,
  name,
}: {
  active: ActiveShot;
  index: number;
  actor: PlannedActor;
  name: string;
}) {
  const t = useTranslations('filmStage');
  const { value, options, onChange } = useHands(active, index, actor);
  return (
    <span
      className={clsx(
        'relative grid w-6 shrink-0 place-items-center self-stretch rounded-r-full border-l border-line-strong hover:bg-black pointer-coarse:w-11',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
        value === '' ? 'text-text-2' : 'text-select',
      )}
    >
      <Hand className="size-3.5" strokeWidth={2} aria-hidden="true" />
      <select
        aria-label={t('handsOf', { name })}
        title={t('handsOf', { name })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
