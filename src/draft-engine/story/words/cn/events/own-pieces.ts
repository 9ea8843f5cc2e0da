import type { EventId, IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import type { Noun } from './nouns.ts';
import { type ClauseScene, type TurnedClause, turnRound } from './relative-clauses.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { isOnlyWhen, joinsNext, joinsPrevious, standAlone } from './stand-alone.ts';
import { COUNT_AT_END, wordStarts } from './words-of-text.ts';

/** A part of a segment is told alone only when it says this much. */
const SHORTEST_PART = 6;
/** Longer ideas in one clause are cut where they can be. */
const CUT_OFF_LEFT = /(?:自己|[把被给为向对用在和与跟从替让叫使将以的个他她它里上下中时后前要想会能不没去来是])$/;

/** Verbs that are nothing without the one after them. */
const OPEN_VERB =
  /(靠[^，]{0,8}|知道|得知|明白|记得|以为|觉得|被(?:要求|命令|逼|派|派去|请|叫|迫)|来得及|来不及|可以|不得不|只好|决定|打算|准备|试图|开始|继续|敢|肯|愿|愿意|希望|被迫|拒绝|学会|忘了|忘记|答应|假装|企图|发誓|负责|(命令|教|让|逼|请|叫|帮|求|劝|带|听见|听到|看见|看到|发现|告诉|问)[^，]{1,8})$/;

/** The pieces of an idea in the film's language, cut out of its own text: in the order of the text. */
export function ownPieces(facts: FilmFacts, nouns: ReadonlyMap<ParticipantId, Noun>): Piece[] {
  const { graph, plot } = facts;
  const scene: ClauseScene = {
    text: graph.text,
    starts: wordStarts(graph.text),
    participants: new Map(graph.participants.map((one) => [one.id, one])),
    nouns,
    cast: new Set(plot.cast),
    isQuestion: graph.telling.isQuestion,
    places: graph.places.map(({ name, words }) => name ?? words),
    events: graph.events,
  };
  const stepOf = new Map<EventId, number>(
    plot.steps.flatMap(({ kind, events }, index) => (kind === 'deed' ? events.map((id) => [id, index] as const) : [])),
  );
  const pieces: Piece[] = [];
  let leads: string[] = [];
  let subject = plot.hero;
  let quote: string | undefined;
  for (const segment of mergedSegments(segmentsOf(facts), graph)) {
    const events = graph.events.filter(({ span }) => span.to > segment.from && span.to <= segment.to);
    if (events.length === 0 && /[“「『"]/.test(graph.text[segment.from - 1] ?? '')) {
      quote = segment.text;
      continue;
    }
    if (events.length === 0 || (isOnlyWhen(segment.text) && !segment.isLast)) {
      leads = takeLoose(segment, leads, pieces, graph.text);
      continue;
    }
    const made = piecesOf({ segment, events, subject, stepOf }, scene);
    const first = firstTold(made, graph.events);
    if (first && leads.length > 0) {
      putBefore(first, leads.join('，'));
      leads = [];
    }
    const last = made.at(-1);
    if (last && quote !== undefined && /[说问喊道答叫]$/.test(last.text)) {
      last.text += `：“${quote}。”`;
      quote = undefined;
    }
    subject = made.at(-1)?.subject ?? subject;
    pieces.push(...made);
  }
  return pieces;
}

/** The first piece that does not only describe somebody: what is said before belongs to it. */
const firstTold = (made: readonly Piece[], events: readonly IdeaEvent[]): Piece | undefined =>
  made.find(({ events: own }) => own.some((id) => isPlainIn(events, id))) ?? made[0];

const isPlainIn = (events: readonly IdeaEvent[], id: EventId): boolean =>
  events.some((event) => event.id === id && event.describes === undefined);

/** '由于台风' and '直到第七年' belong to what follows; an hour and a place can be said before it. */
function putBefore(piece: Piece, lead: string): void {
  if (/^(?:由于|因为|因|直到|为了|随着|除了|自从)/.test(lead)) {
    piece.text = `${lead}，${piece.text}`;
  } else {
    piece.lead = lead;
  }
}

/** Longer than this nothing is put together. */
const LONGEST_JOINED = 29;
/** A sentence that lacks its verb is put together with the next even then. */
const LONGEST_WHOLE = 36;

/** Somebody is named and described, and what they do comes after the comma. */
function isHalf({ from, to }: Segment, { events, participants }: FilmFacts['graph']): boolean {
  const own = events.filter(({ span }) => span.to > from && span.to <= to);
  const isNoun = participants.some(({ spans, kind }) => kind !== 'abstract' && spans.some((span) => span.to === to));
  const last = own.toSorted((one, other) => one.span.to - other.span.to).at(-1);
  return own.length > 0
    ? own.every(({ describes }) => describes !== undefined) || (isNoun && last?.describes !== undefined)
    : isNoun;
}

/** Segments that are no sentence alone go with the next or the one before. */
function mergedSegments(segments: readonly Segment[], graph: FilmFacts['graph']): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    const length = (last?.text.length ?? 0) + segment.text.length;
    const joins =
      last &&
      !isOnlyWhen(last.text) &&
      !/^(?:因为?|由于|当|直到|虽然|尽管)/.test(segment.text) &&
      ((isHalf(last, graph) && length <= LONGEST_WHOLE) ||
        (length <= (/(?:发现|看见|得知|知道)$/.test(last.text) ? LONGEST_WHOLE : LONGEST_JOINED) &&
          (joinsNext(last.text) || joinsPrevious(segment.text))));
    if (last && joins && !last.isLast) {
      merged[merged.length - 1] = {
        from: last.from,
        to: segment.to,
        text: `${last.text}，${segment.text}`,
        isLast: segment.isLast,
      };
    } else {
      merged.push(segment);
    }
  }
  return merged;
}

