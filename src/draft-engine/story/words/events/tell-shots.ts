import { deriveSeed } from '#src/shared/random.ts';
import type { EventId, IdeaEvent } from '../../idea/idea-graph.ts';
import { isImplied } from '../../idea/implied-ids.ts';
import { createSentenceChooser, type Sentence, type SentenceChooser } from '../choose-sentence.ts';
import type { CastMember, FilmFacts, FilmWords, StagedShot } from '../film-words.ts';
import { assignPieces } from './assign-pieces.ts';
import { besideLine } from './beside-line.ts';
import { canSpeak } from './can-speak.ts';
import { canBeMeant, groupOf } from './deed-groups.ts';
import { createEar, type Ear, hear } from './ear.ts';
import type { Talk } from './event-bank.ts';
import type { FilmTongue, Speakers } from './film-tongue.ts';
import type { Piece } from './piece.ts';
import { reactionLine } from './reaction-lines.ts';
import { eventOf, refsOf } from './shot-refs.ts';
import { tiersFor } from './tiers.ts';

export type { FilmTongue, ShotRefs } from './film-tongue.ts';

/** Seconds that a narrator and a character may speak in one shot. */
const LONGEST_NARRATION = 6.5,
  LONGEST_LINE = 4.8;
type Spoken = FilmWords['shots'][number]['speech'];
const SILENT: Spoken = { kind: 'silent', text: '' };

/** What is heard in each shot: the idea's own pieces in their shots, between them what belongs to the events. */
export function tellShots(facts: FilmFacts, tongue: FilmTongue): { speeches: Spoken[]; told: Map<number, Piece[]> } {
  const told = assignPieces(tongue.pieces, facts.shots, {
    events: tongue.isToldWhenSeen ? [] : facts.graph.events,
    sequels: facts.graph.events.flatMap(({ id, links }) =>
      links.flatMap(({ kind, to }) => (kind === 'before' ? [[id, to] as const] : [])),
    ),
    isAhead: facts.type === 'ads',
    secondsOf: tongue.secondsOf,
    longestSeconds: LONGEST_NARRATION,
  });
  const scene: TellingScene = {
    facts,
    tongue,
    told,
    ear: createEar(),
    chooser: createSentenceChooser({ openingOf: tongue.openingOf, secondsOf: tongue.secondsOf }),
    talks: new Map(),
    heardOf: new Set(),
    saidLead: undefined,
  };
  return { speeches: facts.shots.map((shot, index) => speechOf(shot, index, scene)), told };
}

interface TellingScene {
  facts: FilmFacts;
  tongue: FilmTongue;
  told: ReadonlyMap<number, Piece[]>;
  ear: Ear;
  chooser: SentenceChooser;
  /** The talk that was begun at an event. */
  talks: Map<EventId | undefined, Talk>;
  /** Events that were told or announced. */
  heardOf: Set<EventId>;
  /** What the opening has said of when and where it is. */
  saidLead: string | undefined;
}

function speechOf(shot: StagedShot, index: number, scene: TellingScene): Spoken {
  const pieces = scene.told.get(index);
  const own = pieces && tellPieces(pieces, scene);
  if (own) {
    return own;
  }
  if (shot.heard.kind === 'line') {
    return lineIn(shot, shot.heard, scene) ?? narrated(around(shot, index, scene));
  }
  const isEdge = index === 0 || index === scene.facts.shots.length - 1;
  // What is seen again needs no words, unless nothing was said when it was seen first.
  const isSeenAgain = shot.step.kind === 'cut_in' && scene.ear.last !== '';
  if ((shot.heard.kind === 'silent' || isSeenAgain) && !isEdge) {
    return besideIn(shot, scene) ?? silence(scene);
  }
  const said = narrated(around(shot, index, scene));
  return said.kind === 'silent' ? (besideIn(shot, scene) ?? feltIn(shot, index, scene) ?? silence(scene)) : said;
}

