import { SEVERAL } from '../idea-graph.ts';
import type { Clause, NounPhrase } from '../text-reading.ts';
import { deedOf, isDeedWord } from './deeds-of-words.ts';
import { isAnimate, isKnownNoun, kindOfNoun } from './noun-kinds.ts';
import type { ReadingState } from './reading-state.ts';
import { JAPANESE_SETTINGS } from './setting-words.ts';
import { BODY_PARTS, FORMAL_NOUNS, LIKENESSES, UNSEEN_NOUNS, UNSEEN_PARTS } from './unseen-words.ts';
import { needsObject } from './verb-frames.ts';

/** Deeds that only somebody does: whoever is not known and does one of them is somebody. */
const OF_SOMEBODY = new Set(
  'give take throw catch find lose search show hide wait meet part walk travel run chase flee climb jump swim ride drive board sit sleep wake eat drink cook bake read write draw paint play sing dance speak whisper shout scream listen telephone laugh weep embrace kiss fall_in_love fight attack kill push pull carry load build make repair steal arrest trap free teach learn heal help rescue protect marry befriend betray remember forget dream think decide discover watch photograph live work compete win fail follow join'.split(
    ' ',
  ),
);
const MET = new Set('give speak whisper show teach help meet telephone write'.split(' '));

/** Settles what nouns mean once all clauses are known. */
export function settleNouns(state: ReadingState): void {
  shareObjects(state);
  for (const [index, phrase] of state.phrases.entries()) {
    leaveWeather(state, phrase, index);
    if (!state.absorbed.has(index)) {
      settleNoun(state, phrase, index);
      leaveLikeness(state, phrase);
    }
  }
}

/** Nouns of grammar, and unknown nouns that do nothing that needs a mind, have no picture. */
function settleNoun(state: ReadingState, phrase: NounPhrase, index: number): void {
  if (phrase.head === '誰' && phrase.pronoun === undefined) {
    // '誰が鐘を鳴らしたのか' is one, '誰にも信じてもらえない' are people whom nobody knows.
    const isOne = state.clauses.some(
      ({ isNegated, roles }) => !isNegated && roles.some(({ role, phrase: one }) => role === 'agent' && one === index),
    );
    Object.assign(phrase, isOne ? { head: '誰か' } : { head: '人々', count: SEVERAL });
  }
  const isOpen = phrase.name === undefined && phrase.pronoun === undefined && phrase.sense === undefined;
  if (isOpen && phrase.head !== '' && (isUnseen(phrase.head) || (isUnknown(phrase.head) && !acts(state, index)))) {
    phrase.sense = 'none';
  }
}

const isUnseen = (head: string): boolean =>
  FORMAL_NOUNS.has(head) || UNSEEN_PARTS.has(head) || (UNSEEN_NOUNS.has(head) && !isKnownNoun(head));

const isUnknown = (head: string): boolean => kindOfNoun(head) === 'unknown' && !isKnownNoun(head);

function acts(state: ReadingState, index: number): boolean {
  const { head } = state.phrases[index] as NounPhrase;
  return (
    !isDeedWord(`${head}する`) &&
    state.clauses.some(({ predicate, roles }) => {
      const deed = deedOf(predicate) ?? '';
      const isDoneToSomebody = roles.some(
        ({ role, phrase }) =>
          (role === 'patient' || role === 'recipient') && isAnimate(state.kinds[phrase] ?? 'unknown'),
      );
      return roles.some(
        ({ role, phrase }) =>
          phrase === index &&
          ((role === 'agent' && (OF_SOMEBODY.has(deed) || isDoneToSomebody)) ||
            (role === 'recipient' && MET.has(deed))),
      );
    })
  );
}

/** '風が髪をなびかせる': weather that does nothing to anybody is no one of the story. */
function leaveWeather(state: ReadingState, { head, name, adjectives }: NounPhrase, index: number): void {
  const uses = state.clauses.filter(({ roles }) => roles.some(({ phrase }) => phrase === index));
  const isWeather = Object.hasOwn(JAPANESE_SETTINGS.weather, head) && name === undefined && adjectives.length === 0;
  const isIdle = ({ roles }: Clause): boolean =>
    roles.length > 1 &&
    roles.every(({ role, phrase }) =>
      phrase === index
        ? role === 'agent'
        : !isAnimate(state.kinds[phrase] ?? 'unknown') &&
          (state.kinds[phrase] !== 'thing' || BODY_PARTS.has((state.phrases[phrase] as NounPhrase).head)),
    );
  if (isWeather && uses.length > 0 && uses.every(isIdle)) {
    state.absorbed.add(index);
    for (const clause of uses) {
      clause.isAgentless = true;
    }
  }
}

/** '狐の面' is a mask: no fox is there. */
function leaveLikeness(state: ReadingState, phrase: NounPhrase): void {
  const { owner } = phrase;
  const isLikeness = owner !== undefined && LIKENESSES.has(phrase.head) && state.kinds[owner] === 'animal';
  if (isLikeness && !state.clauses.some(({ roles }) => roles.some((role) => role.phrase === owner))) {
    state.absorbed.add(owner);
    delete phrase.owner;
  }
}

/** '狐を捕まえて逃がす': what is done next is done to the same. */
function shareObjects({ clauses, kinds }: ReadingState): void {
  for (const clause of clauses) {
    const has = (wanted: string): boolean => clause.roles.some(({ role }) => role === wanted);
    const isOpen = !has('patient') && !has('topic') && !clause.isAgentless && needsObject(clause.predicate);
    const before = isOpen && clause.describes === undefined ? clauseBefore(clauses, clause) : undefined;
    const done = before?.roles.filter(
      ({ role, phrase }) =>
        role === 'patient' &&
        (isAnimate(kinds[phrase] ?? 'unknown') || kinds[phrase] === 'thing') &&
        clause.roles.every((one) => one.phrase !== phrase),
    );
    clause.roles.push(...(done ?? []));
  }
}

const agentsOf = ({ roles }: Clause): number[] =>
  roles.filter(({ role }) => role === 'agent').map(({ phrase }) => phrase);

/** The clause before in the same sentence that hangs on this one, by whoever acts here. */
function clauseBefore(clauses: readonly Clause[], clause: Clause): Clause | undefined {
  const index = clauses.indexOf(clause);
  const found = clauses
    .filter(({ kind, parent, to }) => kind === 'before' && parent === index && to <= clause.to)
    .sort((one, other) => other.to - one.to)[0];
  return found && agentsOf(found).some((phrase) => agentsOf(clause).includes(phrase)) ? found : undefined;
}
