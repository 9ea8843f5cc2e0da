/**
 * `npm run score-ideas [-- --set tuning|held-out] [--language en] [--show]`: reads the ideas of tests/ideas and counts
 * how much of what they say is found. `--show` prints what was not found; not for the held-out set, which nobody who
 * tunes the readers looks at.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { IdeaEvent, IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';
import { activeOf } from '#src/draft-engine/story/idea/ko/clauses.ts';
import { printGraph } from '#src/draft-engine/story/idea/print-graph.ts';
import { readIdeaGraph } from '#src/draft-engine/story/idea/read-idea-graph.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';

interface KnownEvent {
  predicate: string;
  agent: string[];
  patient: string[];
  negated?: boolean;
  mood?: string;
  main?: boolean;
}

interface KnownIdea {
  id: string;
  idea: string;
  participants: { words: string; name?: string; kind: string; count?: number | null; presence: string }[];
  events: KnownEvent[];
  places: string[];
  setting: Record<string, string>;
}

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuning' },
    language: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
const PARTS = ['participants', 'counts', 'presences', 'events', 'main verb', 'main', 'places', 'settings'] as const;
type Part = (typeof PARTS)[number];

const plain = (words: string): string => words.toLowerCase().replace(/[\s'"“”‘’「」『』《》〈〉・·]/g, '');
const alike = (one: string, other: string): boolean => {
  const [a, b] = [plain(one), plain(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};

for (const language of LANGUAGES.filter((one) => values.language === undefined || one === values.language)) {
  const ideas = JSON.parse(
    readFileSync(new URL(`../tests/ideas/${values.set}-${language}.json`, import.meta.url), 'utf8'),
  ) as KnownIdea[];
  const found = Object.fromEntries(PARTS.map((part) => [part, { right: 0, all: 0 }])) as Record<
    Part,
    { right: number; all: number }
  >;
  for (const known of ideas) {
    const graph = await readIdeaGraph(known.idea);
    const missed: string[] = [];
    const count = (part: Part, what: string, isRight: boolean): void => {
      found[part].all += 1;
      found[part].right += Number(isRight);
      if (!isRight) {
        missed.push(`${part}: ${what}`);
      }
    };
    compare(known, graph, count);
    if (values.show && values.set === 'tuning' && missed.length > 0) {
      process.stdout.write(`${known.id} ${printGraph(graph)}\n  MISSED ${missed.join('; ')}\n\n`);
    }
  }
  const figures = PARTS.map((part) => `${part} ${found[part].right}/${found[part].all}`);
  process.stdout.write(`${language} ${values.set}: ${figures.join(', ')}\n`);
}

type Count = (part: Part, what: string, isRight: boolean) => void;

function compare(known: KnownIdea, graph: IdeaGraph, count: Count): void {
  known.participants.forEach((one) => compareParticipant(one, graph, count));
  for (const event of known.events) {
    const isFound = graph.events.some((each) => isSame(event, each, graph));
    count('events', `${event.agent.join('+')} ${event.predicate} ${event.patient.join('+')}`, isFound);
  }
  compareMain(
    known.events.filter(({ main }) => main),
    graph,
    count,
  );
  for (const place of known.places) {
    const named = [...graph.places, ...graph.participants].flatMap(({ words, name }) => [words, name ?? words]);
    count(
      'places',
      place,
      named.some((one) => alike(one, place)),
    );
  }
  for (const [field, value] of Object.entries(known.setting)) {
    count('settings', `${field} ${value}`, graph.setting[field as keyof typeof graph.setting]?.value === value);
  }
}

function compareParticipant(one: KnownIdea['participants'][number], graph: IdeaGraph, count: Count): void {
  const same = graph.participants.find(
    (each) => alike(each.words, one.words) || (each.name !== undefined && alike(each.name, one.name ?? one.words)),
  );
  const isPlace = graph.places.some((place) => alike(place.name ?? place.words, one.words));
  count('participants', one.words, same !== undefined || isPlace);
  if (same && typeof one.count === 'number') {
    const isRight = same.count === one.count || (one.count > 1 && same.count === 0);
    count('counts', `${one.words} ${one.count}, not ${same.count}`, isRight);
  }
  if (same && (one.presence !== 'here' || same.presence !== 'here')) {
    count('presences', `${one.words} ${one.presence}, not ${same.presence}`, same.presence === one.presence);
  }
}

function compareMain(mains: readonly KnownEvent[], graph: IdeaGraph, count: Count): void {
  const read = graph.events.filter(({ isMain }) => isMain);
  const what = mains.map(({ predicate }) => predicate).join(' or ');
  if (mains.length > 0) {
    count(
      'main verb',
      what,
      mains.some((event) => read.some((each) => isSameVerb(each, event))),
    );
    count(
      'main',
      what,
      mains.some((event) => read.some((each) => isSame(event, each, graph))),
    );
  }
}

/** A graph tells Korean passives as what is done: 납치되다 is 납치하다. */
function isSameVerb(read: IdeaEvent, event: KnownEvent): boolean {
  return alike(read.predicate, event.predicate) || alike(read.predicate, activeOf(event.predicate).base);
}

/** The verb, and each agent and patient, whatever else was found. */
function isSame(event: KnownEvent, read: IdeaEvent, graph: IdeaGraph): boolean {
  const names = (ids: readonly string[] = []): string[] =>
    ids.flatMap((id) =>
      graph.participants.filter((one) => one.id === id).flatMap(({ words, name }) => [words, name ?? words]),
    );
  const { agent, patient, ...others } = read.roles;
  const places = graph.places.filter(({ id }) => id === read.at || id === read.to || id === read.from);
  const objects = [
    ...names(patient),
    ...Object.values(others).flatMap(names),
    ...places.flatMap(({ words, name }) => [words, name ?? words]),
  ];
  return (
    isSameVerb(read, event) &&
    event.agent.every((word) => names(agent).some((one) => alike(one, word))) &&
    event.patient.every((word) => objects.some((one) => alike(one, word)))
  );
}
