import type { FilmView } from '../../film-view-contract.ts';

/**
 * The clip that shows a shot better than its drawn frame: one that the owner brought or a model made. Null where the
 * engine draws the clip from that frame.
 */
export function shownByClip({
  clip,
  ownClip,
  clipServedBy,
}: Pick<FilmView['shots'][number], 'clip' | 'ownClip' | 'clipServedBy'>): NonNullable<typeof clip> | null {
  return ownClip || clipServedBy?.id.startsWith('draft') !== true ? clip : null;
}