function silence({ ear }: TellingScene): Spoken {
  ear.last = '';
  return SILENT;
}

/** What those in an event say to each other in a shot in which nothing of it is told. */
function besideIn(shot: StagedShot, scene: TellingScene): Spoken | undefined {
  const { facts, tongue, chooser, heardOf, ear } = scene;
  const refs = refsOf(shot, facts, tongue);
  const said = besideLine(shot, eventOf(facts, shot), facts, {
    chooser,
    isTold: ({ id }) => heardOf.has(id),
    canBeHeard: (speaker) => canBeHeard(speaker, scene),
    questionOf: (event, speaker) => tongue.question?.(event, speaker),
    write: (template, { speaker, hearer }) =>
      tongue.line(template, refs, { speakerKey: speaker.key, ...(hearer ? { hearerKey: hearer.key } : {}) }),
  });
  if (said === undefined) {
    return undefined;
  }
  ear.last = '';
  return { kind: 'line', speakerKey: said.speaker.key, text: said.text };
}

/** At the end, how whoever the last picture is about feels of what was told. */
function feltIn(
  shot: StagedShot,
  index: number,
  { facts, tongue, chooser, heardOf }: TellingScene,
): Spoken | undefined {
  const { step } = shot;
  const isTold = step.kind === 'ending' && heardOf.has(step.events[0] as EventId);
  const felt = isTold ? tongue.seen?.({ ...shot, step: { ...step, kind: 'reaction' } }) : undefined;
  const seed = deriveSeed('sentence', facts.seed, index);
  const text = felt && chooser.choose([felt], { seed, longestSeconds: LONGEST_NARRATION })?.text;
  return text === undefined ? undefined : { kind: 'narration', text };
}

const narrated = (text: string | undefined): Spoken =>
  text === undefined || text === '' ? SILENT : { kind: 'narration', text };

/** What the idea says, or a small deed that was added to it: undefined where that one was told in the same words. */
function tellPieces(pieces: readonly Piece[], scene: TellingScene): Spoken | undefined {
  const { tongue, ear, chooser } = scene;
  const inOrder = [...pieces].sort(inOrderOfTelling);
  const text = tongue.tell(
    inOrder,
    ear,
    inOrder.some(({ lead }) => lead !== undefined && lead === scene.saidLead),
  );
  if (chooser.isSaid(text) && pieces.every(({ events }) => events.every(isImplied))) {
    return undefined;
  }
  for (const { from } of inOrder) {
    ear.told.add(from);
  }
  for (const id of inOrder.flatMap(({ mentions }) => mentions)) {
    ear.met.add(id);
  }
  hear(ear, { text, subject: inOrder.at(-1)?.subject, named: inOrder.flatMap(({ mentions }) => mentions) });
  chooser.say(text);
  for (const id of inOrder.flatMap(({ events }) => events)) {
    scene.heardOf.add(id);
  }
  return narrated(text);
}

/** As the text goes; what stands within another was so before it. */
function inOrderOfTelling(one: Piece, other: Piece): number {
  const isWithin = (inner: Piece, outer: Piece): boolean =>
    inner.from >= outer.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from;
  if (isWithin(one, other)) {
    return -1;
  }
  return isWithin(other, one) ? 1 : one.from - other.from;
}

/** Where the deed's own sentences come before what is seen. */
const OWN_FIRST: ReadonlySet<StagedShot['step']['kind']> = new Set(['before', 'want', 'ending']);

function withSeen(
  [own = [], ...general]: readonly Sentence[][],
  shot: StagedShot,
  tongue: FilmTongue,
): (readonly Sentence[])[] {
  const seen = tongue.seen?.(shot) ?? [];
  return OWN_FIRST.has(shot.step.kind) ? [own, seen, ...general] : [seen, own, ...general];
}

