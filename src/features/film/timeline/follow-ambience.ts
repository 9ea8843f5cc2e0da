import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { SEASONS } from '#src/draft-engine/story/idea/idea-graph.ts';
import type { PlaceSpec } from '#src/draft-engine/story/place-spec.ts';
import type { AmbienceKind } from '#src/draft-engine/story/sound-kinds.ts';
import { ambienceOf } from '#src/draft-engine/story/staging/sounds/ambience.ts';
import type { Edited } from './edited.ts';
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
 * After an edit that moves shots to another place, hour or weather, or changes a place: they sound like that. What
 * somebody has added to the sounds of a place stays, and where somebody took them all away they stay away.
 */
export function followAmbience(before: FilmDocument, edit: FilmEdit, edited: Edited): Edited {
  const isHeard = heardIn(edit);
  if (!isHeard) {
    return edited;
  }
  const inverse: FilmEdit[] = [];
  const shots = edited.document.shots.map((shot): DocumentShot => {
    const old = isHeard(shot) ? before.shots.find(({ id }) => id === shot.id) : undefined;
    const ambience = old && ambienceAfter(placeOf(before, old), old.plan, placeOf(edited.document, shot), shot.plan);
    if (!ambience) {
      return shot;
    }
    inverse.push({ kind: 'shot', id: shot.id, set: { ambience: shot.plan.ambience } });
    return { ...shot, plan: { ...shot.plan, ambience } };
  });
  return inverse.length === 0
    ? edited
    : { document: { ...edited.document, shots }, inverse: [...edited.inverse, ...inverse] };
}

/** Which shots may sound otherwise after an edit; undefined where none do. */
function heardIn(edit: FilmEdit): ((shot: DocumentShot) => boolean) | undefined {
  if (edit.kind === 'shot') {
    const changes = HEARD_BY.some((field) => field in edit.set) && !('ambience' in edit.set);
    return changes ? ({ id }) => id === edit.id : undefined;
  }
  return edit.kind === 'place' && edit.set.place ? ({ plan }) => plan.placeKey === edit.key : undefined;
}

const placeOf = ({ places }: FilmDocument, { plan }: DocumentShot): PlaceSpec | undefined =>
  places.find(({ key }) => key === plan.placeKey)?.place;

const bedsOf = (place: PlaceSpec, { timeOfDay: time, weather }: PlannedShot, occasion: Occasion): AmbienceKind[] =>
  ambienceOf(place, { time, weather, ...occasion });

/** The beds of a shot in its new place; undefined where they stay. */
function ambienceAfter(
  from: PlaceSpec | undefined,
  old: PlannedShot,
  to: PlaceSpec | undefined,
  plan: PlannedShot,
): AmbienceKind[] | undefined {
  if (!from || !to) {
    return undefined;
  }
  // The occasion of which most is heard now, and least is missing.
  const missing = (occasion: Occasion): number =>
    bedsOf(from, old, occasion).filter((bed) => !plan.ambience.includes(bed)).length;
  const [occasion = OCCASIONS[0] as Occasion] = OCCASIONS.toSorted((one, other) => missing(one) - missing(other));
  const beds = bedsOf(from, old, occasion);
  const added = plan.ambience.filter((bed) => !beds.includes(bed));
  if (added.length === plan.ambience.length && beds.length > 0) {
    return undefined;
  }
  const next = [...new Set([...bedsOf(to, plan, occasion), ...added])];
  return next.join() === plan.ambience.join() ? undefined : next;
}
