import { Film, Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { ManagedFilm } from '../../managed-film-contract.ts';
import { membershipName, visibilityName } from './managed-names.ts';

const HEAD = 'border-b border-line px-2 py-2 font-normal whitespace-nowrap';
const CELL = 'border-b border-line px-2 py-1.5';
const OPENS =
  'block min-h-9 w-full truncate text-left underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11';

/** Films in dense rows: the title opens one, the membership its author's part. On narrow screens the author is below. */
export function ManagedFilmTable({
  films,
  onOpen,
}: {
  films: readonly ManagedFilm[];
  onOpen: (filmId: string, part?: 'author') => void;
}) {
  const t = useTranslations('filmManagement');
  return (
    <table aria-label={t('list')} className="w-full border-separate [border-spacing:0] text-dense">
      <thead className="sticky top-14 z-10 bg-bg text-left text-note text-text-3">
        <tr>
          <th scope="col" className={HEAD}>
            {t('film')}
          </th>
          <th scope="col" className={`${HEAD} max-md:hidden`}>
            {t('author')}
          </th>
          <th scope="col" className={HEAD}>
            {t('membership')}
          </th>
          <th scope="col" className={HEAD}>
            {t('seen')}
          </th>
          <th scope="col" className={`${HEAD} max-lg:hidden`}>
            {t('recommended')}
          </th>
          <th scope="col" className={`${HEAD} text-right max-lg:hidden`}>
            {t('created')}
          </th>
        </tr>
      </thead>
      <tbody>
        {films.map((film) => (
          <Row key={film.id} film={film} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ film, onOpen }: { film: ManagedFilm; onOpen: (filmId: string, part?: 'author') => void }) {
  const t = useTranslations('filmManagement');
  const format = useFormatter();
  const { author } = film;
  return (
    <tr className="hover:bg-surface-1">
      <td className={`w-full max-w-0 sm:w-2/5 ${CELL}`}>
        <TitleCell film={film} onOpen={onOpen} />
      </td>
      <td
        translate="no"
        title={author.username}
        className={`max-w-0 truncate text-text-2 max-md:hidden sm:w-1/5 ${CELL}`}
      >
        {author.username}
      </td>
      <td className={`whitespace-nowrap ${CELL} ${author.banned ? 'text-err' : 'text-text-2'}`}>
        <button
          type="button"
          onClick={() => onOpen(film.id, 'author')}
          aria-label={`${t(`identities.${membershipName(author.identity)}`)}: ${t('setMembership', { name: author.username })}`}
          className={OPENS}
        >
          {t(`identities.${membershipName(author.identity)}`)}
        </button>
      </td>
      <td className={`whitespace-nowrap text-text-2 max-sm:whitespace-normal ${CELL}`}>
        <span className="inline-flex items-center gap-1.5">
          {t(`visibilities.${visibilityName(film)}`)}
          {film.recommended && <Star className="size-3.5 lg:hidden" strokeWidth={2} aria-label={t('recommended')} />}
        </span>
      </td>
      <td className={`whitespace-nowrap text-text-2 max-lg:hidden ${CELL}`}>{t(film.recommended ? 'yes' : 'no')}</td>
      <td className={`text-right whitespace-nowrap text-text-2 tabular-nums max-lg:hidden ${CELL}`}>
        {format.dateTime(new Date(film.createdAt), { dateStyle: 'medium' })}
      </td>
    </tr>
  );
}

/** The cover and the title, which opens the film; on narrow screens with its author. */
function TitleCell({ film, onOpen }: { film: ManagedFilm; onOpen: (filmId: string) => void }) {
  const t = useTranslations('filmManagement');
  const name = film.title || film.idea || t('untitled');
  return (
    <span className="flex items-center gap-3">
      <span className="w-16 shrink-0 max-sm:hidden" aria-hidden="true">
        <Gate aspect="16:9">
          {film.cover ? (
            <StoredPicture
              path={film.cover.path}
              alt=""
              sizes="4rem"
              width={64}
              height={36}
              className={film.aspect === '16:9' ? 'size-full object-cover' : 'size-full object-contain'}
            />
          ) : (
            <Film className="theme-dark absolute inset-0 m-auto size-5 text-line-strong" strokeWidth={1} />
          )}
        </Gate>
      </span>
      <span className="min-w-0 flex-1">
        <button
          type="button"
          onClick={() => onOpen(film.id)}
          title={name}
          aria-label={name}
          lang={LANGUAGE_TAGS[film.language]}
          className={`font-semibold ${OPENS}`}
        >
          {name}
        </button>
        <span className="block truncate pb-1.5 text-note text-text-3 md:hidden" translate="no">
          {film.author.username}
        </span>
      </span>
    </span>
  );
}
