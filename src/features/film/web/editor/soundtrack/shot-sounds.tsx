import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleDashed, LoaderCircle, Volume2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { playSound } from '#src/platform/browser/sound/play-sound.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import { ambienceKey, eventKey } from '../../../timeline/sound-keys.ts';
import type { FilmApi } from '../../film-api.ts';
import { SoundFields } from '../inspector/sound-fields.tsx';
import type { Editor } from '../state/editor.ts';
import { useSelection } from '../state/use-shot-selection.ts';

type KnownSounds = ReadonlyMap<string, Soundtrack['sounds'][number]>;

/** What all shots share; it stays while words are typed. */
export interface SoundVerbs extends Pick<Editor, 'filmId' | 'edit' | 'flush'> {
  language: FilmDocument['language'];
}

const SIGNS = { waiting: CircleDashed, generating: LoaderCircle, generated: Volume2, failed: CircleAlert } as const;
const MOST_CHARACTERS = 500;

/** The sounds of a shot with their states, and words for others. */
export function ShotSounds({ shot, known, verbs }: { shot: DocumentShot; known: KnownSounds; verbs: SoundVerbs }) {
  const t = useTranslations('filmSoundtrack');
  const names = useTranslations('filmSounds');
  const { active, select } = useSelection();
  const [isOpen, setOpen] = useState(false);
  // The fields are those of the selected shot.
  const areDetailsShown = isOpen && active === shot.id;
  const { ambience, events, number } = shot.plan;
  const sounds = [
    ...ambience.map((kind) => ({ key: ambienceKey(kind), label: names(`ambiences.${kind}`) })),
    ...[...new Set(events.map(({ sound }) => sound))].map((kind) => ({
      key: eventKey(kind),
      label: names(`sounds.${kind}`),
    })),
  ];
  const toggleDetails = (): void => {
    select(shot.id);
    setOpen(!areDetailsShown);
  };
  return (
    <div className="grid gap-x-4 gap-y-2 md:grid-cols-[2.5rem_minmax(0,1fr)_15rem]">
      <p translate="no" className="edge pt-1 text-text-3">{`S${String(number).padStart(2, '0')}`}</p>
      <SoundWords shot={shot} verbs={verbs} />
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <ul className="flex flex-wrap gap-1.5" aria-label={t('soundsOf', { number })}>
          {sounds.length === 0 && <li className="text-dense text-text-3">{names('none')}</li>}
          {sounds.map(({ key, label }) => (
            <li key={key}>
              <SoundChip label={label} sound={known.get(key)} />
            </li>
          ))}
        </ul>
        <Button
          kind="quiet"
          size="dense"
          aria-expanded={areDetailsShown}
          aria-label={t('detailsOf', { number })}
          onClick={toggleDetails}
        >
          {t('details')}
        </Button>
      </div>
      {areDetailsShown && (
        <div className="flex flex-col gap-4 rounded-panel border border-line p-3 md:col-span-2 md:col-start-2">
          <SoundFields />
        </div>
      )}
    </div>
  );
}

/** One sound: pressed, it is heard. */
function SoundChip({ label, sound }: { label: string; sound: Soundtrack['sounds'][number] | undefined }) {
  const t = useTranslations('filmSoundtrack');
  const status = sound?.status ?? 'waiting';
  const Sign = SIGNS[status];
  return (
    <Button
      size="dense"
      data-sound={status}
      disabled={!sound?.file}
      aria-label={`${label} · ${t(`sound.${status}`)}`}
      icon={<Sign className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => playSound(sound?.file?.path)}
    >
      {label}
    </Button>
  );
}

/** What a person writes about the sounds of a shot; they are read from it when that is asked for. */
const SoundWords = memo(function SoundWords({
  shot: { id, plan },
  verbs: { filmId, language, edit, flush },
}: {
  shot: DocumentShot;
  verbs: SoundVerbs;
}) {
  const t = useTranslations('filmSoundtrack');
  const list = useList();
  const { films } = useApi<FilmApi>();
  const words = plan.soundWords ?? { wanted: '', unwanted: '' };
  const write = (change: Partial<typeof words>): void => {
    edit([{ kind: 'shot', id, set: { soundWords: { ...words, ...change } } }], { label: 'sound', key: `words ${id}` });
  };
  const { number, durationSeconds: seconds, ambience: heard } = plan;
  const read = useMutation({
    mutationFn: () =>
      films.readShotSounds({ filmId, words: words.wanted, without: words.unwanted, ambience: [...heard], seconds }),
    onSuccess: ({ ambience, events }) => {
      if (ambience.length + events.length > 0) {
        // A shot with a sound has no reason for silence.
        const set = { ambience, events, ...(events.length > 0 && plan.silence && { silence: null }) };
        edit([{ kind: 'shot', id, set }], { label: 'sound' });
        flush();
      }
    },
  });
  const lang = LANGUAGE_TAGS[language];
  const canRead = words.wanted.trim() !== '';
  return (
    <form
      className="flex min-w-0 flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (canRead) {
          read.mutate();
        }
      }}
    >
      <div className="grid gap-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TextField
          label={t('wanted', { number })}
          lang={lang}
          placeholder={t('wantedExample')}
          value={words.wanted}
          maximum={MOST_CHARACTERS}
          onBlur={flush}
          onChange={({ target }) => write({ wanted: target.value })}
        />
        <TextField
          label={t('unwanted', { number })}
          lang={lang}
          placeholder={t('unwantedExample')}
          value={words.unwanted}
          maximum={MOST_CHARACTERS}
          onBlur={flush}
          onChange={({ target }) => write({ unwanted: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          size="dense"
          busy={read.isPending}
          disabled={!canRead}
          aria-label={t('readSoundsOf', { number })}
        >
          {t('readSounds')}
        </Button>
        <output className="block text-note text-text-2">
          {read.error?.message ??
            (read.data && read.data.unknown.length > 0 && t('unknown', { words: list(read.data.unknown) }))}
        </output>
      </div>
    </form>
  );
});
