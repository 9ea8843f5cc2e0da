import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Ear } from '../../events/ear.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { sayable } from '../kana.ts';
import { endingIn, type Told } from './forms.ts';
import type { JapanesePiece } from './japanese-piece.ts';
import type { Noun } from './nouns.ts';
import { politely } from './spoken-lines.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

/** What every sentence of a film needs. */
export interface FilmScene {
  facts: FilmFacts;
  nouns: Nouns;
  told: Told;
}

/** A sentence with its marks, spelt so that it can be said. */
export function finish(text: string): string {
  const clean = sayable(text)
    .replace(/。。+/g, '。')
    .replace(/、。/g, '。')
    .replace(/^、/, '')
    .replace(/はは、|はは(?=[^はな])/g, 'は');
  return /[。！？…]$/.test(clean) ? clean : `${clean}。`;
}

/** True where the last sentence was about somebody by name, and about nobody else. */
const isNamedJustNow = (id: ParticipantId, { subject, beside, last }: Ear, nouns: Nouns): boolean =>
  subject === id && beside.size === 0 && last.includes(nouns.get(id)?.short || '、');

/** Plain endings that a sentence may still have are made polite where the film is. */
export function inRegister(text: string, { isPolite }: Told): string {
  const said = isPolite
    ? text
        .replace(/だろうか(?=。)/g, 'でしょうか')
        .replace(/かもしれない(?=。)/g, 'かもしれません')
        .replace(/[^。、！？…]+(?=。)/g, (clause) => politely(clause))
    : text;
  return finish(said);
}

interface TellScene {
  ear: Ear;
  isLeadSaid: boolean;
}

/** Pieces one after the other, each a sentence. */
export function tellPieces(pieces: readonly JapanesePiece[], { ear, isLeadSaid }: TellScene, scene: FilmScene): string {
  let text = '';
  let subject = ear.subject;
  const known = new Set(ear.known);
  const met = new Set(ear.met);
  for (const piece of pieces) {
    const lead = piece.lead && !isLeadSaid ? `${piece.lead}、` : '';
    const last = text === '' ? ear.last : text;
    const but = piece.after !== undefined && ear.told.has(piece.after) ? (piece.bridge ?? '') : '';
    const said = endingIn(
      withSubject(piece, { ...ear, known, met, subject: text === '' ? undefined : subject, last }, scene.nouns),
      piece.predicate,
      scene.told,
    );
    text += `${but}${lead}${said}。`;
    subject = piece.subject;
    for (const id of piece.mentions) {
      known.add(id);
      met.add(id);
    }
  }
  return finish(text);
}

/** Names the subject: in full at first, then shortly with は, not at all right after a sentence about it. */
function withSubject({ text, subject }: Piece, ear: Ear, nouns: Nouns): string {
  const noun = subject === undefined ? undefined : nouns.get(subject);
  if (subject === undefined || !noun || noun.short === '') {
    return text.replace(/^\{S\}[はが]/, '');
  }
  const isNamed = isNamedJustNow(subject, ear, nouns);
  const isClear = isNamed && text.length > 14;
  if (text.startsWith('{S}')) {
    return isNamed && text.length > 7
      ? text.replace(/^\{S\}[はが]/, '')
      : text.replace('{S}', ear.known.has(subject) ? noun.short : noun.full);
  }
  // What the idea says of somebody is kept the first time.
  const isMet = ear.met.has(subject) || (ear.known.has(subject) && text.startsWith(noun.full));
  const rest = isMet ? afterSubject(text, noun.short) : undefined;
  if (rest === undefined) {
    return text;
  }
  return isClear ? rest.replace(/^、/, '') : `${noun.short}は${rest}`;
}

/** '灯が消えると死ぬ': who dies is another. */
const OF_CONDITION =
  /^[^、]*[うくぐすつぬぶむるた](?:と|とき|時|なら|ので|のに)(?:、|[^、]{1,8}$)|^[^、]*(?:れば|たら)/;

/** What follows the subject at the head of a sentence; undefined where the noun stands elsewhere. */
function afterSubject(text: string, noun: string): string | undefined {
  const at = text.indexOf(noun);
  const before = text.slice(0, Math.max(0, at));
  const found = at < 0 ? null : /^(が|は)(?=、?)/.exec(text.slice(at + noun.length));
  const rest = text.slice(at + noun.length + 1);
  // '…が' within a clause before a noun: what the sentence is about comes later.
  const isInside =
    (found?.[1] === 'が' && (rest.includes('は') || OF_CONDITION.test(rest))) ||
    !/^([^、。]{0,23}[のいなたるん・\p{Script=Han}])?$/u.test(before);
  return found === null || isInside ? undefined : rest;
}
