import type { FilmView } from '../../../film-view-contract.ts';
import type { DocumentCharacter, DocumentItem, DocumentPlace, FilmDocument } from '../../../timeline/film-document.ts';
import type { CastKind, InsertMember } from '../../../timeline/film-edit.ts';
import { isNamedIn } from '../../../timeline/named-in-plan.ts';
import type { Editor, GestureLabel } from '../state/editor.ts';

/** A character, place or item with its kind. */
export type Member =
  | { kind: 'character'; member: DocumentCharacter }
  | { kind: 'place'; member: DocumentPlace }
  | { kind: 'item'; member: DocumentItem };

/** What a change of a member is called where it is undone. */
export const GESTURE_OF = { character: 'cast', place: 'place', item: 'item' } as const satisfies Readonly<
  Record<CastKind, GestureLabel>
>;

/** What the server tells of a member; undefined of one that it does not know yet. */
export type MemberView = FilmView['places'][number] | undefined;

/** The members of a kind, in their order. */
export function membersOf(document: FilmDocument, kind: CastKind): Member[] {
  switch (kind) {
    case 'character':
      return document.characters.map((member) => ({ kind, member }));
    case 'place':
      return document.places.map((member) => ({ kind, member }));
    case 'item':
      return document.items.map((member) => ({ kind, member }));
  }
}

export function viewOf(film: FilmView, { kind, member: { key } }: Member): MemberView {
  const list = { character: film.characters, place: film.places, item: film.items }[kind];
  return list.find((each) => each.key === key);
}

/** Where a member's picture comes from: drawn from the look as it is now, one of its drawn views, an upload, a model. */
type PictureSource = 'drawn' | 'view' | 'brought' | 'model';

export function sourceOf(view: MemberView): PictureSource {
  if (!view?.picture) {
    return 'drawn';
  }
  if (view.servedBy === null) {
    return 'brought';
  }
  if (!isEngine(view.servedBy.id)) {
    return 'model';
  }
  return view.view === null ? 'drawn' : 'view';
}

const isEngine = (model: string): boolean => model.startsWith('draft');

/** The shots in which a member is seen or heard, by number; and those of them that a paid model made. */
interface ShotsOfMember {
  all: number[];
  /** Redrawn at once. */
  free: number[];
  /** What a paid model made of them goes out of date. */
  paid: number[];
  isUsed: boolean;
}

export function shotsOf(
  { document, film }: Pick<Editor, 'document' | 'film'>,
  { member: { key } }: Member,
): ShotsOfMember {
  const views = new Map(film.shots.map((shot) => [shot.id, shot]));
  const named = document.shots.filter(({ plan }) => isNamedIn(plan, key));
  // Also in somebody's hands, or as a vision.
  const seen = named.filter(({ plan: { speech: _speech, script: _script, ...shown } }) => isNamedIn(shown, key));
  const isPaid = ({ id }: FilmDocument['shots'][number]): boolean => {
    const view = views.get(id);
    return [view?.pictureServedBy, view?.clipServedBy].some((model) => model && !isEngine(model.id));
  };
  const numbers = (shots: readonly FilmDocument['shots'][number][]): number[] => shots.map(({ plan }) => plan.number);
  return {
    all: numbers(named),
    free: numbers(seen.filter((shot) => !isPaid(shot))),
    paid: numbers(seen.filter(isPaid)),
    isUsed: named.length > 0,
  };
}

/** Another member at the end, as plain as can be; a place is in the world of the first one. */
export function newMember(document: FilmDocument, kind: CastKind, name: string): InsertMember {
  const key = `${kind}-${crypto.randomUUID()}`;
  const after = membersOf(document, kind).at(-1)?.member.key ?? null;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const common = { key, name, description: '' };
  if (kind === 'place') {
    const world = document.places[0]?.place.world;
    const place = { kind: 'park' as const, landmarks: [], seed, ...(world ? { world } : {}) };
    return { kind: 'insert_member', of: kind, member: { ...common, place }, after };
  }
  if (kind === 'item') {
    return { kind: 'insert_member', of: kind, member: { ...common, item: 'box', label: null, colour: null }, after };
  }
  return {
    kind: 'insert_member',
    of: kind,
    after,
    member: {
      ...common,
      voice: { voice: `${document.language}-woman`, pitchShift: 0, rate: 1 },
      figure: {
        kind: 'person',
        age: 'adult',
        gender: 'feminine',
        build: 'average',
        skin: 2,
        hair: 'bob',
        hairColour: 'brown',
        facialHair: 'none',
        hat: 'none',
        outfit: 'coat',
        colours: ['teal', 'cream'],
        accessories: [],
        seed,
      },
    },
  };
}

/** Why the newest of these takes failed; undefined where it did not. */
export function newestFailure(
  takes: readonly { number: number; status: string; failure: { message: string } | null }[],
): string | undefined {
  const newest = takes.findLast(({ status }) => status !== 'cancelled');
  return newest?.status === 'failed' ? newest.failure?.message : undefined;
}
