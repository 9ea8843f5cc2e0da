import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import { Unexposed } from '../unexposed.tsx';
import { ShotTile } from './shot-tile.tsx';

/** Loaded when it is opened. */
const TakesDialog = lazy(async () => ({ default: (await import('./takes/takes-dialog.tsx')).TakesDialog }));

/** The film's shots as frames; each has its place from the start, so that nothing moves when a frame arrives. */
export function Storyboard({
  film,
  making,
  onRetry,
  retrying,
}: {
  film: FilmView;
  making: boolean;
  onRetry: (number: number) => void;
  retrying: number | undefined;
}) {
  const t = useTranslations('filmPage');
  const [takesOf, setTakesOf] = useState<number>();
  const waiting = film.shots.filter((shot) => !shot.clip && !shot.failure).length;
  return (
    <>
      <ol
        data-guide="board"
        aria-label={t('board')}
        className={clsx(
          'grid gap-x-4 gap-y-5',
          film.aspect === '9:16' || film.shots.length === 0
            ? 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4'
            : 'grid-cols-1 min-[420px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
        )}
      >
        {film.shots.length > 0
          ? film.shots.map((shot) => (
              <ShotTile
                key={shot.number}
                shot={shot}
                film={film}
                making={making}
                countdown={waiting}
                onRetry={() => onRetry(shot.number)}
                retrying={retrying === shot.number}
                onTakes={() => setTakesOf(shot.number)}
              />
            ))
          : Array.from({ length: film.shotCount }, (_, at) => (
              <li key={at}>
                {making ? (
                  <Skeleton aspect={film.aspect} />
                ) : (
                  <Gate aspect={film.aspect}>
                    <Unexposed />
                  </Gate>
                )}
              </li>
            ))}
      </ol>
      {takesOf !== undefined && (
        <Suspense fallback={null}>
          <TakesDialog film={film} number={takesOf} onClose={() => setTakesOf(undefined)} />
        </Suspense>
      )}
    </>
  );
}
