import type { PersonId } from '../../concepts/people.ts';

/** Kinds of people without a trade. */
export type PeopleKind = 'child' | 'old' | 'parent' | 'grown' | 'two' | 'together' | 'tale';

/** Little stories of people without a trade. */
export const PEOPLE_STORIES: Readonly<Record<PeopleKind, readonly string[]>> = {
  child: [
    'animal.dog: find other; give bread >other; other run; *find other; carry other',
    'old_man: make paper_boat; lose paper_boat; other find paper_boat; *repair paper_boat; laugh +other',
    'friend: make kite; run; lose kite; *climb ladder; play kite +other',
    'old_woman: find key; search box; *open box; show photo >other; other embrace hero',
    'animal.bird: find other; carry other; *heal other; open window; free other',
  ],
  old: [
    'child: open box; find kite; *repair kite; give kite >other; other play kite',
    'child: plant tree_sapling; water tree_sapling; *teach other; other water tree_sapling; sit +other',
    'animal.dog: sit; other find ball; *throw ball; other catch ball; walk +other',
    'child: find photo; play_music accordion; other dance; *dance +other; laugh +other',
  ],
  parent: [
    'child: bake cake; other search gift; *give gift >other; other open gift; embrace other',
    'child: repair bicycle; *teach other; other fall; pull other; other ride bicycle',
    'child: carry basket; other find shell; *give shell >hero; walk +other; laugh +other',
    'child: read book >other; other sleep; *carry other; open window; watch star',
  ],
  grown: [
    'stranger: walk; find wallet; run; *give wallet >other; drink coffee +other',
    'neighbour: carry box; drop box; *other help hero; open box; drink tea +other',
    'child: find kite; climb ladder; *repair kite; give kite >other; other play kite',
    'old_woman: open letter; read letter; run; *embrace other; drink tea +other',
    'animal.dog: walk; find other; *give bread >other; wash other; run +other',
  ],
  /** Two of a kind, who have each other. */
  two: [
    'wait; meet; *dance; part; embrace',
    'run; meet; *eat bread; laugh; walk',
    'sit; find letter; *read letter; weep; embrace',
    'meet; drink coffee; *laugh; part; wait',
    'find box; open box; *find photo; laugh; embrace',
  ],
  together: [
    'animal.dog: walk; find other; *carry other; wash other; run +other',
    'old_woman: carry basket; sit; *give flower >other; pour tea >other; laugh +other',
    'child: push cart; find other; *give bread >other; eat bread +other; sing +other',
  ],
  tale: [
    'child: find other; carry other; *free other; dance +other; fly',
    'animal.dragon: climb ladder; meet other; *give apple >other; other fly; fly +other',
    'old_woman: carry lantern; other open door; *heal other; give flower >other; dance +other',
  ],
};

/** Which kind somebody without a trade is; whoever is not here is grown. */
export const KINDS_OF_PEOPLE: Readonly<Partial<Record<PersonId, PeopleKind>>> = {
  child: 'child',
  boy: 'child',
  girl: 'child',
  baby: 'child',
  teenager: 'child',
  orphan: 'child',
  grandson: 'child',
  granddaughter: 'child',
  son: 'child',
  daughter: 'child',
  brother: 'child',
  sister: 'child',
  old_man: 'old',
  old_woman: 'old',
  grandmother: 'old',
  grandfather: 'old',
  widow: 'old',
  master: 'old',
  collector: 'old',
  mother: 'parent',
  father: 'parent',
  couple: 'together',
  choir: 'together',
  fairy: 'tale',
  mermaid: 'tale',
  giant: 'tale',
  hero: 'tale',
  superhero: 'tale',
  emperor: 'tale',
  time_traveller: 'tale',
};

/** Trades that do as another does. */
export const LIKE_TRADE: Readonly<Partial<Record<PersonId, PersonId>>> = {
  hacker: 'programmer',
  architect: 'engineer',
  choir: 'singer',
  host: 'reporter',
  politician: 'mayor',
  spy: 'detective',
  bank_robber: 'thief',
  criminal: 'thief',
  assassin: 'swordsman',
  ninja: 'swordsman',
  martial_artist: 'swordsman',
  lawyer: 'judge',
  night_watchman: 'guard',
  sheriff: 'cowboy',
  outlaw: 'cowboy',
  runner: 'athlete',
  footballer: 'athlete',
  boxer: 'athlete',
  swimmer: 'athlete',
  coach: 'athlete',
  apprentice: 'carpenter',
  office_worker: 'programmer',
  boss: 'mayor',
  hotel_keeper: 'waiter',
  emperor: 'king',
};
