import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { SEASONS } from '#src/draft-engine/story/idea/idea-graph.ts';
import type { PlaceSpec } from '#src/draft-engine/story/place-spec.ts';
import type { AmbienceKind } from '#src/draft-engine/story/sound-kinds.ts';
import { ambienceOf } from '#src/draft-engine/story/staging/sounds/ambience.ts';
import { applyEdits } from './apply-edits.ts';
import type { DocumentShot, FilmDocument } from './film-document.ts';
import type { FilmEdit } from './film-edit.ts';

/** What a shot's place sounds like depends on these fields of its plan. */
const HEARD_BY = ['placeKey', 'timeOfDay', 'weather'] as const;
/** A document does not say in which season its film plays, and whether a feast is held: its sounds do. */
const OCCASIONS = [undefined, ...SEASONS].flatMap((season) =>
  [false, true].map((isFestive) => ({ season, isFestive })),
);
type Occasion = (typeof OCCASIONS)[number];

/**
 * The same edits, with what becomes of the sounds: shots that they move to another place, hour or weather, or whose
 * place they change, sound like that. What somebody has added to the sounds of a place stays, and where somebody took
 * them all away they stay away. Throws EditRefused where an edit does not fit the document.
 */
export function withAmbience(document: FilmDocument, edits: readonly FilmEdit[]): FilmEdit[] {
  if (!edits.some((edit) => edit.kind === 'shot' || edit.kind === 'place')) {
    return [...edits];
  }
  const followed: FilmEdit[] = [];
  let before = document;
  for (const edit of edits) {
    const after = applyEdits(before, [edit]).document;
    const sounds = after.shots.filter(heardIn(edit)).flatMap((shot): FilmEdit[] => {
      const ambience = ambienceAfter(before, after, shot);
      return ambience ? [{ kind: 'shot', id: shot.id, set: { ambience } }] : [];
    });
    followed.push(edit, ...sounds);
    before = applyEdits(after, sounds).document;
  }
  return followed;
}

/** Which shots may sound otherwise after an edit. */
function heardIn(edit: FilmEdit): (shot: DocumentShot) => boolean {
  if (edit.kind === 'shot') {
    const changes = HEARD_BY.some((field) => field in edit.set) && !('ambience' in edit.set);
    return ({ id }) => changes && id === edit.id;
  }
  return ({ plan }) => edit.kind === 'place' && edit.set.place !== undefined && plan.placeKey === edit.key;
}

const placeOf = ({ places }: FilmDocument, { plan }: DocumentShot): PlaceSpec | undefined =>
  places.find(({ key }) => key === plan.placeKey)?.place;

const bedsOf = (place: PlaceSpec, { timeOfDay: time, weather }: PlannedShot, occasion: Occasion): AmbienceKind[] =>
  ambienceOf(place, { time, weather, ...occasion });

/** The beds of a shot after an edit; undefined where they stay. */
function ambienceAfter(before: FilmDocument, after: FilmDocument, shot: DocumentShot): AmbienceKind[] | undefined {
  const old = before.shots.find(({ id }) => id === shot.id);
  const [from, to] = [old && placeOf(before, old), placeOf(after, shot)];
  if (!old || !from || !to) {
    return undefined;
  }
  const { ambience } = shot.plan;
  // The occasion of which most is heard now, and least is missing.
  const missing = (occasion: Occasion): number =>
    bedsOf(from, old.plan, occasion).filter((bed) => !ambience.includes(bed)).length;
  const [occasion = OCCASIONS[0] as Occasion] = OCCASIONS.toSorted((one, other) => missing(one) - missing(other));
  const beds = bedsOf(from, old.plan, occasion);
  const added = ambience.filter((bed) => !beds.includes(bed));
  if (added.length === ambience.length && beds.length > 0) {
    return undefined;
  }
  const next = [...new Set([...bedsOf(to, shot.plan, occasion), ...added])];
  return next.join() === ambience.join() ? undefined : next;
}
