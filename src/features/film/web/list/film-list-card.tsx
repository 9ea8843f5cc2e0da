import { clsx } from 'clsx';
import { Copy, Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import type { FilmSummary } from '../../film-view-contract.ts';
import { useFilmPaths } from '../film-paths.ts';
import { FilmCover } from './film-cover.tsx';
import { isMaking } from './film-list-data.ts';

const SIGN = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The actions of a card's menu. */
export interface FilmCardActions {
  rename: (film: FilmSummary) => void;
  copy: (film: FilmSummary) => void;
  show: (film: FilmSummary) => void;
  remove: (film: FilmSummary) => void;
}

/** A film in a list: its cover, title, progress and menu. `upright` shows a portrait film in its own aspect ratio. */
export function FilmListCard({
  film,
  upright,
  actions,
}: {
  film: FilmSummary;
  upright: boolean;
  actions: FilmCardActions;
}) {
  const t = useTranslations('filmList');
  const paths = useFilmPaths();
  const title = film.title || film.idea;
  const making = isMaking(film);
  // A cancelled film has the status failed too, but needs no error.
  const failed = film.status === 'FAILED' && !film.cancelled;
  const state = (): string => {
    if (failed) {
      return t('failed');
    }
    if (film.cancelled) {
      return t('cancelled');
    }
    if (film.waiting) {
      return t('waiting');
    }
    return making ? t('making', { percent: Math.round(film.percent) }) : formatTimecode(film.durationSeconds ?? 0);
  };
  return (
    <li className="group relative flex min-w-0 flex-col gap-1.5">
      <Gate aspect={upright ? '9:16' : '16:9'} className="group-hover:border-text-2">
        <FilmCover film={film} upright={upright} making={making} />
        {making && <Leader count={Math.round(film.percent)} />}
      </Gate>
      <div className="flex items-start justify-between gap-1">
        {/* The whole card is its link; only the menu is above it. */}
        <Link
          to={paths.film(film.id)}
          lang={langOf(title)}
          title={title}
          className="line-clamp-2 min-w-0 pt-1 text-base font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
        <Menu
          entries={[
            {
              key: 'rename',
              label: t('rename'),
              icon: <Pencil {...SIGN} />,
              onSelect: () => actions.rename(film),
            },
            { key: 'copy', label: t('copy'), icon: <Copy {...SIGN} />, onSelect: () => actions.copy(film) },
            film.visibility === 'public'
              ? {
                  key: 'hide',
                  label: t('makePrivate'),
                  icon: <EyeOff {...SIGN} />,
                  onSelect: () => actions.show(film),
                }
              : {
                  key: 'show',
                  label: t('makePublic'),
                  icon: <Eye {...SIGN} />,
                  onSelect: () => actions.show(film),
                },
            {
              key: 'remove',
              label: t('remove'),
              icon: <Trash2 {...SIGN} />,
              onSelect: () => actions.remove(film),
              danger: true,
              apart: true,
            },
          ]}
        >
          <button
            type="button"
            aria-label={t('actions', { title })}
            className="relative z-10 -mr-1.5 grid size-8 shrink-0 place-items-center rounded-control text-text-2 hover:bg-surface-3 hover:text-text-1 pointer-coarse:size-11"
          >
            <Ellipsis className="size-5" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </Menu>
      </div>
      <EdgePrint end={film.visibility === 'public' ? t('public') : t('private')}>
        <span className={clsx(failed && 'text-err')}>{state()}</span>
      </EdgePrint>
    </li>
  );
}
