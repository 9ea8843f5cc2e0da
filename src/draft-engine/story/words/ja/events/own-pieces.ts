import type { EventId, IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { FilmFacts } from '../../film-words.ts';
import { conjugate } from '../conjugate.ts';
import { countMorae } from '../speech-units.ts';
import { splitContent } from './content-pieces.ts';
import { BRIDGES, cutsIn, finite, without } from './cuts.ts';
import type { JapanesePiece } from './japanese-piece.ts';
import { leadIn } from './leads.ts';
import type { Noun } from './nouns.ts';
import type { PieceScene } from './piece-scene.ts';
import { type TurnedClause, turnRound } from './relative-clauses.ts';
import { subjectToTell } from './subjects.ts';

/** What a prompt says of the film and not of the story. */
const OF_THE_FILM =
  /(物語|話|動画|映像|脚本|広告|ストーリー)(を|の)?(書いて|作って|描いて|生成して|考えて)?(ください)?[：:]?$/;
const PROMPT_END =
  /(?:の|を描いた|を映した)?(?:(?:シネマティック|シネマチック|映画的|印象的|幻想的|静か|ドラマチック)な|美しい|短い)*(?:ショット|カット|ワンシーン|シーン|空撮|一幕|一場面)$|(という|についての|に関する)?(お?話|物語|ストーリー|動画|アニメ|映像|短編|小説|脚本)を[^、。]{0,4}(書|作|描|生成|考|教|つく)[^、。]*$/;
/** '…を届ける冒険アニメ' */
const FILM_AT_END =
  /(?<=[うくぐすつぬぶむるただい])[\p{Script=Han}\p{Script=Katakana}ー・]{0,8}(?:アニメ|映画|物語|ドラマ|ホラー|コメディー?|ファンタジー|ストーリー|お話|話|短編|動画|童話|絵本|サスペンス|ミステリー|ドキュメンタリー|ロードムービー|ラブストーリー|ショートフィルム)$/u;
const ORDER =
  /(?:(?:様子|形|かたち|イメージ|場面|姿|物語)で|を)?(?:わかりやすく|分かりやすく|楽しく|簡単に)?(?:説明|紹介|解説|再現|可視化|表現|映像化|アニメ化)して(?:ください|下さい|ほしい|くれ)?$/;
/** '…住むという。': who says so does not matter; '…するから。' */
const HEARSAY = /(?<=[うくぐすつぬぶむるいただ])(?:という|と(?:言|い)われ(?:る|ている)|そうだ|らしい|から|ので)$/;
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
    const opens = /[」』"）]/.test(match[0].trim().slice(0, -1)) ? /^\s*/ : /^[\s「『"（]*/;
    const before = opens.exec(match[0])?.[0].length ?? 0;
    const from = match.index + before;
    const whole = match[0]
      .replace(/[\s」』"）]+$/, '')
      .replace(PROMPT_END, '')
      .replace(ORDER, '')
      .replace(FILM_AT_END, '')
      .replace(HEARSAY, '');
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
  const plain = events.filter(({ describes }) => describes === undefined);
  const telling = plain.filter(({ links }) => links.every(({ kind }) => kind !== 'content'));
  const main = telling.length > 0 ? telling : plain;
  const mainSteps = new Set(main.map(({ id }) => scene.stepOf.get(id)));
  const turned = events
    .filter((event) => event.describes !== undefined && !mainSteps.has(scene.stepOf.get(event.id)))
    .filter((event) => !staysInside(event, main, graph.text))
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

/** Most morae of a clause that keeps what describes its nouns; a longer one is told in two sentences. */
const LONGEST_CLAUSE = 44;

/** '店主が現像した写真': what describes a noun stays before it; what describes whoever acts can come before. */
function staysInside({ describes, span }: IdeaEvent, main: readonly IdeaEvent[], text: string): boolean {
  const [before, after] = main.length > 1 ? [/[^、。！？]*$/, /^[^、。！？]*/] : [/[^。！？]*$/, /^[^。！？]*/];
  const from = text.slice(0, span.from).search(before);
  const length = countMorae(after.exec(text.slice(from))?.[0] ?? '');
  const isActor = main.some(({ roles }) => roles.agent?.some((id) => id === describes));
  return !isActor && length <= LONGEST_CLAUSE;
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

function partsOf(part: PartScene, scene: PieceScene): JapanesePiece[] {
  const { graph } = scene.facts;
  const cuts = cutsIn(part, scene);
  const last = part.main.at(-1) ?? part.left.at(-1);
  const bounds = [...cuts, { end: part.to, next: part.to, joint: '', event: last }];
  let start = part.from;
  let subject = part.subject;
  let after: number | undefined;
  let bridge: string | undefined;
  return bounds.flatMap(({ end, next, joint, event }, index): JapanesePiece[] => {
    const own = part.left.filter(({ span }) => span.to > start && span.to <= next);
    const bare = without(graph.text, { from: start, to: end }, part.inside);
    const { lead, rest } = leadIn(bare, own, graph.text.slice(start, end));
    const isLast = index === bounds.length - 1;
    const whole = isLast ? lastClause(standing(rest, part.to, graph), event) : (finite(rest, event, joint) ?? rest);
    const told = subjectToTell(whole, { event, own, before: subject }, scene);
    subject = told.subject;
    const lacksSubject = told.isAdded && (told.isOfAnother || index > 0 || bounds.length > 1);
    const piece: JapanesePiece = {
      events: own.map(({ id }) => id),
      from: start,
      to: next,
      subject,
      mentions: namedIn(whole, scene.nouns),
      text: lacksSubject ? `{S}は${whole}` : whole,
      predicate: whole.endsWith('がいる') ? 'いる' : (event?.predicate ?? ''),
      ...(after === undefined || bridge === undefined ? {} : { after, bridge }),
      ...(lead === '' ? {} : { lead }),
    };
    bridge = BRIDGES[joint];
    after = start;
    start = next;
    return own.length === 0 ? [] : splitContent(piece, own, scene);
  });
}

/** '竜と、無口な少女': a sentence that only names somebody says that they are there. */
function standing(text: string, to: number, { participants }: FilmFacts['graph']): string {
  const isNamed = participants.some(
    ({ kind, spans }) => /^(?:person|animal|robot)$/.test(kind) && spans.some((span) => span.to === to),
  );
  return isNamed && !/[はが]、?[^、]*$/.test(text) && !/(?:た|る|だ)$/.test(text) ? `${text}がいる` : text;
}

/** What a film of a noun is about: '元駅長の一日'. */
const ABOUT = /^(.+)の(一日|物語|話|日々|旅|記録|人生|半生|冒険|[春夏秋冬夜朝])$/;

/** The end of a sentence as a clause: a question told, a noun at the end put before what is said of it. */
function lastClause(text: string, event: IdeaEvent | undefined): string {
  const told = /(の|だろう)か$/.test(text)
    ? text.replace(/(の)?(だろう)?か$/, '').replace(/(どうやって|どのように|どうして|なぜ)/, '')
    : text;
  const predicate = event?.predicate ?? '';
  const said = predicate === '' ? [] : [predicate, conjugate(predicate, 'past')];
  const verb = said.find((form) => told.includes(form)) ?? '';
  const end = verb === '' ? -1 : told.lastIndexOf(verb) + verb.length;
  const noun = end < 0 ? '' : told.slice(end);
  if (!/^[^、はがをにでもる]{2,14}$/.test(noun) || /[うくぐすつぬぶむるいたう]$/.test(noun)) {
    return told;
  }
  const subject = ABOUT.exec(noun)?.[1] ?? noun;
  return `${subject}は、${told.slice(0, end)}`;
}
