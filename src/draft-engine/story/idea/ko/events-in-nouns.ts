import { wordTable } from '#src/shared/word-table.ts';
import type { EventLink } from '../idea-graph.ts';
import { DEED_OF } from './dictionary.ts';
import { addRole, type ClauseDraft } from './draft.ts';
import { createPhrase, noModifiers } from './phrases.ts';
import type { Reading } from './reading-state.ts';
import type { Token } from './words.ts';

/** Nouns that say what happens, with their verb; `patient` where the owner is whom it befalls. */
const EVENTS: Readonly<Record<string, readonly [verb: string, owner: 'agent' | 'patient']>> = wordTable({
  죽음: ['죽다', 'agent'],
  화재: ['불이 나다', 'patient'],
  사고: ['사고를 당하다', 'agent'],
  교통사고: ['사고를 당하다', 'agent'],
  살인: ['살해하다', 'patient'],
  '살인 사건': ['살해하다', 'patient'],
  실종: ['실종되다', 'agent'],
  '실종 사건': ['실종되다', 'agent'],
  납치: ['납치하다', 'patient'],
  죽임: ['죽이다', 'patient'],
  만남: ['만나다', 'agent'],
  이별: ['헤어지다', 'agent'],
  탄생: ['태어나다', 'agent'],
  배신: ['배신하다', 'agent'],
  싸움: ['싸우다', 'agent'],
  웃음: ['웃다', 'agent'],
  지진: ['무너지다', 'agent'],
  물질: ['물질하다', 'agent'],
});

/** The verb that a noun of doing has: 이혼 → 이혼하다. */
export function verbOfNoun(noun: string): readonly [verb: string, owner: 'agent' | 'patient'] | undefined {
  if (Object.hasOwn(EVENTS, noun)) {
    return EVENTS[noun];
  }
  const verb = `${noun}하다`;
  return DEED_OF.has(verb) ? [verb, 'agent'] : undefined;
}

/** '아버지의 죽음 이후', '화재 때문에': a clause of its own where there is a verb, else a word of manner. */
export function eventOfNoun(reading: Reading, nouns: readonly Token[], kind: EventLink): void {
  const { draft, modifiers } = reading;
  const words = nouns.map(({ noun }) => noun).join(' ');
  const last = nouns.at(-1) as Token;
  const found = verbOfNoun(words) ?? verbOfNoun(last.noun);
  const { owner } = modifiers;
  const from = modifiers.from ?? (nouns[0] as Token).from;
  if (!found) {
    const index = draft.phrases.push(createPhrase(nouns, 'none', modifiers)) - 1;
    reading.lastPhrase = index;
    reading.modifiers = noModifiers();
    if (kind === 'because') {
      reading.manner.push(words);
    }
    return;
  }
  const [predicate, role] = found;
  const clause: ClauseDraft = {
    from,
    to: last.to,
    kind,
    predicate,
    roles: [],
    manner: [],
    isNegated: false,
    mood: 'does',
    subject: [],
    subjectRole: role,
    hasObject: role === 'patient',
    isPassive: false,
    sharesSubject: false,
  };
  const doer = owner ?? ownerBefore(reading, nouns);
  if (doer !== undefined) {
    addRole(clause, role, [doer]);
    clause.subject = [doer];
  }
  reading.modifiers = noModifiers();
  reading.waiting.push(draft.clauses.push(clause) - 1);
}

/** '아내 실종 이후': the noun before the deed. */
function ownerBefore(reading: Reading, nouns: readonly Token[]): number | undefined {
  const before = nouns.slice(0, -1);
  if (before.length === 0 || before.at(-1)?.nounClass !== 'animate') {
    return undefined;
  }
  return reading.draft.phrases.push(createPhrase(before, 'none', noModifiers())) - 1;
}
