import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Ear } from '../../events/ear.ts';
import type { Piece } from '../../events/piece.ts';
import { spellDigits } from '../numbers.ts';
import type { Noun } from './nouns.ts';
import { CLASSIFIERS, tidy } from './words-of-text.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

/** A sentence with its marks, ready to be said. */
export const finish = (text: string): string => {
  const clean = tidy(spellDigits(text))
    .replace(/这里[里上中]/g, '这里')
    .replace(/([里上中内下口边旁])里(?=[，。有只]|还|很|没|几|亮|听|半|一|安|得)/g, '$1')
    .replace(/[，、]?$/, '')
    .replace(/(“[^”]*)$/, '$1”');
  return /[。！？…][”」]?$/.test(clean) ? clean : `${clean}。`;
};

/** Who listens, and how everybody is called. */
export interface EarScene {
  ear: Ear;
  nouns: Nouns;
}

/** The noun or the pronoun for somebody, as a listener needs it. */
function refer(id: ParticipantId, { ear, nouns }: EarScene, others: readonly ParticipantId[] = []): string | undefined {
  const noun = nouns.get(id);
  if (!noun || noun.short === '') {
    return undefined;
  }
  const rivals = [...ear.beside, ...others].filter((each) => each !== id);
  const isClear = ear.subject === id && rivals.every((each) => nouns.get(each)?.pronoun !== noun.pronoun);
  if (isClear && noun.pronoun) {
    return noun.pronoun;
  }
  return ear.known.has(id) ? noun.short : noun.full;
}

/** Pieces one after the other: what goes on keeps its subject unsaid, what begins anew names it. */
export function tellPieces(
  pieces: readonly Piece[],
  { ear, nouns, isLeadSaid }: EarScene & { isLeadSaid: boolean },
): string {
  let text = '';
  let last: Piece | undefined;
  let subject = ear.subject;
  const known = new Set(ear.known);
  for (const piece of pieces) {
    const isOn = last !== undefined && piece.from >= last.to && piece.from - last.to <= 2 && piece.joined !== undefined;
    const lead = piece.lead && !isLeadSaid ? `${piece.lead}，` : '';
    const scene = { ear: { ...ear, known, subject }, nouns };
    const said = isOn ? (piece.joined as string) : withSubject(piece, scene);
    const gap = last === undefined || isOn ? '' : '。';
    text += `${gap}${isOn && piece.from > (last?.to ?? 0) ? '，' : ''}${lead}${again(said, piece, scene)}`;
    last = piece;
    subject = piece.subject;
    for (const id of piece.mentions) {
      known.add(id);
    }
  }
  return finish(text);
}

function withSubject({ text, subject }: Piece, scene: EarScene): string {
  const noun = subject === undefined ? undefined : scene.nouns.get(subject);
  const who = subject === undefined ? '' : (refer(subject, scene) ?? '');
  const said = noun && [noun.full, noun.short].find((each) => each !== '' && text.startsWith(each));
  const rest = said === undefined ? '' : text.slice(said.length).replace(/^，/, '');
  const isWhole = said !== undefined && !/^[的和与俩们]/.test(rest);
  if (isWhole && who === noun?.pronoun) {
    return `${who}${rest}`;
  }
  const isKnown = subject !== undefined && scene.ear.known.has(subject);
  const plain = isWhole && isKnown ? `${noun?.short}${rest}` : text;
  return plain.replace('{S}', who);
}

/** '一位老奶奶' is '那位老奶奶' once she is known. */
function again(text: string, { mentions }: Piece, { ear, nouns }: EarScene): string {
  return mentions.reduce((said, id) => {
    const noun = nouns.get(id);
    if (!noun || !ear.known.has(id) || noun.short.length < 2) {
      return said;
    }
    const head = escapeRegExp(noun.short.slice(-2));
    const alone = `${noun.short}，为了`;
    if (said.startsWith(`一`) && said.slice(2).startsWith(alone)) {
      return said.slice(2).replace('，', '');
    }
    const met = new RegExp(`^有一[${CLASSIFIERS}]([^，。的]{0,4}${head})，`);
    if (met.test(said)) {
      return said.replace(met, '$1');
    }
    const first = new RegExp(`^一[${CLASSIFIERS}](?=[^，。的]{0,4}${head})`);
    return said
      .replace(first, '')
      .replace(new RegExp(`(?<!最后|第|唯|之|[十百千万])一([${CLASSIFIERS}])(?=[^，。的]{0,4}${head})`), '那$1');
  }, text);
}
