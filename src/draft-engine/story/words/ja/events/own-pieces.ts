import type { EventId, IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { dictionaryForm, fromStem } from './forms.ts';
import { leadIn } from './leads.ts';
import type { Noun } from './nouns.ts';
import type { PieceScene } from './piece-scene.ts';
import { type TurnedClause, turnRound } from './relative-clauses.ts';

/** What a piece of Japanese needs beside its text. */
export interface JapanesePiece extends Piece {
  /** The verb of its last clause, in the dictionary. */
  predicate: string;
  /** Where the piece stands that this one goes on against. */
  after?: number;
}

/** What a prompt says of the film and not of the story. */
const OF_THE_FILM =
  /(物語|話|動画|映像|脚本|広告|ストーリー)(を|の)?(書いて|作って|描いて|生成して|考えて)?(ください)?[：:]?$/;
const PROMPT_END =
  /(という|についての|に関する)?(お?話|物語|ストーリー|動画|アニメ|映像|短編|小説|脚本)を[^、。]{0,4}(書|作|描|生成|考|教|つく)[^、。]*$/;
const STYLE =
  /^(\d+k|.{0,8}(風|調|アニメ|画風|質感|タッチ|スタイル|色彩|構図|ショット|映像美)|高画質|シネマティック)$/i;

/** The pieces of an idea in Japanese, cut out of its own text: in the order of the text. */
export function ownPieces(facts: FilmFacts, nouns: ReadonlyMap<ParticipantId, Noun>): JapanesePiece[] {
  const { graph, plot } = facts;
  const stepOf = new Map<EventId, number>(
    plot.steps.flatMap(({ kind, events }, index) => (kind === 'deed' ? events.map((id) => [id, index] as const) : [])),
  );
  const scene = { facts, nouns, stepOf };
  const pieces: JapanesePiece[] = [];
  let subject = plot.hero;
  for (const match of graph.text.matchAll(/[^。！？!?\n]+/g)) {
    const before = /^[\s「『"（]*/.exec(match[0])?.[0].length ?? 0;
    const from = match.index + before;
    const whole = match[0].replace(/[\s」』"）]+$/, '').replace(PROMPT_END, '');
    const to = match.index + whole.length;
    const text = graph.text.slice(from, to);
    if (text.length > 1 && !STYLE.test(text) && !(OF_THE_FILM.test(text) && text.length < 18)) {
      const made = sentencePieces({ from, to, subject }, scene);
      subject = made.at(-1)?.subject ?? subject;
      pieces.push(...made);
    }
  }
  return pieces;
}

interface SentenceScene {
  from: number;
  to: number;
  subject: ParticipantId | undefined;
}

function sentencePieces({ from, to, subject }: SentenceScene, scene: PieceScene): JapanesePiece[] {
  const { graph } = scene.facts;
  const events = graph.events.filter(({ span }) => span.to > from && span.to <= to + 1);
  if (events.length === 0) {
    return [];
  }
  const main = events.filter(({ describes }) => describes === undefined);
  const mainSteps = new Set(main.map(({ id }) => scene.stepOf.get(id)));
  const turned = events
    .filter(({ describes, id }) => describes !== undefined && !mainSteps.has(scene.stepOf.get(id)))
    .flatMap((event) => turnRound(event, scene) ?? [])
    .filter((each, index, all) => !all.slice(0, index).some((other) => each.from < other.to && each.to > other.from));
  const inside = turned.filter((each) => each.from >= from && each.to <= to);
  const alone = inside.map((each) => turnedPiece(each, scene));
  const left = events.filter(({ id }) => !inside.some(({ event }) => event.id === id));
  if (left.length === 0 && main.length === 0) {
    return alone;
  }
  return [...alone, ...partsOf({ from, to, subject, main, left, inside }, scene)];
}

function turnedPiece({ event, from, to, sentence, subject }: TurnedClause, { nouns }: PieceScene): JapanesePiece {
  return {
    events: [event.id],
    from,
    to,
    subject,
    mentions: [subject, ...namedIn(sentence, nouns)],
    text: sentence,
    predicate: event.predicate,
  };
}

const namedIn = (text: string, nouns: PieceScene['nouns']): ParticipantId[] =>
  [...nouns].filter(([, { short }]) => short !== '' && text.includes(short)).map(([id]) => id);

interface PartScene extends SentenceScene {
  main: readonly IdeaEvent[];
  left: readonly IdeaEvent[];
  inside: readonly TurnedClause[];
}

/** Between two clauses: '…て、', '…り、', '…が、', '…ので、'. */
const JOINT = /^(て|で|が|けれど|けれども|けど|ので|から|し)?、/;
const SHORTEST_PART = 7;
/** Longer than this a sentence is cut wherever it can be, in characters. */
const LONGEST_TOLD = 30;

interface Cut {
  /** Where the clause ends, and where the next begins. */
  end: number;
  next: number;
  joint: string;
  event: IdeaEvent;
}

function partsOf(part: PartScene, scene: PieceScene): JapanesePiece[] {
  const { graph } = scene.facts;
  const cuts = cutsIn(part, scene);
  const last = part.main.at(-1) ?? part.left.at(-1);
  const bounds = [...cuts, { end: part.to, next: part.to, joint: '', event: last }];
  let start = part.from;
  let subject = part.subject;
  let after: number | undefined;
  return bounds.flatMap(({ end, next, joint, event }, index): JapanesePiece[] => {
    const own = part.left.filter(({ span }) => span.to > start && span.to <= next);
    const bare = without(graph.text, { from: start, to: end }, part.inside);
    const { lead, rest } = leadIn(bare, own, graph.text.slice(start, end));
    const isLast = index === bounds.length - 1;
    const whole = isLast ? lastClause(rest, event) : (finite(rest, event, joint) ?? rest);
    const found = subjectOf(whole, scene.nouns);
    const hasOwn = found !== undefined || /^(彼|彼女|それ|誰|だれ|みんな|二人)[がはも]/.test(whole);
    subject = found ?? subject;
    const piece: JapanesePiece = {
      events: own.map(({ id }) => id),
      from: start,
      to: next,
      subject,
      mentions: namedIn(whole, scene.nouns),
      text: !hasOwn && index > 0 ? `{S}は${whole}` : whole,
      predicate: event?.predicate ?? '',
      ...(after === undefined ? {} : { after }),
      ...(lead === '' ? {} : { lead }),
    };
    after = /が|けれど|けど/.test(joint) ? start : undefined;
    start = next;
    return own.length === 0 ? [] : [piece];
  });
}

/** What a film of a noun is about: '元駅長の一日'. */
const ABOUT = /^(.+)の(一日|物語|話|日々|旅|記録|人生|半生|冒険|[春夏秋冬夜朝])$/;

/** The end of a sentence as a clause: a question told, a noun at the end put before what is said of it. */
function lastClause(text: string, event: IdeaEvent | undefined): string {
  const told = /(の|だろう)か$/.test(text)
    ? text.replace(/(の)?(だろう)?か$/, '').replace(/(どうやって|どのように|どうして|なぜ)/, '')
    : text;
  const predicate = event?.predicate ?? '';
  const verb = predicate === '' ? -1 : told.lastIndexOf(predicate);
  const noun = verb < 0 ? '' : told.slice(verb + predicate.length);
  if (!/^[^、はがをにでともる]{2,14}$/.test(noun) || /[うくぐすつぬぶむるいたう]$/.test(noun)) {
    return told;
  }
  const subject = ABOUT.exec(noun)?.[1] ?? noun;
  return `${subject}は、${told.slice(0, verb + predicate.length)}`;
}

/** The dictionary form of a clause that is cut off before a joint. */
function finite(text: string, event: IdeaEvent | undefined, joint: string): string | undefined {
  const predicate = event?.predicate ?? '';
  return joint === '' || joint === 'て' || joint === 'で'
    ? fromStem(text, predicate)
    : dictionaryForm(text, predicate) && text;
}

function cutsIn({ from, to, main, inside }: PartScene, { facts: { graph }, nouns, stepOf }: PieceScene): Cut[] {
  const cuts: Cut[] = [];
  let start = from;
  main.slice(0, -1).forEach((event, index) => {
    const after = main[index + 1] as IdeaEvent;
    const found = JOINT.exec(graph.text.slice(event.span.to, to));
    // '…縫い、子どもに贈る': what is given was named before.
    const lacksObject = after.deed === 'give' && !graph.text.slice(event.span.to, after.span.to).includes('を');
    const isLong = to - start > LONGEST_TOLD;
    const isOwnShot = isLong || stepOf.get(event.id) !== stepOf.get(after.id);
    if (!found || !isOwnShot || lacksObject) {
      return;
    }
    const end = event.span.to;
    const next = end + found[0].length;
    const text = without(graph.text, { from: start, to: end }, inside);
    const joint = found[1] ?? '';
    // A first clause without its own subject belongs to whoever the next one names.
    const hasSubject = cuts.length > 0 || subjectOf(text, nouns) !== undefined;
    if (
      hasSubject &&
      text.length >= SHORTEST_PART &&
      to - next >= SHORTEST_PART &&
      finite(text, event, joint) !== undefined
    ) {
      cuts.push({ end, next, joint, event });
      start = next;
    }
  });
  return cuts;
}

/** The text from one offset to another without the clauses that are told by themselves. */
function without(text: string, { from, to }: { from: number; to: number }, left: readonly TurnedClause[]): string {
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

/** The end of what stands before a noun and belongs to it, or of what is said before the subject. */
const MODIFIES = /[のいなたるん、]$/;

/** Whom a clause is about: the first that は or が marks. */
function subjectOf(text: string, nouns: PieceScene['nouns']): ParticipantId | undefined {
  const found = [...nouns]
    .filter(([, { short }]) => short !== '')
    .flatMap(([id, { short }]) => {
      const at = ['は', 'が', 'も', 'では', 'たちは', 'たちが']
        .map((particle) => text.indexOf(short + particle))
        .filter((each) => each === 0 || (each > 0 && MODIFIES.test(text.slice(0, each))));
      return at.length === 0 ? [] : [{ id, at: Math.min(...at) + short.length }];
    })
    .sort((a, b) => a.at - b.at);
  return found[0]?.id;
}