const LOOKS_LIKE_TIME = /[年时里上中夜晨天冬夏春秋后前间日点晚雪雨下际节代初末午昏季]$/;

/** What has no event says when and where the next one happens, or goes on with the last one. */
function takeLoose(segment: Segment, leads: string[], pieces: Piece[], whole: string): string[] {
  const last = pieces.at(-1);
  const isAnew = /[。！？!?.\n]/.test(whole.slice(last?.to ?? 0, segment.from));
  if (last && isAnew && segment.isLast) {
    last.text = `${last.text}。${segment.text}`;
    last.to = segment.to;
    return leads;
  }
  if (!last || isAnew || LOOKS_LIKE_TIME.test(segment.text)) {
    return [...leads, segment.text];
  }
  last.text = `${last.text}，${segment.text}`;
  last.to = segment.to;
  return leads;
}

interface SegmentScene {
  segment: Segment;
  events: readonly IdeaEvent[];
  /** Whom the text spoke of last. */
  subject: ParticipantId | undefined;
  stepOf: ReadonlyMap<EventId, number>;
}

/** Who or what somebody is in truth: what describes them is not told before. */
const REVEAL = /的(?:人|东西)?，?(?:竟然?|正|就|却|其实)?是|[竟正就]是|其实是|原来是/;

/** Most characters of a segment that keeps what describes its nouns; a longer one is told in two sentences. */
const LONGEST_SEGMENT = 28;

/** '拆开写给她的信': what describes a noun stays before it; what describes whoever acts can come before. */
const staysInside = ({ describes }: IdeaEvent, own: readonly IdeaEvent[], { text }: Segment): boolean =>
  text.length <= LONGEST_SEGMENT && !own.some(({ roles }) => roles.agent?.some((id) => id === describes));

/** What is shown after what happens is not told by itself. */
const isToldBefore = (step: number | undefined, mains: ReadonlySet<number | undefined>): boolean =>
  step === undefined || [...mains].every((main) => main === undefined || step < main);

function piecesOf({ segment, events, subject, stepOf }: SegmentScene, scene: ClauseScene): Piece[] {
  const own = events.filter(({ describes }) => describes === undefined);
  const mainSteps = new Set(own.map(({ id }) => stepOf.get(id)));
  const turned = events
    .filter(({ describes, id }) => describes !== undefined && isToldBefore(stepOf.get(id), mainSteps))
    .filter((event) => !staysInside(event, own, segment))
    .flatMap((event) => turnRound(event, scene) ?? [])
    .filter((each, index, all) => !all.slice(0, index).some(({ from, to }) => each.from < to && each.to > from));
  const isReveal = REVEAL.test(segment.text);
  const inside = (isReveal ? [] : turned).filter(({ from, to }) => from >= segment.from && to <= segment.to);
  const isInside = ({ span, predicate }: IdeaEvent): boolean => {
    const at = scene.text.indexOf(predicate, span.from);
    return inside.some(({ from, to }) => at >= from && at < to);
  };
  const alone = inside.map((each) => turnedPiece(each, own.filter(isInside), scene));
  const main = own.filter((event) => !isInside(event));
  const left = events.filter((event) => !isInside(event) && !inside.some((each) => each.event.id === event.id));
  if (main.length === 0 && left.length === 0) {
    return alone;
  }
  const cuts = cutPoints(segment, main, { stepOf, scene });
  const bounds = [segment.from, ...cuts, segment.to];
  const parts = bounds.slice(0, -1).map((from, index) => ({ from, to: bounds[index + 1] as number }));
  let last = subject;
  const told = parts.flatMap(({ from, to }, index): Piece[] => {
    const own = left.filter(({ span }) => span.to > from && span.to <= to);
    const text = without(scene.text, from, to, inside);
    const { sentence, subject: found } = standAlone(
      { text, from, to, events: own, subject: last, isFirst: index === 0, isLate: isLate(own, stepOf) },
      scene,
    );
    last = found ?? last;
    return own.length === 0
      ? []
      : [
          {
            events: toldBy(own),
            from,
            to,
            subject: last,
            mentions: mentionsIn(from, to, scene),
            text: sentence,
            ...(isAfterStop(scene.text, from) ? {} : { joined: text }),
          },
        ];
  });
  return [...alone, ...told];
}