/** Narration for a shot in which nothing of the idea is left to tell. */
function around(shot: StagedShot, index: number, scene: TellingScene): string | undefined {
  const { facts, tongue, ear, chooser } = scene;
  const seed = deriveSeed('sentence', facts.seed, index);
  const options = { seed, longestSeconds: LONGEST_NARRATION };
  if (shot.step.kind === 'opening' || index === 0) {
    return opened(shot, options, scene);
  }
  const [first] = shot.step.who;
  if (shot.step.kind === 'portrait' && first !== undefined) {
    const text = chooser.choose([tongue.portraits(first, ear)], options)?.text;
    if (text !== undefined) {
      hear(ear, { text, subject: first, named: [first] });
      return text;
    }
  }
  const premise = premiseFor(shot, scene);
  if (premise !== undefined) {
    return premise;
  }
  const refs = refsOf(shot, facts, tongue);
  const filled = tiersFor(shot, seed, scene).map((tier) =>
    tier.flatMap((pattern): Sentence[] => {
      const text = tongue.fill(pattern, refs, ear);
      return text === undefined ? [] : [{ pattern, text }];
    }),
  );
  const text = chooser.choose(withSeen(filled, shot, tongue), options)?.text;
  const named = [refs.who, refs.other, refs.thing].filter((id) => id !== undefined);
  if (text !== undefined) {
    hear(ear, { text, subject: refs.who ?? ear.subject, named: named.filter((id) => ear.known.has(id)) });
  }
  return text;
}

/** Where and when it is, at the beginning. */
function opened(
  shot: StagedShot,
  options: { seed: number; longestSeconds: number },
  scene: TellingScene,
): string | undefined {
  const { tongue, ear, chooser } = scene;
  const lead = firstLead(scene);
  scene.saidLead = lead;
  const chosen = chooser.choose(tongue.openings(shot, lead), options);
  hear(ear, {
    text: chosen?.text ?? '',
    subject: chosen?.isNamedAgain ? undefined : chosen?.who,
    named: chosen?.who === undefined ? [] : [chosen.who],
  });
  return chosen?.text;
}

/** When and where the first sentence of the idea is; what begins later is said there. */
function firstLead({ facts, tongue }: TellingScene): string | undefined {
  const piece = tongue.pieces.find(({ lead }) => lead !== undefined);
  const isFirst = piece !== undefined && !/[。！？]|[.!?]\s/.test(facts.graph.text.slice(0, piece.from));
  return isFirst ? piece.lead : undefined;
}

/** Before something is told of that somebody means to do, it is said that they do. */
function premiseFor(shot: StagedShot, { facts, tongue, ear, chooser, heardOf }: TellingScene): string | undefined {
  const event = eventOf(facts, shot);
  const piece = event && tongue.pieces.find(({ events }) => events.includes(event.id));
  const isAsked = facts.graph.telling.isQuestion;
  if (!event || !piece || heardOf.has(event.id) || shot.step.kind === 'deed' || !(isAsked || canBeMeant(event))) {
    return undefined;
  }
  const text = tongue.premise(piece, ear);
  if (text === undefined || chooser.isSpent(text) || tongue.secondsOf(text) > LONGEST_NARRATION) {
    return undefined;
  }
  chooser.say(text);
  heardOf.add(event.id);
  hear(ear, { text, subject: piece.subject, named: piece.mentions });
  return text;
}

/** Before a deed whoever means to do it says so, or the other asks whether they mean it. */
function announcedLine(
  event: IdeaEvent | undefined,
  { isDoer, speakers }: { isDoer: boolean; speakers: Speakers },
  { tongue, heardOf }: TellingScene,
): string | undefined {
  const isOpen = event !== undefined && !heardOf.has(event.id) && canBeMeant(event);
  const piece = isOpen ? tongue.pieces.find(({ events }) => events.includes(event.id)) : undefined;
  return piece && tongue.premiseLine(piece, isDoer, speakers);
}

