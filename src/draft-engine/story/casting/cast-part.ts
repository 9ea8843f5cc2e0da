import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { type SaidAge, saidAge } from '../ages/age-of-person.ts';
import type { PersonConcept } from '../concepts/concept-entry.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { QUALITIES } from '../concepts/qualities.ts';
import type { DrawnFigure, PersonFigure } from '../figure-spec.ts';
import type { IdeaReading } from '../reading/idea-reading.ts';
import type { CastFact } from '../story-facts.ts';
import { adjectivesOf, type Casting, plainNoun, wordOf } from './casting.ts';
import { drawFigure, type PersonTraits } from './draw-person.ts';
import { genderOfWord } from './gender-of-word.ts';
import { givenFor } from './given-characters.ts';
import type { GroundedNoun } from './ground-nouns.ts';
import { personConcept } from './person-concept.ts';

type Gender = PersonFigure['gender'];
type Age = PersonFigure['age'];
interface Trait {
  age?: Age;
  build?: PersonFigure['build'];
  size?: 'small' | 'giant';
}

/** A part that wants somebody. */
export interface Part {
  key: string;
  concept: ConceptId;
  /** What the idea says of it. */
  said: GroundedNoun | undefined;
  /** What the rest of the film says of it, where the idea does not. */
  gender?: Gender | undefined;
  age?: Age | undefined;
  underAge?: boolean | undefined;
}

/** Whom the film has already, so that the next looks and is called otherwise. */
export interface Troupe {
  readonly figures: DrawnFigure[];
  readonly names: string[];
}

const LONGEST_NAME = 24;
/** Clothes that weather may change; a trade's own stay on. */
const EVERYDAY: readonly (PersonFigure['outfit'] | undefined)[] = [
  undefined,
  'shirt',
  'sweater',
  'hoodie',
  'dress',
  'vest',
  'coat',
];

/** Rain wants a raincoat and snow a coat, where no trade says otherwise. */
function dressFor(
  figure: DrawnFigure,
  weather: IdeaReading['weather'],
  outfit: PersonFigure['outfit'] | undefined,
): void {
  if (figure.kind !== 'person' || !EVERYDAY.includes(outfit)) {
    return;
  }
  if (weather === 'rain' || weather === 'storm') {
    figure.outfit = 'raincoat';
  }
  if (weather === 'snow') {
    figure.outfit = 'coat';
    if (figure.hat === 'none') {
      figure.hat = 'beanie';
    }
  }
}

/** Who is retired wears no uniform. */
function retire(figure: DrawnFigure, frame: IdeaReading['frame']): void {
  if (figure.kind !== 'person') {
    return;
  }
  figure.outfit = frame === 'open_shop' || frame === 'cook' ? 'apron' : 'sweater';
  figure.hat = 'none';
}

/** How somebody of whom an idea says an age is drawn; undefined where it says only that they are grown up. */
function ageOfGroup({ group, years }: SaidAge): Age | undefined {
  if (group !== 'grown') {
    return group === 'child' ? 'child' : 'youth';
  }
  if (years === undefined) {
    return undefined;
  }
  if (years < 23) {
    return 'youth';
  }
  return years < 60 ? 'adult' : 'old';
}

/** What the idea says of the age of whoever plays a part. */
export function saidAgeOf(
  { people, request }: Pick<Casting, 'people' | 'request'>,
  { key, said }: Pick<Part, 'key' | 'said'>,
): SaidAge | undefined {
  if (!said) {
    return undefined;
  }
  const found = saidAge(people, said.noun.word, request.type);
  // 'Maya, nine, finds a map': the only age of an idea that names nobody else is its hero's.
  const [only] = people.people;
  const isHeros = key === 'character-1' && people.people.length === 1 && only?.years !== undefined;
  return found ?? (isHeros ? saidAge(people, only.word, request.type) : undefined);
}

function ageOf(
  { request, random }: Casting,
  part: Part,
  person: PersonConcept | undefined,
  { said, traits }: { said: SaidAge | undefined; traits: readonly Trait[] },
): Age {
  const known = part.age ?? (said && ageOfGroup(said)) ?? person?.age ?? traits.find((trait) => trait.age)?.age;
  if (known) {
    return known;
  }
  if (request.type === 'youth') {
    return 'youth';
  }
  return random.chance(0.25) ? 'old' : 'adult';
}

