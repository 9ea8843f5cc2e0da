import { Trash2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '#src/draft-engine/story/sound-kinds.ts';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { CONTROL_LOOK, Field } from '#src/platform/browser/ui/field.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { NumberInput } from '../number-input.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { AddByName } from './add-by-name.tsx';
import { useActiveShot, type ActiveShot } from './use-active-shot.ts';

/** Beds of sound in one shot. */
const MOST_AMBIENCES = 8;
const NEW_SOUND = { sound: 'steps', at: 0.5, loudness: 0.6 } as const;

/** What is heard in the active shot beside voices and music. */
export function SoundFields() {
  const active = useActiveShot();
  return (
    active && (
      <>
        <Ambiences active={active} />
        <Sounds active={active} />
      </>
    )
  );
}

function Ambiences({ active: { plan, change } }: { active: ActiveShot }) {
  const t = useTranslations('filmSounds');
  const free = AMBIENCE_KINDS.filter((kind) => !plan.ambience.includes(kind));
  return (
    <div className="flex flex-col gap-2">
      <p className="text-note text-text-2">{t('ambience')}</p>
      {plan.ambience.length === 0 && <p className="text-note text-text-3">{t('none')}</p>}
      <ul className="flex flex-wrap gap-1.5">
        {plan.ambience.map((kind) => (
          <li
            key={kind}
            className="inline-flex items-center rounded-control border border-line-strong pl-2.5 text-dense text-text-1"
          >
            {t(`ambiences.${kind}`)}
            <IconButton
              label={t('remove', { name: t(`ambiences.${kind}`) })}
              icon={<X className="size-4" aria-hidden="true" />}
              onClick={() => change({ ambience: plan.ambience.filter((each) => each !== kind) }, 'sound')}
              className="size-7"
            />
          </li>
        ))}
      </ul>
      {plan.ambience.length < MOST_AMBIENCES && (
        <AddByName
          label={t('addAmbience')}
          options={free.map((value) => ({ value, label: t(`ambiences.${value}`) }))}
          onAdd={(kind) => change({ ambience: [...plan.ambience, kind] }, 'sound')}
        />
      )}
    </div>
  );
}

function Sounds({ active: { plan, change } }: { active: ActiveShot }) {
  const t = useTranslations('filmSounds');
  const { flush } = useEditor();
  const options = SOUND_EVENT_KINDS.map((value) => ({ value, label: t(`sounds.${value}`) }));
  const setEvents = (events: PlannedShot['events'], key?: string): void =>
    // A shot with a sound has no reason for silence.
    change({ events, ...(events.length > 0 && plan.silence && { silence: null }) }, 'sound', key);
  const setEvent = (index: number, values: Partial<PlannedShot['events'][number]>, key?: string): void =>
    setEvents(
      plan.events.map((event, place) => (place === index ? { ...event, ...values } : event)),
      key && `${key} ${index}`,
    );
  return (
    <div className="flex flex-col gap-2">
      <p className="text-note text-text-2">{t('events')}</p>
      {plan.events.map((event, index) => (
        // Sounds may be equal; their places in the list are stable.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_4.5rem_4.5rem_auto] items-end gap-2">
          <Combobox
            label={t('sound')}
            value={event.sound}
            options={options}
            onChange={(sound) => setEvent(index, { sound })}
          />
          {(['at', 'loudness'] as const).map((field) => (
            <Field key={field} label={t(field)}>
              {(control) => (
                <NumberInput
                  {...control}
                  value={Math.round(event[field] * 100)}
                  minimum={0}
                  maximum={100}
                  step={5}
                  onChange={(percent) => setEvent(index, { [field]: percent / 100 }, field)}
                  onBlur={flush}
                  className={`${CONTROL_LOOK} px-2 tabular-nums`}
                />
              )}
            </Field>
          ))}
          <IconButton
            label={t('remove', { name: t(`sounds.${event.sound}`) })}
            icon={<Trash2 className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setEvents(plan.events.toSpliced(index, 1))}
          />
        </div>
      ))}
      <AddByName
        label={t('addSound')}
        options={options}
        onAdd={(sound) => setEvents([...plan.events, { ...NEW_SOUND, sound }])}
      />
    </div>
  );
}
