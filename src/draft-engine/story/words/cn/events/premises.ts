import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import type { Noun } from './nouns.ts';
import { again, type EarScene, finish, refer } from './telling.ts';
import { CLASSIFIERS } from './words-of-text.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

/** '工程师想修好一架钢琴', before she does. */
export function premiseOf(piece: Piece, facts: FilmFacts, scene: EarScene): string | undefined {
  const asked = questionOf(piece, facts);
  if (asked !== undefined) {
    return asked;
  }
  const deed = meantDeed(piece, facts, scene.nouns);
  const who = piece.subject && refer(piece.subject, scene);
  return deed !== undefined && who ? finish(`${who}想${again(deed, piece, scene)}`) : undefined;
}

/** '我想修好一架钢琴。' and '你真的要修好一架钢琴？' */
export function premiseLine(
  piece: Piece,
  facts: FilmFacts,
  { nouns, isDoer }: { nouns: Nouns; isDoer: boolean },
): string | undefined {
  const deed = meantDeed(piece, facts, nouns);
  if (deed === undefined || deed.length > 16 || /[他她它]/.test(deed)) {
    return undefined;
  }
  return isDoer ? `我想${deed}。` : `你真的要${deed}？`;
}

/** What an idea that asks how or why asks. */
function questionOf({ from, to }: Piece, { graph, isOwnLanguage }: FilmFacts): string | undefined {
  const text = graph.text.slice(from, to);
  return isOwnLanguage && graph.telling.isQuestion && /怎样|如何|怎么|为什么/.test(text)
    ? `${finish(text).slice(0, -1)}？`
    : undefined;
}

/** What somebody means to do, without the signs that it is done; undefined where nobody can mean it. */
function meantDeed(piece: Piece, { graph, plot, isOwnLanguage }: FilmFacts, nouns: Nouns): string | undefined {
  const events = graph.events.filter(({ id, describes }) => piece.events.includes(id) && describes === undefined);
  const [event] = events;
  const { subject, text } = piece;
  const isPlain = isOwnLanguage && events.length === 1 && !CANNOT_BE_MEANT.test(text);
  const doer = subject !== undefined && plot.cast.includes(subject) && event?.roles.agent?.includes(subject);
  const noun = doer ? nouns.get(subject) : undefined;
  if (!event || !isPlain || !noun) {
    return undefined;
  }
  const rest = withoutSubject(text, noun);
  const deed = rest.replace(/^(同时|又|便|就|终于|却)/, '').replace(/(?<=.)[了着]/, '');
  return rest.includes(event.predicate) && deed.length >= 3 && deed.length <= 22 ? deed : undefined;
}

/** What is said of somebody; empty where the sentence does not begin with them. */
function withoutSubject(text: string, noun: Noun): string {
  if (text.startsWith('{S}')) {
    return text.slice(3);
  }
  const bare = text.replace(new RegExp(`^一[${CLASSIFIERS}]`), '');
  const said = noun.isSafe ? [noun.full, noun.short, noun.single].find((each) => bare.startsWith(each)) : undefined;
  return said === undefined ? '' : bare.slice(said.length);
}

const CANNOT_BE_MEANT =
  /[被不没想要误得错醉丢忘每输败死病迷]|意外|无意|偶然|突然|忽然|收到|接到|听见|看见|正在|[时后]，/;
