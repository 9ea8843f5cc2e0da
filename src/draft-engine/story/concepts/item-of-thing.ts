import type { ItemKind } from '../figure-spec.ts';
import type { ThingId } from './concept.ts';
import { EXTRA_THINGS, type ExtraThingId } from './things.ts';

/** What a thing of the lexicon is drawn as. */
export function itemOfThing(thing: ThingId): ItemKind {
  return thing in EXTRA_THINGS ? EXTRA_THINGS[thing as ExtraThingId].item : (thing as ItemKind);
}
