import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { emptyPlan } from '../../../timeline/empty-plan.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit, ShotChange } from '../../../timeline/film-edit.ts';
import { isShown, shownShots } from '../../../timeline/shown-shots.ts';

type Speech = PlannedShot['speech'];

/** The same change of several shots. */
export function changeShots(ids: Iterable<string>, changeOf: ShotChange): FilmEdit[] {
  return [...ids].map((id) => ({ kind: 'shot', id, set: changeOf }));
}

/** New shots in place and light of the one before them, one for each change; in this order after `after` (null: first). */
export function insertShots(
  document: FilmDocument,
  after: string | null,
  contents: readonly Partial<PlannedShot>[],
): { edits: FilmEdit[]; ids: string[] } {
  const neighbour = document.shots.find(({ id }) => id === after) ?? document.shots[0];
  const place = document.places[0];
  const ids: string[] = [];
  const edits = contents.map((content): FilmEdit => {
    const id = crypto.randomUUID();
    const before = ids.at(-1) ?? after;
    ids.push(id);
    const shot = { id, plan: { ...emptyPlan(neighbour, place?.key ?? ''), ...content }, drawn: true };
    return { kind: 'insert_shot', shot, after: before };
  });
  return { edits, ids };
}

/** Copies of shots, each right after its original. A copy of the first one is no opening: it begins with a cut. */
export function copyShots(document: FilmDocument, ids: ReadonlySet<string>): { edits: FilmEdit[]; ids: string[] } {
  const opening = document.shots.find(isShown)?.id;
  const copies = document.shots
    .filter(({ id }) => ids.has(id))
    .map(({ id, plan: { trim: _trim, ...plan } }) => ({
      original: id,
      // It gets takes of its own.
      shot: {
        id: crypto.randomUUID(),
        plan: id === opening ? { ...plan, transition: 'cut' as const } : plan,
        drawn: true,
      },
    }));
  return {
    edits: copies.map(({ original, shot }) => ({ kind: 'insert_shot', shot, after: original })),
    ids: copies.map(({ shot }) => shot.id),
  };
}

/** Puts two parts in the place of a shot: it becomes the first, and the second gets takes of its own. */
export function divideShot(
  { id, plan }: Pick<DocumentShot, 'id' | 'plan'>,
  [first, second]: readonly [PlannedShot, PlannedShot],
): { edits: FilmEdit[]; secondId: string } {
  const { durationSeconds, events, effects, actors, items } = first;
  const set: ShotChange = {
    durationSeconds,
    events,
    actors,
    items,
    ...(effects && { effects }),
    ...(plan.stillAt !== undefined && { stillAt: first.stillAt ?? null }),
    ...(plan.tail && { tail: null }),
    ...(plan.trim && { trim: null }),
  };
  const secondId = crypto.randomUUID();
  return {
    edits: [
      { kind: 'shot', id, set },
      { kind: 'insert_shot', shot: { id: secondId, plan: second, drawn: true }, after: id },
    ],
    secondId,
  };
}

/** Takes shots out of the film. */
export function removeShots(ids: Iterable<string>): FilmEdit[] {
  return [...ids].map((id) => ({ kind: 'remove_shot', id }));
}

/** The limit that keeps these shots: so many stay in a film, and so many in its video. Undefined where they can go. */
export function limitOnRemoval(
  shots: FilmDocument['shots'],
  ids: ReadonlySet<string>,
): 'minimumShots' | 'minimumVideoFrames' | undefined {
  const left = shots.filter(({ id }) => !ids.has(id));
  if (left.length < LIMITS.film.minimumShots) {
    return 'minimumShots';
  }
  return shownShots(left).length < LIMITS.film.minimumVideoFrames ? 'minimumVideoFrames' : undefined;
}

/**
 * Moves shots, in their order, so that the first of them is at `index` of the film without them. Empty where nothing
 * would change.
 */
export function moveShots(document: FilmDocument, ids: ReadonlySet<string>, index: number): FilmEdit[] {
  const moved = document.shots.filter(({ id }) => ids.has(id));
  const others = document.shots.filter(({ id }) => !ids.has(id));
  const at = Math.max(0, Math.min(others.length, index));
  const result = others.toSpliced(at, 0, ...moved);
  if (result.every((shot, place) => shot === document.shots[place])) {
    return [];
  }
  return moved.map(({ id }, place) => ({ kind: 'move_shot', id, after: result[at + place - 1]?.id ?? null }));
}

/** How many shots of the film come before `index` that are not among `ids`: where these go, for `moveShots`. */
export function placeAmongOthers(document: FilmDocument, ids: ReadonlySet<string>, index: number): number {
  return document.shots.slice(0, index).filter(({ id }) => !ids.has(id)).length;
}

/** What is said after a choice of who says it: nobody, the narrator, or a character by its key. */
export function speakBy(speech: Speech, who: Speaker): Speech {
  const { emotion } = speech;
  if (who === 'silent') {
    return { kind: 'silent', text: '', emotion };
  }
  return who === 'narration'
    ? { kind: 'narration', text: speech.text, emotion }
    : { kind: 'line', speakerKey: who.key, text: speech.text, emotion };
}
type Speaker = 'silent' | 'narration' | { key: string };

/** The speech with other words: whoever writes into a silent shot lets it be narrated. */
export function sayWords(speech: Speech, text: string): Speech {
  return speech.kind === 'silent' && text !== '' ? { ...speakBy(speech, 'narration'), text } : { ...speech, text };
}

/** The lines of a pasted text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The change that gives a shot another feeling: that of its voice, or of the whole where nobody speaks. */
export function changeEmotion({ speech }: PlannedShot, emotion: Emotion): ShotChange {
  const spoken = { speech: { ...speech, emotion } };
  return speech.kind === 'silent' ? { ...spoken, emotion } : spoken;
}

/** The feeling of a shot that is shown: that of its voice, or of the whole where nobody speaks. */
export function emotionOf({ speech, emotion }: PlannedShot): Emotion {
  return speech.kind === 'silent' ? emotion : speech.emotion;
}
