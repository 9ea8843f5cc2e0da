import type { AnimalId } from '../../concepts/concept.ts';

/** Kinds of animals by what they do. */
export type AnimalKind = 'cat' | 'dog' | 'small' | 'large' | 'bird' | 'water' | 'insect' | 'fierce' | 'tale';

/** Little stories of animals. */
export const ANIMAL_STORIES: Readonly<Record<AnimalKind, readonly string[]>> = {
  cat: [
    'fisherman: sleep; wake; steal fish; other chase hero; *other give fish >hero',
    'child: climb ladder; wait; other search hero; *other find hero; other carry hero',
    'animal.mouse: watch other; chase other; fall; *other free hero; sleep +other',
  ],
  dog: [
    'child: wait; run; find ball; *give ball >other; run +other',
    'old_man: sit; other lose hat; chase hat; *catch hat; other embrace hero',
    'animal.bird: run; find other; *carry other; watch other; other fly',
  ],
  small: [
    'child: search acorn; find acorn; carry acorn; *hide acorn; other give apple >hero',
    'animal.bird: carry leaf; fall; *other rescue hero; eat apple +other; run +other',
    'animal.fox: eat carrot; flee; hide; *give carrot >other; run +other',
  ],
  large: [
    'child: walk; eat apple; *carry other; swim; other embrace hero',
    'animal.mouse: fall; pull rope; *other free hero; carry other; walk +other',
    'animal.bird: walk; find other; *watch other; pull branch; other fly',
  ],
  bird: [
    'child: carry branch; build nest; fall; *other heal hero; fly',
    'old_woman: fly; find ring; carry ring; *give ring >other; other laugh',
    'animal.cat: fly; sing; other climb ladder; *flee; other fall',
  ],
  water: [
    'child: swim; jump; *find pearl; give pearl >other; swim',
    'sailor: swim; follow other; other fall; *rescue other; jump',
    'animal.turtle: swim; play ball; lose ball; *other find ball; swim +other',
  ],
  insect: [
    'animal.bird: walk; climb flower; fall; *other rescue hero; fly +other',
    'child: climb leaf; eat leaf; sleep; *wake; other watch hero',
    'animal.snail: carry seed; drop seed; *plant seed; water seed; climb flower',
  ],
  fierce: [
    'child: walk; watch other; chase star; *other free hero; embrace other',
    'animal.rabbit: sleep; wake; chase other; *rescue other; eat apple +other',
    'animal.mouse: walk; fall; *other free hero; carry other; sleep +other',
  ],
  tale: [
    'child: sleep; wake; other give bread >hero; *carry other; fly +other',
    'knight: watch treasure; other meet hero; *give crown >other; fly +other; laugh +other',
    'princess: fly; burn log; weep; *other embrace hero; fly +other',
  ],
};

export const KINDS_OF_ANIMALS: Readonly<Record<AnimalId, AnimalKind>> = {
  cat: 'cat',
  dog: 'dog',
  fox: 'fierce',
  wolf: 'fierce',
  bear: 'fierce',
  panda: 'large',
  rabbit: 'small',
  mouse: 'small',
  squirrel: 'small',
  hedgehog: 'small',
  deer: 'large',
  horse: 'large',
  cow: 'large',
  pig: 'small',
  sheep: 'small',
  goat: 'small',
  lion: 'fierce',
  tiger: 'fierce',
  elephant: 'large',
  monkey: 'small',
  bird: 'bird',
  owl: 'bird',
  crow: 'bird',
  duck: 'bird',
  chicken: 'small',
  penguin: 'small',
  turtle: 'water',
  frog: 'small',
  snake: 'insect',
  fish: 'water',
  whale: 'water',
  dolphin: 'water',
  seal: 'water',
  shark: 'water',
  octopus: 'water',
  crab: 'water',
  bee: 'insect',
  butterfly: 'insect',
  snail: 'insect',
  spider: 'insect',
  dragon: 'tale',
  dinosaur: 'fierce',
  unicorn: 'large',
  monster: 'tale',
};

/** Little stories of robots and of whoever comes from the stars. */
export const ROBOT_STORIES: readonly string[] = [
  'child: walk; find flower; carry flower; *plant flower; other water flower',
  'child: find doll; repair doll; search other; *give doll >other; other embrace hero',
  'animal.cat: walk; find other; *carry other; give umbrella >other; sit +other',
  'robot.robot: carry battery; find other; *repair other; other wake; dance +other',
];

/** Little stories of the wind, the moon, a ghost: what has no hands and yet acts. */
export const SPIRIT_STORIES: readonly string[] = [
  'child: appear; follow other; other fall; *wake other; dance +other',
  'child: watch other; other lose hat; *carry hat; give hat >other; other laugh',
  'old_woman: appear; whisper >other; other open window; *dance +other; vanish',
];
