import { clsx } from 'clsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { FilmSummary } from '../../film-view-contract.ts';
import { Unexposed } from '../unexposed.tsx';

/** The cover of a film, in a frame; `upright` is a frame in the shape of a portrait film. */
export function FilmCover({ film, upright, making }: { film: FilmSummary; upright: boolean; making: boolean }) {
  if (!film.cover) {
    return making ? null : <Unexposed />;
  }
  return (
    <StoredPicture
      path={film.cover.path}
      alt=""
      sizes="(min-width: 48rem) 20rem, (min-width: 420px) 50vw, 100vw"
      width={480}
      height={270}
      className={clsx(
        'size-full',
        film.aspect === '9:16' && !upright ? 'object-contain' : 'object-cover',
        making && 'opacity-60',
      )}
    />
  );
}
