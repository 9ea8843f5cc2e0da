import type { ItemKind } from '#src/draft-engine/story/figure-spec.ts';
import type { PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { FRAMINGS } from '#src/shared/catalogue/shots.ts';
import type { DocumentItem, FilmDocument } from '../../../timeline/film-document.ts';
import { mirrorShot } from '../../../timeline/mirror-shot.ts';
import { addItem, moveItem, type ItemPlace } from '../../../timeline/place-item.ts';
import { addActor, changeActor, removeActor, removeItem } from '../../../timeline/stage-edits.ts';
import type { Meaning } from './meaning.ts';

/** A shot while words change it one after the other. */
export interface Changing {
  plan: PlannedShot;
  document: FilmDocument;
  /** Who is spoken of: a character's key, or all; undefined for whoever the shot is about. */
  who: string | 'everyone' | undefined;
  /** Things that the film gets. */
  newItems: readonly DocumentItem[];
}

/** A word, whether it is taken away, and where what it names is to be. */
export interface SaidWord {
  word: string;
  isNot: boolean;
  place?: ItemPlace | undefined;
}

type Apply<Kind extends Meaning['kind']> = (
  changing: Changing,
  meaning: Extract<Meaning, { kind: Kind }>,
  said: SaidWord,
) => Changing | undefined;

/** What the words do; undefined where that cannot be shown. */
const APPLY: { [Kind in Meaning['kind']]: Apply<Kind> } = {
  set: (changing, { set }, { isNot }) => (isNot ? undefined : withPlan(changing, set)),
  weather: (changing, { weather }, { isNot }) => withPlan(changing, { weather: isNot ? 'clear' : weather }),
  step: (changing, { nearer }, { isNot }) => {
    const at = FRAMINGS.indexOf(changing.plan.framing) + nearer;
    const framing = FRAMINGS[Math.max(0, Math.min(FRAMINGS.length - 1, at))];
    return isNot || !framing ? undefined : withPlan(changing, { framing });
  },
  mirror: (changing, _meaning, { isNot }) => (isNot ? undefined : { ...changing, plan: mirrorShot(changing.plan) }),
  emotion: (changing, { emotion }, { isNot }) => {
    const felt = isNot ? 'neutral' : emotion;
    return changing.plan.actors.length === 0
      ? withPlan(changing, { emotion: felt })
      : withActors(changing, { emotion: felt });
  },
  pose: (changing, { pose }, { isNot }) => withActors(changing, { pose: isNot ? 'stand' : pose }),
  effect: (changing, { effect: kind }, { isNot }) => {
    const others = (changing.plan.effects ?? []).filter((effect) => effect.kind !== kind);
    return withPlan(changing, { effects: isNot ? others : [...others, { kind, from: 0, to: 1 }] });
  },
  character: (changing, { key }, { isNot }) => {
    const index = changing.plan.actors.findIndex(({ characterKey }) => characterKey === key);
    if (isNot) {
      return index < 0 ? changing : withPlan(changing, removeActor(changing.plan, index));
    }
    const actors = index < 0 ? addActor(changing.plan, key) : changing.plan.actors;
    return { ...withPlan(changing, { actors }), who: key };
  },
  item: (changing, { key }, said) => putItem(changing, key, said),
  thing: (changing, { item }, said) => {
    const { word, isNot } = said;
    const known = [...changing.document.items, ...changing.newItems].find((each) => each.item === item);
    if (known ?? isNot) {
      return known && putItem(changing, known.key, said);
    }
    const added = newItem(changing, item, word);
    return putItem({ ...changing, newItems: [...changing.newItems, added] }, added.key, said);
  },
  everyone: (changing) => ({ ...changing, who: 'everyone' }),
  not: (changing) => changing,
  place: (changing) => changing,
  filler: (changing) => changing,
};

/** The shot after one more word; undefined where the word changes nothing that can be shown. */
export function applyMeaning(changing: Changing, meaning: Meaning, said: SaidWord): Changing | undefined {
  const apply = APPLY[meaning.kind] as Apply<Meaning['kind']>;
  return apply(changing, meaning, said);
}

const withPlan = (changing: Changing, change: Partial<PlannedShot>): Changing => ({
  ...changing,
  plan: { ...changing.plan, ...change },
});

/** Changes whoever is spoken of. */
function withActors(changing: Changing, change: Partial<PlannedActor>): Changing | undefined {
  const indices = spokenOf(changing);
  return indices.length === 0
    ? undefined
    : indices.reduce((next, index) => withPlan(next, { actors: changeActor(next.plan, index, change) }), changing);
}

/** Indices of the actors that are spoken of. */
function spokenOf({ plan: { actors, subject }, who }: Changing): number[] {
  if (who === 'everyone') {
    return actors.map((_, index) => index);
  }
  const key = who ?? (subject.kind === 'character' ? subject.key : actors[0]?.characterKey);
  const indices = actors.flatMap(({ characterKey }, index) => (characterKey === key ? [index] : []));
  return indices.length > 0 || actors.length === 0 ? indices : [0];
}

function putItem(changing: Changing, key: string, { isNot, place }: SaidWord): Changing | undefined {
  const { plan } = changing;
  const index = plan.items.findIndex(({ itemKey }) => itemKey === key);
  if (isNot) {
    const actors = plan.actors.map((actor) => letGo(actor, key));
    const isHeld = plan.actors.some(({ holdsItemKey }) => holdsItemKey === key);
    return index < 0 && !isHeld
      ? undefined
      : withPlan(changing, { actors, ...(index < 0 ? {} : removeItem(plan, index)) });
  }
  const item = itemOf(changing, key);
  if (index >= 0) {
    return item && place ? withPlan(changing, { items: moveItem(plan, index, { item, place }) }) : changing;
  }
  const isHeld = plan.actors.some(({ holdsItemKey }) => holdsItemKey === key);
  return isHeld || !item
    ? changing
    : withPlan(changing, { items: addItem(plan, { itemKey: key, item, ...(place && { place }) }) });
}

const itemOf = ({ document, newItems }: Changing, key: string): ItemKind | undefined =>
  [...document.items, ...newItems].find((each) => each.key === key)?.item;

function letGo({ holdsItemKey, ...actor }: PlannedActor, key: string): PlannedActor {
  return holdsItemKey === undefined || holdsItemKey === key ? actor : { ...actor, holdsItemKey };
}

/** A thing with a key that no other of the film has. */
function newItem({ document, newItems }: Changing, item: ItemKind, name: string): DocumentItem {
  const taken = new Set([...document.items, ...newItems].map(({ key }) => key));
  let number = taken.size + 1;
  while (taken.has(`item-${number}`)) {
    number += 1;
  }
  return { key: `item-${number}`, name, description: '', item, label: null, colour: null };
}
