import type { PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { FilmDocument } from './film-document.ts';
import type { CastKind, FilmEdit, ShotChange } from './film-edit.ts';
import { isNamedIn } from './named-in-plan.ts';
import { withoutHands } from './stage-edits.ts';

/** Takes a character or a thing out of all shots and removes it. What a character says there the narrator says. */
export function takeOut({ shots }: FilmDocument, of: Exclude<CastKind, 'place'>, key: string): FilmEdit[] {
  return [
    ...shots
      .filter(({ plan }) => isNamedIn(plan, key))
      .map(({ id, plan }): FilmEdit => ({ kind: 'shot', id, set: changeWithout(plan, key) })),
    { kind: 'remove_member', of, key },
  ];
}

/** Lets all shots at a place play at another one and removes it. */
export function moveOut({ shots }: FilmDocument, key: string, placeKey: string): FilmEdit[] {
  return [
    ...shots
      .filter(({ plan }) => plan.placeKey === key)
      .map(({ id }): FilmEdit => ({ kind: 'shot', id, set: { placeKey } })),
    { kind: 'remove_member', of: 'place', key },
  ];
}

/** True where a shot lets this character speak. */
export function isSpokenBy({ speech }: Pick<PlannedShot, 'speech'>, key: string): boolean {
  return speech.speakerKey === key && speech.text !== '';
}

/** What changes of a shot that has a member no more: nothing is about, faces, comes from or thinks of who is gone. */
function changeWithout(plan: PlannedShot, key: string): ShotChange {
  const actors = plan.actors
    .filter(({ characterKey }) => characterKey !== key)
    .map((actor) => withoutHands(facingOthers(actor, key), (held) => held === key));
  const items = plan.items.filter(({ itemKey }) => itemKey !== key);
  const { speech, subject } = plan;
  return {
    actors,
    items,
    ...(subject.kind !== 'place' && subject.key === key && { subject: nextSubject(actors, items) }),
    ...(plan.effects && { effects: plan.effects.filter(({ onKey }) => onKey !== key) }),
    ...(plan.visions && { visions: plan.visions.filter(({ ofKey, byKey }) => ofKey !== key && byKey !== key) }),
    ...(speech.speakerKey === key && {
      speech: { kind: speech.text === '' ? 'silent' : 'narration', text: speech.text, emotion: speech.emotion },
    }),
  };
}

/** Whoever is left, else what is left, else the place. */
function nextSubject([actor]: PlannedShot['actors'], [item]: PlannedShot['items']): PlannedShot['subject'] {
  if (actor) {
    return { kind: 'character', key: actor.characterKey };
  }
  return item ? { kind: 'item', key: item.itemKey } : { kind: 'place' };
}

/** Whoever faces somebody who is gone turns to the camera. */
function facingOthers(actor: PlannedActor, key: string): PlannedActor {
  return {
    ...actor,
    ...(actor.faces === key && { faces: 'camera' }),
    ...(actor.keyframes && {
      keyframes: actor.keyframes.map(({ faces, ...keyframe }) => ({
        ...keyframe,
        ...(faces !== undefined && faces !== key && { faces }),
      })),
    }),
  };
}
