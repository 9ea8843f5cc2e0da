import type { DeedId } from '../../idea/deeds.ts';
import type { IdeaEvent } from '../../idea/idea-graph.ts';

/** Deeds that are told of with the same sentences; the last four go by how an event is meant and not by its deed. */
const GROUPS = {
  giving: 'give pay',
  taking: 'take catch',
  stealing: 'steal',
  losing: 'lose drop miss',
  searching: 'search',
  finding: 'find discover',
  going: 'walk travel run ride drive board swim fly jump climb follow lead leave carry pull',
  arriving: 'arrive enter',
  waiting: 'wait sit',
  meeting: 'meet befriend join',
  parting: 'part',
  making: 'make build sew',
  writing: 'write draw paint photograph',
  growing: 'plant grow_plants water',
  cooking: 'cook bake pour eat drink',
  mending: 'repair wash sweep put_out',
  breaking: 'break tear cut burn throw',
  fighting: 'fight attack',
  chasing: 'chase',
  fleeing: 'flee',
  killing: 'kill',
  dying: 'die die_away vanish',
  hiding: 'hide close lock',
  opening: 'open show',
  telling: 'speak whisper shout scream telephone',
  listening: 'listen watch read',
  teaching: 'teach learn',
  loving: 'fall_in_love kiss embrace marry',
  helping: 'help heal rescue free',
  guarding: 'protect',
  remembering: 'remember forget dream think',
  deciding: 'decide',
  changing: 'turn_into grow shrink appear',
  competing: 'compete win fail',
  working: 'work use load',
  performing: 'sing dance play_music play celebrate laugh',
  suffering: 'suffer weep fall trap arrest',
  betraying: 'betray',
  trading: 'buy sell',
  resting: 'sleep wake',
  being: 'live',
} as const;

/** `wishing`: it is only wanted or tried. `refusing`: it does not happen. */
export type EventGroup = keyof typeof GROUPS | 'wishing' | 'refusing';

const GROUP_OF = new Map<DeedId, EventGroup>(
  Object.entries(GROUPS).flatMap(([group, deeds]) =>
    deeds.split(' ').map((deed) => [deed as DeedId, group as EventGroup] as const),
  ),
);
/** Verbs that mean too many things. */
const MEANS_LITTLE: ReadonlySet<string> = new Set([
  'かける',
  'やる',
  'する',
  'なる',
  'はさむ',
  '上げる',
  '始める',
  '始まる',
  'させる',
  '通う',
  '弄',
  '搞',
  '打',
  '让',
  '使',
  '开',
]);

const MEANT: Readonly<Partial<Record<IdeaEvent['mood'], EventGroup>>> = {
  wants: 'wishing',
  tries: 'wishing',
  asks: 'wishing',
  refuses: 'refusing',
  stops: 'refusing',
};

/** The group whose sentences are true of an event, or undefined where its verb is not understood. */
export function groupOf(event: IdeaEvent | undefined): EventGroup | undefined {
  if (!event) {
    return undefined;
  }
  if (event.isNegated) {
    return 'refusing';
  }
  const meant = MEANT[event.mood];
  if (meant) {
    return meant;
  }
  if (MEANS_LITTLE.has(event.predicate)) {
    return undefined;
  }
  return event.deed && !event.isNearest ? groupOfDeed(event.deed, event) : undefined;
}

/** Whoever changes something makes it, and who carves does not write. */
function groupOfDeed(deed: DeedId, { roles, predicate }: IdeaEvent): EventGroup | undefined {
  const isChanged = deed === 'turn_into' && roles.patient?.length && roles.agent?.length;
  return isChanged || (deed === 'write' && /彫|雕|carve|engrave|chisel/.test(predicate))
    ? 'making'
    : GROUP_OF.get(deed);
}

/** Deeds that somebody sets out to do: they can be meant before they are done. */
const MEANT_FIRST: ReadonlySet<EventGroup> = new Set<EventGroup>([
  'giving',
  'taking',
  'stealing',
  'searching',
  'making',
  'writing',
  'growing',
  'cooking',
  'mending',
  'breaking',
  'fighting',
  'chasing',
  'fleeing',
  'killing',
  'hiding',
  'opening',
  'teaching',
  'helping',
  'competing',
  'performing',
  'trading',
]);
/** Deeds that go on: they can be told before one sees them again. */
const LASTING: ReadonlySet<EventGroup> = new Set<EventGroup>([
  'waiting',
  'guarding',
  'searching',
  'working',
  'growing',
  'being',
  'listening',
  'performing',
  'competing',
  'chasing',
  'wishing',
  'refusing',
]);

/** True where it can be said that somebody is going to do it. */
export const canBeMeant = (event: IdeaEvent): boolean => {
  const group = groupOf(event);
  return event.mood === 'does' && group !== undefined && MEANT_FIRST.has(group);
};

/** True where something goes on, can be, or is done again and again. */
export const isLasting = (event: IdeaEvent): boolean => {
  const group = groupOf(event);
  const isHabit = event.often !== undefined && event.often !== 'once' && event.often !== 'again';
  return isHabit || event.mood === 'can' || (group !== undefined && LASTING.has(group));
};
