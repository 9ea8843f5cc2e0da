import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Ear } from '../../events/ear.ts';
import type { ShotRefs } from '../../events/film-tongue.ts';
import { SLOT_END } from '../particles.ts';
import { type Ending, settleMarks } from './marks.ts';
import type { Nouns } from './nouns.ts';
import type { KoreanPiece } from './own-pieces.ts';

const PLAIN: Ending = { level: 'plain', isPast: false };

const finish = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Pieces in a row; who is known is called by the shorter noun, who goes on is not named again. */
export function tellPieces(
  pieces: readonly KoreanPiece[],
  ear: Ear,
  { nouns, isLeadSaid = false }: { nouns: Nouns; isLeadSaid?: boolean },
): string {
  const known = new Set(ear.known);
  let last = goingOn(ear, nouns);
  let isWithin = false;
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    const { subject, mentions, lead } = piece;
    const noun = subject && nouns.get(subject);
    const name = noun && (known.has(subject) ? noun.short : noun.named);
    const topic = name === undefined || subject === last ? '' : settleMarks(`${name}${SLOT_END}은`, PLAIN);
    last = subject;
    for (const id of [...mentions, ...(subject === undefined ? [] : [subject])]) {
      known.add(id);
    }
    const when = lead === undefined || isLeadSaid ? '' : `${lead}, `;
    const { said, isOpen } = wordsOf(piece, pieces[index + 1], isWithin);
    const told = `${when}${said.replace('{S}', topic).trim()}`;
    text += isOpen ? `${told} ` : `${finish(told)} `;
    isWithin = isOpen;
  }
  return text.trim();
}

/** A piece as it stands in its sentence, and whether the next one goes on with it. */
function wordsOf(
  piece: KoreanPiece,
  next: KoreanPiece | undefined,
  isWithin: boolean,
): { said: string; isOpen: boolean } {
  const linked = isFollowed(piece, next, isWithin) ? piece.linked : undefined;
  const joined = isWithin ? piece.joined : undefined;
  return { said: linked ?? joined ?? piece.text, isOpen: linked !== undefined };
}

/** Who was named by the sentence before goes on without a name. */
function goingOn({ subject, last }: Ear, nouns: Nouns): ParticipantId | undefined {
  const noun = subject && nouns.get(subject);
  return noun !== undefined && last.includes(noun.short) && !/[?!]/.test(last) ? subject : undefined;
}

/** The next piece is the next clause of the same sentence about the same; no more than two make one sentence. */
const isFollowed = (piece: KoreanPiece, next: KoreanPiece | undefined, isWithin: boolean): boolean =>
  !isWithin &&
  next !== undefined &&
  next.lead === undefined &&
  next.subject === piece.subject &&
  next.text.includes('{S}') &&
  next.to > piece.to;

interface FillScene {
  nouns: Nouns;
  ear: Ear;
  ending: Ending;
}

/** A template with its slots; undefined where one is missing or nobody knows of it yet. */
export function fillTemplate(
  template: string,
  { who, other, thing, place }: ShotRefs,
  { nouns, ear, ending }: FillScene,
): string | undefined {
  const word = (id: ParticipantId | undefined): string | undefined => {
    const noun = id === undefined ? undefined : nouns.get(id);
    return noun?.isSafe && id !== undefined && ear.known.has(id) ? noun.short : undefined;
  };
  const slots: Readonly<Record<string, string | undefined>> = {
    who: word(who),
    other: word(other),
    thing: word(thing),
    place,
  };
  const isWhole = [...template.matchAll(/\{(\w+)\}/g)].every(([, name]) => slots[name as string] !== undefined);
  return isWhole
    ? settleMarks(
        template.replace(/\{(\w+)\}/g, (_, name: string) => `${slots[name]}${SLOT_END}`),
        ending,
      )
    : undefined;
}
