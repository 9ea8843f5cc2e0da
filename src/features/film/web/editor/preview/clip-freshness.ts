import type { FilmView } from '../../../film-view-contract.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import { ingredientsOf, type Material } from '../../../timeline/ingredients.ts';

type SeenShot = FilmView['shots'][number];
type GivenShot = PreviewMaterial['shots'][number];

/** A shot of a document with what the server told of it. */
export interface ShotToJudge {
  document: FilmDocument;
  shot: DocumentShot;
  seen: SeenShot | undefined;
  given: GivenShot | undefined;
}

/**
 * Tells whether a shot's clip shows what the document says. The server says so a moment after a change; until then a
 * clip is compared with what the document said when the clip was first seen.
 */
export function createClipFreshness(film: () => Material): (judged: ShotToJudge) => boolean {
  const madeFrom = new Map<string, string>();
  return ({ document, shot, seen, given }) => {
    if (!seen?.clip || !given?.clip || !isSameNews(seen, given)) {
      return false;
    }
    if (seen.outdated.includes('clip') && !given.clip.kept) {
      return false;
    }
    const { own, synced: isSynced, drawn, take: number } = given.clip;
    if (own && !isSynced) {
      return true;
    }
    const clip = { kind: 'clip', key: shot.id, maker: drawn ? 'engine' : 'model', isSynced } as const;
    const now = JSON.stringify(ingredientsOf(document, clip, film()));
    const take = `${shot.id} ${number}`;
    const made = madeFrom.get(take) ?? now;
    madeFrom.set(take, made);
    return made === now;
  };
}

/** True where the film and its material tell of the same takes: one may arrive before the other. */
function isSameNews({ takes }: SeenShot, { voice, clip }: GivenShot): boolean {
  return takes.voice === (voice?.take ?? null) && takes.clip === (clip?.take ?? null);
}
