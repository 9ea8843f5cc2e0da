import type { ConceptId, RobotId, SpiritId, ThingId } from '../concepts/concept.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import type { ColourName, DrawnFigure, Species } from '../figure-spec.ts';
import { type CastSoFar, drawPerson, type PersonTraits } from './draw-person.ts';
import {
  apartFrom,
  type ColourPair,
  MAIN_COLOURS,
  pickFree,
  SPECIES_COLOURS,
  SPIRIT_COLOURS,
} from './figure-colours.ts';

const ROBOT_SHAPES: Record<RobotId, 'boxy' | 'round' | 'tall' | 'drone'> = {
  robot: 'boxy',
  drone: 'drone',
  android: 'tall',
  computer_mind: 'round',
  alien: 'round',
};
const FURS: readonly ColourName[] = ['brown', 'tan', 'grey', 'copper', 'teal'];
const METALS: readonly ColourName[] = ['silver', 'teal', 'orange', 'mustard'];
const SCARF_CHANCE = 0.4;

/** Draws up a figure for a concept so that it differs from those already cast in hair and main colour. */
export function drawFigure(concept: ConceptId, traits: PersonTraits, cast: CastSoFar): DrawnFigure {
  const [family, id] = concept.split('.') as [string, string];
  const { random, seed } = cast;
  const size = traits.size ?? 'usual';
  const taken = cast.others.map((other) => other.colours[0]);
  const apart = (pair: ColourPair): [ColourName, ColourName] => apartFrom(taken, pair, random);
  switch (family) {
    case 'animal': {
      const colours = apart(SPECIES_COLOURS[id as Species] ?? [pickFree(random, FURS, taken), 'cream']);
      const accessories = random.chance(SCARF_CHANCE) ? (['scarf'] as const) : [];
      return {
        kind: 'animal',
        species: id as Species,
        colours,
        hat: 'none',
        accessories: [...accessories],
        size,
        seed,
      };
    }
    case 'spirit': {
      const colours = apart(SPIRIT_COLOURS[id as SpiritId] ?? ['violet', 'white']);
      return { kind: 'spirit', element: id as SpiritId, colours, size, seed };
    }
    case 'robot':
      if (id === 'alien') {
        const colours = apart(['lime', 'violet']);
        return { kind: 'animal', species: 'monster', colours, hat: 'none', accessories: [], size, seed };
      }
      return {
        kind: 'robot',
        shape: ROBOT_SHAPES[id as RobotId],
        colours: apart([pickFree(random, METALS, taken), 'charcoal']),
        seed,
      };
    case 'thing': {
      const colours = apart([pickFree(random, MAIN_COLOURS, taken), 'cream']);
      return { kind: 'thing', item: itemOfThing(id as ThingId), colours, seed };
    }
    default:
      return drawPerson(family === 'person' ? concept : 'person.person', traits, cast);
  }
}
