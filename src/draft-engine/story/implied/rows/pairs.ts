/** Two who are in the idea already, by what they are. */
export type PairKind =
  | 'people'
  | 'person_animal'
  | 'person_large'
  | 'animals'
  | 'person_robot'
  | 'person_child'
  | 'strange';

/** Little stories of two. */
export const PAIR_STORIES: Readonly<Record<PairKind, readonly string[]>> = {
  people: [
    'walk; other drop bag; take bag; *give bag >other; drink coffee +other',
    'sit; other sit; other give bread >hero; *laugh +other; walk +other',
    'other carry box; help other; open box; *dance +other; drink tea +other',
    'run; lose hat; other catch hat; *other give hat >hero; walk +other',
  ],
  person_animal: [
    'carry fish; other watch fish; other steal fish; *give fish >other; embrace other',
    'search other; shout; climb ladder; *find other; carry other',
    'wake; other find hat; chase other; *catch other; sleep +other',
    'pour milk; other drink milk; other run; *find other; embrace other',
  ],
  person_large: [
    'walk; find other; *give apple >other; ride other; embrace other',
    'follow other; fall; *other rescue hero; ride other; laugh',
    'watch other; other fall; *heal other; ride other; run +other',
  ],
  animals: [
    'find apple; other steal apple; chase other; *give apple >other; sleep +other',
    'walk +other; fall; *other rescue hero; eat bread +other; run +other',
    'hide; other search hero; *other find hero; play ball +other; sleep +other',
  ],
  person_robot: [
    'carry wrench; repair other; other wake; *teach other; dance +other',
    'other carry box; other drop box; *repair other; walk +other; laugh +other',
    'search other; find other; *repair other; other give flower >hero; embrace other',
  ],
  person_child: [
    'carry kite; other run; *teach other; other play kite; laugh +other',
    'bake cake; other carry bowl; *give cake >other; other eat cake; embrace other',
    'plant seed; other water seed; wait; *other find flower; embrace other',
  ],
  strange: [
    'walk; meet other; other appear; *dance +other; laugh +other',
    'carry lantern; follow other; *find gem; give gem >other; fly +other',
    'climb ladder; watch other; fall; *other catch hero; walk +other',
  ],
};
