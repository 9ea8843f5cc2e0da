import type { Ear } from '../../events/ear.ts';
import { conjugate } from '../conjugate.ts';
import { sayable } from '../kana.ts';
import type { Register } from '../register.ts';
import { dictionaryForm, inForm } from './forms.ts';
import type { Noun } from './nouns.ts';
import type { JapanesePiece } from './own-pieces.ts';
import { lineIn } from './spoken-lines.ts';
import { type FilmScene, finish } from './telling.ts';

/** '一台のピアノを直したい。' and '本当に、一台のピアノを直すの？' */
export const meantLine = (deed: string, isDoer: boolean, register: Register): string =>
  sayable(lineIn(isDoer ? `${conjugate(deed, 'tai')}。` : `本当に、[${deed}]?`, register));

/** '調律師は、一台のピアノを直そうとしていた', before she does. */
export function premiseOf(piece: JapanesePiece, ear: Ear, scene: FilmScene): string | undefined {
  const { facts, nouns, told } = scene;
  const typed = facts.graph.text.slice(piece.from, piece.to);
  if (facts.isOwnLanguage && facts.graph.telling.isQuestion && /どう|なぜ|どのように/.test(typed)) {
    return finish(
      typed
        .replace(/[。？?]?$/, told.isPolite ? 'でしょうか。' : 'だろうか。')
        .replace(/のか(だろうか|でしょうか)/, 'の$1'),
    );
  }
  const deed = meantDeed(piece, scene);
  const noun = piece.subject && nouns.get(piece.subject);
  if (deed === undefined || !noun || piece.subject === undefined) {
    return undefined;
  }
  const who = `${ear.known.has(piece.subject) ? noun.short : noun.full}は、`;
  return finish(inForm(`${who}[${conjugate(deed, 'tai')}と思っている]`, told));
}

const CANNOT_BE_MEANT =
  /同時に|一晩|一日中|年かけ|年間|間違え|うっかり|思わず|たい|ない|しまう|しまった|届く|受け取|始め|こと|なる|過去|ます|ました/;

/** What somebody means to do, in the dictionary form; undefined where nobody can mean it. */
export function meantDeed(
  { text, subject, events, predicate }: JapanesePiece,
  { facts, nouns }: FilmScene,
): string | undefined {
  const { graph, plot } = facts;
  const told = graph.events.filter(({ id, describes }) => events.includes(id) && describes === undefined);
  const noun = subject === undefined ? undefined : nouns.get(subject);
  const acts = subject !== undefined && plot.cast.includes(subject) && told[0]?.roles.agent?.includes(subject);
  if (told.length !== 1 || !acts || !noun?.isSafe || CANNOT_BE_MEANT.test(text)) {
    return undefined;
  }
  const plain = dictionaryForm(withoutSubject(text, noun), predicate) ?? '';
  return MEANT_VERB.test(plain) && !/(ている|でいる|れる|られる)$/.test(plain) ? plain : undefined;
}

/** A verb with what belongs to it, of a length that can be said. */
const MEANT_VERB = /^.{3,25}[うくぐすつぬぶむる]$/;

/** What is said of somebody; empty where the sentence does not name them as its subject. */
function withoutSubject(text: string, { short }: Noun): string {
  if (text.startsWith('{S}')) {
    return text.replace(/^\{S\}は、?/, '');
  }
  return /^(?:が|は)、?(.+)$/.exec(text.slice(text.indexOf(short) + short.length))?.[1] ?? '';
}
