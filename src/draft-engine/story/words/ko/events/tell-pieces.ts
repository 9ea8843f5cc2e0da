import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { createEar, type Ear } from '../../events/ear.ts';
import type { ShotRefs } from '../../events/film-tongue.ts';
import type { Piece } from '../../events/piece.ts';
import { SLOT_END } from '../particles.ts';
import { type Ending, settleMarks } from './marks.ts';
import type { Nouns } from './nouns.ts';

const PLAIN: Ending = { level: 'plain', isPast: false };

const finish = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What is known when some pieces have been told. */
export function earAfter(pieces: readonly Piece[]): Ear {
  const ear = createEar();
  for (const { mentions, subject } of pieces) {
    for (const id of [...mentions, ...(subject === undefined ? [] : [subject])]) {
      ear.known.add(id);
    }
  }
  return ear;
}

/** Pieces of one shot; who is known is called by the shorter noun, who goes on in the same shot is not named again. */
export function tellPieces(
  pieces: readonly Piece[],
  ear: Ear,
  { nouns, isLeadSaid = false }: { nouns: Nouns; isLeadSaid?: boolean },
): string {
  const known = new Set(ear.known);
  let last: ParticipantId | undefined;
  const sentences = pieces.map(({ text, subject, mentions, lead }) => {
    const noun = subject && nouns.get(subject);
    const name = noun && (known.has(subject) ? noun.short : noun.named);
    const topic = name === undefined || subject === last ? '' : settleMarks(`${name}${SLOT_END}은`, PLAIN);
    last = subject;
    for (const id of [...mentions, ...(subject === undefined ? [] : [subject])]) {
      known.add(id);
    }
    const when = lead === undefined || isLeadSaid ? '' : `${lead}, `;
    return finish(`${when}${text.replace('{S}', topic).trim()}`);
  });
  return sentences.join(' ');
}

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
