import { clsx } from 'clsx';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { voiceName } from '#src/shared/catalogue/voices.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { HearVoice } from '../hear-voice.tsx';
import { lengthOfShots } from './length-of-shots.ts';
import { SoundBar } from './sound-bar.tsx';

/** The film's characters, places and items, each with its picture once it is drawn. */
export function CastColumn({ film }: { film: FilmView }) {
  const t = useTranslations('filmPage');
  const { films } = useApi<FilmApi>();
  const musicPath = film.music?.sound?.path;
  const renewMusic = useCallback(
    async () => (await films.readFilm({ filmId: film.id })).music?.sound?.path ?? musicPath ?? '',
    [films, film.id, musicPath],
  );
  return (
    <>
      <Members part="cast" heading={t('cast')} members={film.characters} film={film} />
      <Members part="places" heading={t('places')} members={film.places} film={film} />
      <Members part="items" heading={t('items')} members={film.items} film={film} />
      {film.music && (
        <section data-guide="music" className="flex flex-col gap-2">
          <h2 className="text-base font-semibold">{t('music')}</h2>
          <p lang={LANGUAGE_TAGS[film.language]} className="text-dense text-text-2">
            {film.music.description}
          </p>
          {musicPath !== undefined && (
            <SoundBar
              path={musicPath}
              renew={renewMusic}
              seconds={film.movie?.durationSeconds ?? lengthOfShots(film.shots)}
            />
          )}
        </section>
      )}
    </>
  );
}

/** Which voice a character has, and how it sounds. */
function MemberVoice({ voice }: { voice: string }) {
  const { language } = useLanguage();
  const name = voiceName(voice, language);
  return (
    <p lang={LANGUAGE_TAGS[language]} className="flex items-center justify-between gap-1 text-note text-text-3">
      {name}
      <HearVoice voice={voice} name={name} className="-my-2 -mr-2 shrink-0" />
    </p>
  );
}

function Members({
  part,
  heading,
  members,
  film,
}: {
  part: 'cast' | 'places' | 'items';
  heading: string;
  members: readonly (FilmView['places'][number] & { voice?: string })[];
  film: FilmView;
}) {
  const t = useTranslations('filmPage');
  if (members.length === 0) {
    return null;
  }
  return (
    <section data-guide={part} className="flex flex-col gap-2.5">
      <h2 className="flex items-baseline justify-between text-base font-semibold">
        {heading}
        <span className="edge text-text-3">{members.length}</span>
      </h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 md:grid-cols-6 lg:grid-cols-3">
        {members.map((member) => (
          <li key={member.key} lang={LANGUAGE_TAGS[film.language]} className="min-w-0" title={member.description}>
            <Gate aspect="4:5">
              {member.picture && (
                <StoredPicture
                  path={member.picture.path}
                  alt=""
                  sizes="(min-width: 40rem) 10rem, 33vw"
                  width={240}
                  height={300}
                  className={clsx('size-full', member.given ? 'cutout-ground object-contain' : 'object-cover')}
                />
              )}
              {member.status === 'generating' && <Leader />}
            </Gate>
            <p className="mt-1 text-dense leading-tight">{member.name}</p>
            {member.given && <p className="edge text-text-3">{t('given')}</p>}
            {member.voice !== undefined && <MemberVoice voice={member.voice} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