function genderOf({ random }: Casting, part: Part, person: PersonConcept | undefined): Gender {
  const { noun } = part.said ?? {};
  const known =
    person?.gender ??
    noun?.gender ??
    (noun && (person || !noun.name) ? genderOfWord(noun.word) : undefined) ??
    part.gender;
  return known ?? (person ? random.pick(['feminine', 'masculine'] as const) : 'neutral');
}

function lookOf(
  casting: Casting,
  part: Part,
  person: PersonConcept | undefined,
  { age, gender, traits, underAge }: { age: Age; gender: Gender; traits: readonly Trait[]; underAge: boolean },
  troupe: Troupe,
): DrawnFigure {
  const { request, reading } = casting;
  const wanted: PersonTraits = { age, gender, underAge };
  const build = traits.find((trait) => trait.build)?.build,
    size = traits.find((trait) => trait.size)?.size;
  if (build) {
    wanted.build = build;
  }
  if (size) {
    wanted.size = size;
  }
  const seed = deriveSeed('figure', reading.text, part.key, part.concept, request.seed);
  const figure = drawFigure(part.concept, wanted, troupe.figures, createRandom(seed), seed);
  if (part.said?.noun.qualities.includes('retired')) {
    retire(figure, reading.frame);
  }
  dressFor(figure, reading.until?.weather ?? reading.weather, person?.outfit);
  troupe.figures.push(figure);
  return figure;
}

/** A couple is two people, and the word says nothing of each. */
function oneOfCouple(part: Part): Part {
  return part.concept === 'person.couple'
    ? { ...part, concept: part.key === 'character-1' ? 'person.husband' : 'person.wife', said: undefined }
    : part;
}

/** Gives a part its age, gender, look and name. */
export function castPart(casting: Casting, asked: Part, troupe: Troupe): CastFact {
  const { request, grammar, random } = casting;
  const part = oneOfCouple(asked);
  const { key, concept, said } = part;
  const ageSaid = saidAgeOf(casting, part);
  const underAge = part.underAge ?? (ageSaid !== undefined && ageSaid.group !== 'grown');
  const person = personConcept(concept, underAge);
  const traits = (said?.noun.qualities ?? []).map((quality) => QUALITIES[quality] as Trait);
  const age = ageOf(casting, part, person, { said: ageSaid, traits });
  const gender = genderOf(casting, part, person);
  const figure = lookOf(casting, part, person, { age, gender, traits, underAge }, troupe);
  const isPerson = figure.kind === 'person';

  const given = givenFor(request, key);
  const own = said?.noun.name?.slice(0, LONGEST_NAME);
  // 'Maya finds a lottery ticket': all that is said of her is her name.
  const onlyNamed = said?.noun.name !== undefined && said.noun.word === said.noun.name;
  const noun = said ? wordOf(casting, said) : plainNoun(casting, concept).noun;
  const role = onlyNamed ? (given.name ?? own ?? noun) : noun;
  const names =
    grammar.names[gender === 'feminine' ? 'feminine' : 'masculine'][
      age === 'old' ? 'old' : age === 'adult' ? 'grown' : 'young'
    ];
  const usual = own ?? (isPerson ? random.pick(names.filter((name) => !troupe.names.includes(name))) : role);
  const name = given.name ?? usual;
  troupe.names.push(name);
  return {
    key,
    name,
    named: own !== undefined || given.name !== undefined || isPerson,
    role,
    adjectives: said ? adjectivesOf(casting, said) : [],
    concept,
    gender: isPerson || own !== undefined || part.gender !== undefined ? gender : 'neutral',
    age,
    ...(underAge && isPerson ? { underAge } : {}),
    kind: figure.kind,
    figure,
    ...(given.pictureKey ? { pictured: true } : {}),
  };
}

/** The same with a name of its own, as two of a kind need one each. */
export function withPetName({ grammar, random }: Casting, cast: CastFact, troupe: Troupe): CastFact {
  if (cast.named) {
    return cast;
  }
  const name = random.pick(
    grammar.names[troupe.names.length % 2 === 0 ? 'feminine' : 'masculine'].young.filter(
      (each) => !troupe.names.includes(each),
    ),
  );
  troupe.names.push(name);
  return { ...cast, name, named: true };
}
