import { wordTable } from '#src/shared/word-table.ts';
import type { Frequency } from '../idea-graph.ts';
import type { Clause } from '../text-reading.ts';
import { top, type Reading } from './clause-frames.ts';
import type { PhraseDraft } from './draft.ts';

/** Nouns that tell a deed: of whom it is done, or who does it. */
const DONE_TO =
  'murder:murder assassination:assassinate kidnapping:kidnap theft:steal loss:lose destruction:destroy discovery:discover abduction:abduct execution:execute robbery:rob killing:kill arrest:arrest capture:capture rescue:rescue burning:burn betrayal:betray invasion:invade construction:build slaughter:slaughter massacre:massacre bombing:bomb siege:besiege occupation:occupy funeral:bury burial:bury';
const DOES =
  'death:die suicide:die disappearance:disappear arrival:arrive departure:depart escape:escape return:return birth:be_born fall:fall collapse:collapse divorce:divorce wedding:marry marriage:marry breakup:break_up separation:separate retirement:retire visit:visit passing:die attack:attack fight:fight argument:argue quarrel:quarrel accident:crash crash:crash shipwreck:be_wrecked fire:burn explosion:explode earthquake:shake war:fight flood:flood heist:rob robbery:rob outbreak:break_out breakdown:break_down revolution:revolt rebellion:rebel eruption:erupt apocalypse:destroy graduation:graduate party:celebrate betrayal:betray murder:murder kidnapping:kidnap kiss:kiss duel:fight battle:fight chase:chase race:run proposal:propose reunion:meet farewell:part goodbye:part dance:dance escape:escape';
const table = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]));
const doneTo = table(DONE_TO);
const does = table(DOES);
const KINDS: Readonly<Record<string, Clause['kind']>> = wordTable({
  after: 'before',
  following: 'before',
  before: 'after',
  during: 'when',
  because: 'because',
  since: 'before',
  amid: 'when',
  despite: 'but',
  until: 'after',
  upon: 'when',
  amidst: 'when',
});

/** 'after the murder of his wife': the noun behind the preposition is an event of its own. */
export function addNominals(reading: Reading, preposition: string, phrases: readonly number[]): boolean {
  const kind = KINDS[preposition];
  if (!kind) {
    return false;
  }
  let isAny = false;
  for (const index of phrases) {
    const phrase = reading.draft.phrases[index] as PhraseDraft;
    isAny = addNominal(reading, phrase, kind) || isAny;
  }
  return isAny;
}

function addNominal(reading: Reading, phrase: PhraseDraft, kind: Clause['kind']): boolean {
  const noun = phrase.head.slice(phrase.head.lastIndexOf(' ') + 1);
  const predicate = doneTo.get(noun) ?? does.get(noun);
  if (!predicate) {
    return false;
  }
  const frame = top(reading);
  const clause: Clause = {
    kind,
    predicate,
    roles: phrase.owner === undefined ? [] : [{ role: doneTo.has(noun) ? 'patient' : 'agent', phrase: phrase.owner }],
    from: phrase.from,
    to: phrase.to,
    manner: [],
    isNegated: false,
    mood: 'does',
    isAgentless: true,
    ...(frame.clause === undefined ? {} : { parent: frame.clause }),
  };
  phrase.isDropped = true;
  const index = reading.draft.clauses.push(clause) - 1;
  if (frame.clause === undefined) {
    reading.orphans.push(index);
  }
  return true;
}

/** 'Flood at dawn': what happens, where the noun tells it. */
export function deedOfNoun(head: string): string | undefined {
  const noun = head.slice(head.lastIndexOf(' ') + 1);
  return does.get(noun) ?? doneTo.get(noun);
}

const FREQUENT: Readonly<Record<string, Frequency>> = wordTable({
  always: 'always',
  often: 'often',
  sometimes: 'often',
  frequently: 'often',
  regularly: 'often',
  constantly: 'always',
  forever: 'always',
  again: 'again',
  once: 'once',
  repeatedly: 'often',
  daily: 'each_day',
  nightly: 'each_night',
  yearly: 'each_year',
  annually: 'each_year',
});
const EMPTY = new Set(
  'now then there here also only just even too very quite rather almost still already yet not never however therefore thus meanwhile perhaps maybe so more most'.split(
    ' ',
  ),
);

/** Adds an adverb to a clause: how often, or in what manner. */
export function addManner(clause: Clause, word: string): void {
  const often = FREQUENT[word];
  if (often) {
    clause.often ??= often;
  } else if (!EMPTY.has(word)) {
    clause.manner.push(word);
  }
}
