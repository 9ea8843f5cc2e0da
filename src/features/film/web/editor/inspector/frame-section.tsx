import { useTranslations } from 'use-intl';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { TIMES_OF_DAY, WEATHERS } from '#src/draft-engine/story/place-spec.ts';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { CAMERA_ANGLES, FRAMINGS } from '#src/shared/catalogue/shots.ts';
import { addItem } from '../../../timeline/place-item.ts';
import { addActor } from '../../../timeline/stage-edits.ts';
import { ActorFields } from './actor-fields.tsx';
import { AddSelect } from './add-select.tsx';
import { ItemFields } from './item-fields.tsx';
import type { ActiveShot } from './use-active-shot.ts';

/** Where the shot plays, how near it is seen, and who and what is in it. */
export function FrameSection({ active }: { active: ActiveShot }) {
  const t = useTranslations('filmStage');
  const names = useTranslations('film.framing');
  const { document, plan, change } = active;
  const named = [...document.characters, ...document.items];
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t('place')}
          value={plan.placeKey}
          options={optionsOf(document.places)}
          onChange={(placeKey) => change({ placeKey }, 'place')}
        />
        <SelectField
          label={t('timeOfDay')}
          value={plan.timeOfDay}
          options={TIMES_OF_DAY.map((value) => ({ value, label: t(`times.${value}`) }))}
          onChange={(timeOfDay) => change({ timeOfDay }, 'light')}
        />
        <SelectField
          label={t('weather')}
          value={plan.weather}
          options={WEATHERS.map((value) => ({ value, label: t(`weathers.${value}`) }))}
          onChange={(weather) => change({ weather }, 'light')}
        />
        <SelectField
          label={t('framing')}
          value={plan.framing}
          options={FRAMINGS.map((value) => ({ value, label: names(value) }))}
          onChange={(framing) => change({ framing }, 'camera')}
        />
        <SelectField
          label={t('angle')}
          value={plan.angle}
          options={CAMERA_ANGLES.map((value) => ({ value, label: t(`angles.${value}`) }))}
          onChange={(angle) => change({ angle }, 'camera')}
        />
        <SelectField
          label={t('subject')}
          value={plan.subject.kind === 'place' ? '' : plan.subject.key}
          options={[
            { value: '', label: t('thePlace') },
            ...subjectsOf(plan).map((key) => ({
              value: key,
              label: named.find((each) => each.key === key)?.name ?? key,
            })),
          ]}
          onChange={(key) => change({ subject: subjectOf(plan, key) }, 'camera')}
        />
      </div>
      {plan.actors.map((actor, index) => (
        // The same character may be there twice; places in the list are stable.
        // oxlint-disable-next-line react/no-array-index-key
        <ActorFields key={`${actor.characterKey} ${index}`} active={active} index={index} actor={actor} />
      ))}
      <AddSelect
        label={t('addActor')}
        options={optionsOf(document.characters)}
        onAdd={(key) => change({ actors: addActor(plan, key) }, 'staging')}
      />
      {plan.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <ItemFields key={`${item.itemKey} ${index}`} active={active} index={index} item={item} />
      ))}
      <AddSelect
        label={t('addItem')}
        options={optionsOf(document.items)}
        onAdd={(key) => {
          const item = document.items.find((each) => each.key === key)?.item;
          if (item) {
            change({ items: addItem(plan, { itemKey: key, item }) }, 'staging');
          }
        }}
      />
    </>
  );
}

const optionsOf = (members: readonly { key: string; name: string }[]): { value: string; label: string }[] =>
  members.map(({ key, name }) => ({ value: key, label: name }));

/** Keys of all that the camera can be about, and is about. */
function subjectsOf({ actors, items, subject }: PlannedShot): string[] {
  return [
    ...new Set([
      ...actors.map(({ characterKey }) => characterKey),
      ...items.map(({ itemKey }) => itemKey),
      ...(subject.kind === 'place' ? [] : [subject.key]),
    ]),
  ];
}

function subjectOf({ items, subject }: PlannedShot, key: string): PlannedShot['subject'] {
  if (key === '') {
    return { kind: 'place' };
  }
  const isItem = items.some(({ itemKey }) => itemKey === key) || (subject.kind === 'item' && subject.key === key);
  return { kind: isItem ? 'item' : 'character', key };
}
