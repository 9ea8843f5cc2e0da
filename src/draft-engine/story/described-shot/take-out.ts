import type { PlannedActor, PlannedShot } from '../film-plan.ts';

/** A shot without some of its people and things: nothing is about, faces, holds or comes from who is not there. */
export function takeOut<Shot extends PlannedShot>(shot: Shot, isGone: (key: string) => boolean): Shot {
  const actors = shot.actors.filter(({ characterKey }) => !isGone(characterKey)).map((actor) => alone(actor, isGone));
  const { subject, speech, effects, visions } = shot;
  const [first] = actors;
  const other = first ? { kind: 'character' as const, key: first.characterKey } : { kind: 'place' as const };
  return {
    ...shot,
    actors,
    items: shot.items.filter(({ itemKey }) => !isGone(itemKey)),
    subject: subject.kind !== 'place' && isGone(subject.key) ? other : subject,
    ...(effects && { effects: effects.filter(({ onKey }) => onKey === undefined || !isGone(onKey)) }),
    ...(visions && { visions: visions.filter(({ ofKey, byKey }) => !isGone(ofKey) && !(byKey && isGone(byKey))) }),
    ...(speech.kind === 'line' && speech.speakerKey !== undefined && isGone(speech.speakerKey)
      ? { speech: SILENT }
      : {}),
  };
}

const SILENT: PlannedShot['speech'] = { kind: 'silent', text: '', emotion: 'neutral' };

/** Somebody who looks at nobody and holds nothing that is gone. */
function alone(actor: PlannedActor, isGone: (key: string) => boolean): PlannedActor {
  const { holdsItemKey, ...rest } = actor;
  return {
    ...rest,
    ...(holdsItemKey !== undefined && !isGone(holdsItemKey) ? { holdsItemKey } : {}),
    faces: isGone(actor.faces) ? 'camera' : actor.faces,
    ...(actor.keyframes && {
      keyframes: actor.keyframes.map(({ faces, holdsItemKey: held, ...frame }) => ({
        ...frame,
        ...(faces !== undefined && { faces: isGone(faces) ? ('camera' as const) : faces }),
        ...(held !== undefined && { holdsItemKey: held !== null && isGone(held) ? null : held }),
      })),
    }),
  };
}
