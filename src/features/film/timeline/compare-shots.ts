import { canonicalJson } from '#src/shared/canonical-json.ts';
import type { DocumentShot } from './film-document.ts';

/** How many shots another version has more and fewer, and how many are others there. */
export interface ShotDifferences {
  added: number;
  removed: number;
  changed: number;
}

/** What of the shots would be another if these were put in place of those. A shot that only moved is no other one. */
export function compareShots(those: readonly DocumentShot[], these: readonly DocumentShot[]): ShotDifferences {
  const known = new Map(those.map(({ id, plan }) => [id, textOf(plan)]));
  const added = these.filter(({ id }) => !known.has(id)).length;
  const changed = these.filter(({ id, plan }) => known.has(id) && known.get(id) !== textOf(plan)).length;
  return { added, removed: those.length - (these.length - added), changed };
}

const textOf = (plan: DocumentShot['plan']): string => canonicalJson({ ...plan, number: 0 });