/** It begins a sentence of the idea. */
const isAfterStop = (text: string, from: number): boolean => /[。！？!?；.\n][\s”」]*$/.test(text.slice(0, from));

/** What only describes somebody is not what a sentence tells. */
function toldBy(events: readonly IdeaEvent[]): EventId[] {
  const ids = new Set(events.map(({ id }) => id));
  const isAside = ({ links, deed }: IdeaEvent): boolean =>
    links.some(({ kind, to }) => (ASIDE.has(kind) || (kind === 'before' && deed === 'travel')) && ids.has(to));
  const told = events.filter(({ describes }) => describes === undefined);
  const deeds = told.filter((event) => !isAside(event) && event.deed !== 'have' && event.deed !== 'be');
  return [deeds, told, events].find((those) => those.length > 0)?.map(({ id }) => id) ?? [];
}

/** What only says when, why or what for something else of the sentence happens. */
const ASIDE: ReadonlySet<IdeaEvent['links'][number]['kind']> = new Set([
  'when',
  'because',
  'so_that',
  'if',
  'content',
] as const);

/** What it is for is shown after what is done. */
const isLate = (events: readonly IdeaEvent[], stepOf: ReadonlyMap<EventId, number>): boolean =>
  events.length > 0 &&
  events
    .filter(({ describes }) => describes === undefined)
    .every(({ id, links }) =>
      links.some(({ kind, to }) => kind === 'so_that' && (stepOf.get(id) ?? -1) > (stepOf.get(to) ?? Infinity)),
    );

const turnedPiece = (
  { event, from, to, sentence, subject }: TurnedClause,
  within: readonly IdeaEvent[],
  scene: ClauseScene,
): Piece => ({
  events: [
    event.id,
    ...within.filter((one) => one.span.from >= from - 1 && scene.text[one.span.from] === '被').map(({ id }) => id),
  ],
  from,
  to,
  subject,
  mentions: [...new Set([subject, ...mentionsIn(from, to, scene)])],
  text: sentence,
});

function mentionsIn(from: number, to: number, { participants }: ClauseScene): ParticipantId[] {
  return [...participants.values()]
    .filter(({ spans }) => spans.some((span) => span.from >= from && span.to <= to + 1))
    .map(({ id }) => id);
}

/** The text from one offset to another without the clauses that are told by themselves. */
function without(text: string, from: number, to: number, left: readonly TurnedClause[]): string {
  let kept = '';
  let at = from;
  for (const gone of [...left].sort((a, b) => a.from - b.from)) {
    if (gone.from >= at && gone.to <= to) {
      kept += text.slice(at, gone.from);
      at = gone.to;
    }
  }
  return kept + text.slice(at, to);
}

const isQuoteOpen = (text: string): boolean => text.lastIndexOf('“') > text.lastIndexOf('”');

interface CutScene {
  stepOf: ReadonlyMap<EventId, number>;
  scene: ClauseScene;
}

/** Where a segment with several events can be cut into sentences: before a verb, with something whole on both sides. */
function cutPoints(
  segment: Segment,
  main: readonly IdeaEvent[],
  { stepOf, scene: { text, starts, events, participants } }: CutScene,
): number[] {
  const cuts: number[] = [];
  // '爱上了每晚来买花却不说话的男人': what describes the object of a verb stays behind it.
  const isOfObject = (before: IdeaEvent, { span }: IdeaEvent, { to }: Segment): boolean =>
    events.some(({ describes, span: own }) => {
      const head = describes && participants.get(describes)?.spans.find(({ from }) => from >= own.to);
      const isObject = describes !== undefined && Object.values(before.roles).flat().includes(describes);
      return isObject && head !== undefined && head.from > span.from && head.to <= to;
    });
  let start = segment.from;
  for (let index = 1; index < main.length; index++) {
    const event = main[index] as IdeaEvent;
    const before = main[index - 1] as IdeaEvent;
    const at = event.span.from;
    const isLong = segment.to - start > LONGEST_JOINED;
    const isOwnShot = isLong || stepOf.get(event.id) !== stepOf.get(before.id);
    const left = text.slice(start, at);
    const isWhole =
      at >= before.span.to &&
      starts.has(at) &&
      !CUT_OFF_LEFT.test(left) &&
      !OPEN_VERB.test(left) &&
      !/[，、]$|被[^，了]{1,2}$|[把将][^，了]{1,12}的[^，的了]{1,4}$/.test(left) &&
      !isQuoteOpen(left) &&
      !isOfObject(before, event, segment) &&
      !COUNT_AT_END.test(left) &&
      !/^[一二三四五六七八九十百千万两几数半\d]+(?:多)?(?:公里|里路?|米|年|天|夜|个|次|遍)/.test(text.slice(at));
    if (isOwnShot && isWhole && at - start >= SHORTEST_PART && segment.to - at >= SHORTEST_PART) {
      cuts.push(at);
      start = at;
    }
  }
  return cuts;
}
