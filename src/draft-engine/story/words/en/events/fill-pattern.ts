import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { finishSentence } from './finish-sentence.ts';
import { possessiveOf } from './noun-words.ts';
import { hear, type Heard, type Namer } from './references.ts';
import { finiteForm, type Tense } from './verb-words.ts';

/** Who and what a pattern may speak of. */
export interface Roles {
  /** {A}: who does it. */
  doer?: ParticipantId;
  /** {B}: whom it is done to or with, somebody with a face. */
  other?: ParticipantId;
  /** {T}: the thing in it. */
  thing?: ParticipantId;
  /** {P}: 'in the attic'. */
  place?: string;
  /** {VP}: 'bring the letter to the sea'. */
  deed?: string;
}

const SLOT = /\{(?<slot>[ABT])(?:\.(?<form>\w+))?\}|\{(?<said>P|VP)\}|<(?<base>\w+)(?<many>[+-])?(?:\|(?<by>[ABT]))?>/g;
/** A noun after this is the subject of what follows. */
const SUBJECT_PLACE =
  /(?:^|[.!?:;] |\b(?:So <(?:do|be)>|Neither <(?:do|be)>|Should|Would|Could|Can|So <can>|but|so|while|until|because|that|if|whether|as|when|where|what|how|than) )$/i;
/** A verb after this belongs to the last subject; after any other word it has a subject of its own in the singular. */
const FOLLOWS_SUBJECT =
  /(?:\}|>|\band|\bbut|\bor|\bthen|,)(?: (?:\w+ly|never|still|already|just|almost|only|always|not|also))* $/;
/** And a noun before this. */
const VERB_NEXT =
  /^ (?:\w+ly |never |still |already |just |almost |really |could |would |had |will )*(?:<|could|would|had|will)/;
const ROLE_OF = { A: 'doer', B: 'other', T: 'thing' } as const;

/**
 * A sentence from a pattern, or undefined where the pattern speaks of somebody that there is not. `{A}` is a name, noun
 * or pronoun, `{A.the}` never a pronoun, `{A.he}`, `{A.him}`, `{A.his}`, `{A.self}` always one, `{A.own}` "the
 * keeper’s"; `<keep>` agrees with the last of them, `<keep|A>` with that one.
 */
export function fillPattern(
  pattern: string,
  roles: Roles,
  { namer, tense, heard }: { namer: Namer; tense: Tense; heard: Heard },
): { text: string; heard: Heard } | undefined {
  const filling: Filling = { now: { ...heard, recent: heard.recent.slice(-3) }, isPlural: false };
  let text = '';
  let from = 0;
  for (const found of pattern.matchAll(SLOT)) {
    const { base, said } = found.groups as Groups;
    text += pattern.slice(from, found.index);
    from = found.index + found[0].length;
    const around = { before: pattern.slice(0, found.index), after: pattern.slice(from) };
    let filled: string | undefined;
    if (base !== undefined) {
      const { isPlural } = filling;
      filled = fillVerb(found.groups as Groups, roles, { namer, tense, isPlural, before: around.before });
    } else if (said === undefined) {
      filled = fillSlot(found.groups as Groups, roles, { namer, filling, ...around });
    } else {
      filled = roles[said === 'P' ? 'place' : 'deed'];
    }
    if (filled === undefined) {
      return undefined;
    }
    text += filled;
  }
  return { text: finishSentence(text + pattern.slice(from)), heard: filling.now };
}

type Letter = keyof typeof ROLE_OF;
interface Groups {
  slot?: Letter;
  form?: string;
  said?: string;
  base?: string;
  many?: string;
  by?: Letter;
}

/** How far a sentence is filled. */
interface Filling {
  now: Heard;
  /** The last subject is several. */
  isPlural: boolean;
}

function fillVerb(
  { base = '', many, by }: Groups,
  roles: Roles,
  { namer, tense, isPlural, before }: { namer: Namer; tense: Tense; isPlural: boolean; before: string },
): string {
  if (many !== undefined) {
    return finiteForm(base, tense, many === '+');
  }
  const id = by && roles[ROLE_OF[by]];
  return finiteForm(base, tense, id === undefined ? FOLLOWS_SUBJECT.test(before) && isPlural : namer.isPlural(id));
}

function fillSlot(
  { slot = 'A', form }: Groups,
  roles: Roles,
  { namer, filling, before, after }: { namer: Namer; filling: Filling; before: string; after: string },
): string | undefined {
  const id = roles[ROLE_OF[slot]];
  if (id === undefined) {
    return undefined;
  }
  const isSubject = SUBJECT_PLACE.test(before) || VERB_NEXT.test(after);
  const told = tellSlot(namer, id, { form, heard: filling.now, isSubject });
  filling.isPlural = isSubject ? told.isPlural : filling.isPlural;
  filling.now = form === 'noun' ? filling.now : hear(filling.now, id, isSubject);
  const isApposed = /^[^,]+, (?:(?:an?|the|his|her) [^,]+|\p{Lu}\p{Ll}+)$/u.test(told.text) && after.startsWith(' ');
  return isApposed ? `${told.text},` : told.text;
}

function tellSlot(
  namer: Namer,
  id: ParticipantId,
  { form, heard, isSubject }: { form: string | undefined; heard: Heard; isSubject: boolean },
): { text: string; isPlural: boolean } {
  const pronouns = namer.pronouns(id);
  const many = namer.isPlural(id);
  const asPronoun = { he: pronouns.he, him: pronouns.him, his: pronouns.his, self: pronouns.himself }[form ?? ''];
  if (asPronoun !== undefined) {
    return { text: asPronoun, isPlural: pronouns.he === 'they' };
  }
  if (form === 'noun') {
    return { text: namer.noun(id), isPlural: many };
  }
  const isNew = !heard.introduced.has(id);
  if (form === 'own') {
    const one = isNew ? namer.full(id, heard) : namer.definite(id, heard);
    return { text: possessiveOf(one.text, one.isPlural), isPlural: many };
  }
  if (form === 'the') {
    return isNew ? namer.full(id, heard) : namer.definite(id, heard);
  }
  return namer.refer(id, heard, { asObject: !isSubject });
}