/** What somebody says: what the idea lets them say, or a talk that belongs to the event. */
function lineIn(shot: StagedShot, speakers: Speakers, scene: TellingScene): Spoken | undefined {
  const { facts, tongue, chooser } = scene;
  const event = eventOf(facts, shot);
  const options = { seed: deriveSeed('line', facts.seed, shot.number), longestSeconds: LONGEST_LINE };
  const said = event && shot.step.kind === 'deed' ? tongue.spoken(shot, event) : undefined;
  const refs = refsOf(shot, facts, tongue);
  const speaker = facts.members.find(({ key }) => key === speakers.speakerKey);
  if (!canBeHeard(speaker, scene)) {
    return undefined;
  }
  if (shot.step.kind === 'reaction') {
    return reactionIn(shot, speaker, scene);
  }
  const role = speaker?.participant.id === refs.who ? 'doer' : 'other';
  const write = (template: string): Sentence[] => {
    const text = tongue.line(template, refs, speakers);
    return text === undefined ? [] : [{ pattern: template, text }];
  };
  const begun = scene.talks.get(event?.id);
  const answers = begun && begun[0] !== role ? write(begun[2]) : [];
  const announced = announcedLine(event, { isDoer: role === 'doer', speakers }, scene);
  const group = groupOf(event);
  const asks = talksAt(event, scene).filter(([asker]) => asker === role);
  const tiers = [
    [said, announced].flatMap((one) => (one === undefined ? [] : [{ pattern: one, text: one }])),
    answers,
    asks.slice(0, group ? 3 : undefined).flatMap(([, ask]) => write(ask)),
    asks.flatMap(([, ask]) => write(ask)),
  ];
  const text = chooser.choose(tiers, options)?.text;
  if (text === undefined) {
    return undefined;
  }
  const chosen = asks.find(([, ask]) => write(ask)[0]?.text === text);
  noteLine(event, { isAnnounced: text === announced, chosen }, scene);
  return { kind: 'line', speakerKey: speakers.speakerKey, text };
}

/** What somebody says of what was told just before. */
function reactionIn(shot: StagedShot, speaker: CastMember | undefined, scene: TellingScene): Spoken | undefined {
  const { facts, tongue, chooser, heardOf } = scene;
  const event = eventOf(facts, shot);
  const template =
    event && heardOf.has(event.id)
      ? reactionLine(facts.graph, event, speaker?.participant.id, facts.language)
      : undefined;
  if (template === undefined || speaker === undefined) {
    return undefined;
  }
  const hearer = shot.actors.find(({ characterKey }) => characterKey !== speaker.key)?.characterKey;
  const speakers = { speakerKey: speaker.key, ...(hearer === undefined ? {} : { hearerKey: hearer }) };
  const text = tongue.line(template, refsOf(shot, facts, tongue), speakers);
  if (text === undefined || chooser.isSpent(text)) {
    return undefined;
  }
  chooser.say(text);
  return { kind: 'line', speakerKey: speaker.key, text };
}

const canBeHeard = (speaker: CastMember | undefined, { facts, tongue }: TellingScene): boolean =>
  speaker === undefined ||
  (canSpeak(speaker.participant, facts.type) && (tongue.isNamed?.(speaker.participant.id) ?? true));

/** Talks that fit an event: those of its deed, then those that fit any that was told, or that is still to come. */
function talksAt(event: IdeaEvent | undefined, { tongue, heardOf }: TellingScene): readonly Talk[] {
  const group = groupOf(event);
  const general = event !== undefined && heardOf.has(event.id) ? tongue.any.talk : tongue.untold.talk;
  return [...(group ? tongue.bank[group].talk : []), ...general];
}

/** Keeps what a line has begun. */
function noteLine(
  event: IdeaEvent | undefined,
  { isAnnounced, chosen }: { isAnnounced: boolean; chosen: Talk | undefined },
  { heardOf, talks, ear }: TellingScene,
): void {
  if (event && isAnnounced) {
    heardOf.add(event.id);
  }
  if (chosen) {
    talks.set(event?.id, chosen);
  }
  ear.last = '';
}
