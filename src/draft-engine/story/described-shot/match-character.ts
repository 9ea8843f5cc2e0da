import type { FigureSpec } from '../figure-spec.ts';
import type { PlannedShot } from '../film-plan.ts';
import { SEVERAL, type Participant } from '../idea/idea-graph.ts';
import type { CastMember } from '../words/film-words.ts';
import type { CastOfFilm } from './described-shot.ts';
import { isSameName } from './same-name.ts';

type Character = CastOfFilm['characters'][number];

/** How readers call somebody of whom a text says no more than a pronoun does. */
const PRONOUNS: ReadonlySet<string> = new Set(['she', 'he', 'they', 'it']);

/**
 * The characters of a film who are meant by a participant of a text: by their name, by a pronoun for somebody of the
 * shot before, or as the only ones of their kind. None where it is somebody new; several for 'they'.
 */
export function matchCharacters(
  { participant, figure, gender }: Pick<CastMember, 'participant' | 'figure' | 'gender'>,
  { characters }: CastOfFilm,
  { before, taken }: { before: PlannedShot; taken: ReadonlySet<string> },
): Character[] {
  const free = characters.filter(({ key }) => !taken.has(key));
  const called = free.filter(({ name }) => isCalled(participant, name));
  if (called.length > 0) {
    return called.slice(0, 1);
  }
  if (isPronoun(participant)) {
    const near = nearestFirst(free, before);
    const fitting = near.filter((character) => isOfGender(character.figure, gender));
    return participant.count === SEVERAL ? near.slice(0, Math.max(2, actorsOf(before).length)) : fitting.slice(0, 1);
  }
  const alike =
    participant.name === undefined ? free.filter((character) => isAlike(bodyOf(character.figure), figure)) : [];
  return alike.length === 1 ? alike : nearestFirst(alike, before).slice(0, 1);
}

const isCalled = ({ name, words }: Participant, called: string): boolean =>
  isSameName(words, called) || (name !== undefined && isSameName(name, called));

const isPronoun = ({ words, name }: Participant): boolean => name === undefined && PRONOUNS.has(words.toLowerCase());

/** A picture is of whatever stands there where it is not at hand. */
const bodyOf = (figure: FigureSpec) => (figure.kind === 'picture' ? figure.instead : figure);

const actorsOf = ({ actors }: PlannedShot): string[] => [...new Set(actors.map(({ characterKey }) => characterKey))];

/** Whom the shot before is about, then who else is in it, then the others. */
function nearestFirst(characters: readonly Character[], before: PlannedShot): Character[] {
  const subject = before.subject.kind === 'character' ? [before.subject.key] : [];
  const near = [...new Set([...subject, ...actorsOf(before)])];
  const rank = ({ key }: Character): number => (near.includes(key) ? near.indexOf(key) : near.length);
  return characters.toSorted((one, other) => rank(one) - rank(other));
}

function isOfGender(figure: FigureSpec, gender: CastMember['gender']): boolean {
  const body = bodyOf(figure);
  return body.kind !== 'person' || gender === 'neutral' || body.gender === 'neutral' || body.gender === gender;
}

type Body = ReturnType<typeof bodyOf>;

/** What two figures of a kind share when they may be the same one. */
const TRAITS: { [Kind in Body['kind']]: (body: Extract<Body, { kind: Kind }>) => string } = {
  person: ({ age, gender }) => `${age} ${gender}`,
  animal: ({ species }) => species,
  spirit: ({ element }) => element,
  robot: () => '',
  thing: ({ item }) => item,
};

function isAlike(one: Body, other: Body): boolean {
  const traitsOf = (body: Body): string => (TRAITS[body.kind] as (body: Body) => string)(body);
  return one.kind === other.kind && traitsOf(one) === traitsOf(other);
}
