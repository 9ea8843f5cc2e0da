import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { PersonId } from '../../concepts/people.ts';

/** Little stories by film type, for films whose manner asks for deeds of its own. */
export const TYPE_STORIES: Readonly<Partial<Record<FilmType, readonly string[]>>> = {
  comedy: [
    'animal.dog: carry cake; fall; other steal cake; *chase other; laugh +other',
    'neighbour: climb ladder; drop hammer; other catch hammer; *fall; laugh +other',
    'friend: carry box; other carry box; fall; *laugh +other; eat cake +other',
  ],
  romance: [
    'stranger: meet other; *give rose >other; part +other; run; embrace other',
    'stranger: drop book; other take book; *dance +other; part +other; embrace other',
    'friend: write letter; lose letter; other read letter; *run; embrace other',
  ],
  martial_arts: [
    'rival: walk; fight other; fall; *throw sword; drink tea +other',
    'apprentice: carry staff; *teach other; fight other; other fall; laugh +other',
    'old_man: other steal sword; chase other; fight other; *give sword >other; walk +other',
  ],
  fantasy: [
    'animal.dragon: find egg; carry egg; *other appear; give apple >other; fly +other',
    'animal.owl: find key; follow other; open door; *find star; carry star',
    'witch: walk; find potion; *drink potion; fly; embrace other',
  ],
  scifi: [
    'robot.robot: repair machine; other wake; *teach other; board rocket; embrace other',
    'robot.alien: watch star; other appear; *give flower >other; other give gem >hero; dance +other',
    'robot.robot: find seed; plant seed; other break; *repair other; show flower >other',
  ],
  suspense: [
    'stranger: find suitcase; follow other; hide; *open suitcase; flee',
    'stranger: listen; carry torch; search key; *open door; telephone other',
    'neighbour: read letter; follow other; *find key; hide; run',
  ],
  horror: [
    'spirit.ghost: listen; carry candle; open door; *other appear; flee',
    'animal.cat: wake; carry torch; search other; *open door; scream',
    'spirit.shadow: find mirror; other appear; scream; *break mirror; flee',
  ],
  action: [
    'thief: run; chase other; jump; *catch other; take suitcase',
    'friend: run; climb ladder; jump; *rescue other; embrace other',
    'rival: ride motorcycle; chase other; fight other; *take suitcase; run',
  ],
  history: [
    'child: write letter; ride animal.horse; *give letter >other; other read letter; embrace other',
    'soldier: carry flag; other fall; *carry other; plant flag; embrace other',
    'friend: build boat; push boat; *carry flag; pull rope; watch star',
  ],
  war: [
    'enemy: hide; walk; meet other; *give bread >other; embrace other',
    'soldier: run; other fall; *carry other; heal other; embrace other',
    'mother: write letter; walk; fall; *open door; embrace other',
  ],
  crime: [
    'thief: find glove; follow other; chase other; *arrest other; take bag',
    'criminal: watch; hide; other open suitcase; *catch other; telephone boss',
    'stranger: steal painting; flee; other chase hero; *give painting >other; walk',
  ],
  adventure: [
    'animal.monkey: find map; climb; other steal map; *find treasure; dance +other',
    'friend: read map; push boat; other fall; *rescue other; find treasure',
    'child: carry lantern; break stone; *discover crown; show crown >other; run +other',
  ],
  biography: [
    'teacher: find book; other teach hero; write letter; *show book >other; embrace other',
    'mother: leave; carry suitcase; write letter; *open door; embrace other',
    'friend: fall; other pull hero; build machine; *show machine >other; embrace other',
  ],
  disaster: [
    'child: run; find other; *carry other; climb ladder; embrace other',
    'animal.dog: wake; run; search other; *rescue other; give blanket >other',
    'neighbour: push boat; pull rope; *rescue other; pour tea >other; embrace other',
  ],
  western: [
    'rival: ride animal.horse; walk; fight other; *throw gun; drink coffee +other',
    'child: ride animal.horse; find other; *carry other; give hat >other; ride animal.horse',
    'outlaw: watch; chase other; *catch other; take bag; walk',
  ],
  detective: [
    'stranger: find glove; search letter; follow other; *discover letter; arrest other',
    'old_woman: search ring; carry lamp; find ring; *give ring >other; drink tea +other',
    'animal.cat: find key; search box; follow other; *open box; show ring',
  ],
  road: [
    'stranger: drive car; find other; *give bread >other; drive car +other; watch star',
    'animal.dog: drive camper_van; repair camper_van; other appear; *carry other; drive camper_van',
    'old_woman: carry suitcase; drive car +other; *embrace other; part +other; drive car',
  ],
  news: [
    'old_man: run; photograph other; *speak; write letter; show photo',
    'firefighter: arrive; photograph other; other rescue child; *write letter; embrace other',
  ],
  variety: [
    'friend: sing; other fall; *dance +other; throw balloon; laugh +other',
    'child: open gift; throw ball; other catch ball; *win trophy; dance +other',
    'magician: other show hat; open hat; *free animal.rabbit; laugh +other; dance +other',
  ],
};

const HAUNTED: readonly string[] = [
  'spirit.ghost: find thing; carry thing; listen; *other appear; flee',
  'spirit.shadow: open box; find thing; other take thing; *scream; flee',
  'stranger: find thing; hide thing; other search thing; *other find thing; flee',
];
const STOLEN: readonly string[] = [
  'thief: lose thing; search thing; follow other; *find thing; arrest other',
  'old_woman: other search thing; find glove; carry lamp; *find thing; give thing >other',
  'thief: other steal thing; follow other; *catch other; take thing; show thing',
];
const CHASED: readonly string[] = [
  'thief: other steal thing; chase other; *catch other; take thing; run',
  'rival: find thing; fight other; *take thing; run; show thing',
  'friend: search thing; climb; other fall; *rescue other; find thing',
];
const TENDER: readonly string[] = [
  'stranger: lose thing; other find thing; *other give thing >hero; walk +other; embrace other',
  'stranger: carry thing; meet other; *give thing >other; dance +other; embrace other',
];

/** What a thing goes through in films whose manner asks for more than using it. */
export const TYPE_THINGS: Readonly<Partial<Record<FilmType, readonly string[]>>> = {
  horror: HAUNTED,
  suspense: HAUNTED,
  crime: STOLEN,
  detective: STOLEN,
  action: CHASED,
  adventure: CHASED,
  western: CHASED,
  martial_arts: CHASED,
  romance: TENDER,
};

/** Types that colour the story of whoever the idea has: their own rows come before the hero's. */
export const LEADING_TYPES: ReadonlySet<FilmType> = new Set<FilmType>([
  'romance',
  'horror',
  'suspense',
  'crime',
  'detective',
  'action',
  'adventure',
  'disaster',
  'western',
  'war',
  'martial_arts',
]);

/** Whom a film of a type is about, where the idea says nothing of it. */
export const TYPE_HEROES: Readonly<Partial<Record<FilmType, PersonId>>> = {
  martial_arts: 'swordsman',
  fantasy: 'girl',
  scifi: 'astronaut',
  action: 'woman',
  history: 'man',
  war: 'soldier',
  crime: 'detective',
  adventure: 'explorer',
  western: 'cowboy',
  detective: 'detective',
  road: 'driver',
  nature: 'explorer',
  travel: 'traveller',
  news: 'reporter',
  education: 'teacher',
  romance: 'woman',
  art: 'painter',
  documentary: 'photographer',
  variety: 'singer',
};
