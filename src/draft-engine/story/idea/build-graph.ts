import type { DeedId } from './deeds.ts';
import { buildEvents } from './events.ts';
import type {
  IdeaEvent,
  IdeaGraph,
  IdeaPlace,
  Participant,
  ParticipantId,
  Presence,
  Setting,
  Span,
} from './idea-graph.ts';
import { findParticipants, isOnlyPlace, rolesOf } from './participants.ts';
import { meaningOf, type PhraseMeaning, traitsOf, type Vocabulary } from './phrase-meaning.ts';
import { findSettings } from './settings.ts';
import type { NounPhrase, TextReading } from './text-reading.ts';

/** Gives the grammar of a text its meaning. */
export function buildGraph(text: string, reading: TextReading, vocabulary: Vocabulary): IdeaGraph {
  const { phrases, clauses } = reading;
  const { setting, found } = findSettings(text, reading.words, vocabulary.tables.settings);
  const roles = rolesOf(phrases.length, clauses);
  // 'A samurai' tells of Japan and is somebody all the same.
  const isSetting = (phrase: NounPhrase, { kind, concept }: PhraseMeaning): boolean =>
    phrase.name === undefined &&
    !(concept !== undefined && (kind === 'person' || kind === 'animal')) &&
    found.some((span) => covers(span, phrase) || phrase.head === text.slice(span.from, span.to));
  const isPlace = (index: number, { concept, kind }: PhraseMeaning): boolean =>
    concept?.startsWith('place.') || phrases[index]?.isPlaceName
      ? isOnlyPlace(roles[index] ?? []) || (roles[index] ?? []).length === 0
      : isOnlyPlace(roles[index] ?? []) && (kind === 'abstract' || kind === 'thing');

  const places = findPlaces(
    phrases,
    (index, meaning) => !isSetting(phrases[index] as NounPhrase, meaning) && isPlace(index, meaning),
    vocabulary,
    roles,
  );
  const { participants, byPhrase } = findParticipants(
    reading,
    (index, meaning) => !isSetting(phrases[index] as NounPhrase, meaning) && !isPlace(index, meaning),
    vocabulary,
  );
  const events = buildEvents(text, clauses, { participants: byPhrase, places: places.byPhrase }, vocabulary.tables);
  addHours(events, setting);
  addPresence(participants, events);
  return {
    language: vocabulary.language,
    text,
    participants,
    events,
    places: places.places,
    setting,
    telling: reading.telling,
  };
}

/** Whether a span of setting is all that a phrase says: 'at night', 'the winter of 1943'. */
const covers = (span: Span, phrase: Span): boolean =>
  span.from <= phrase.from + 4 && span.to >= phrase.to && span.from < phrase.to;

function findPlaces(
  phrases: readonly NounPhrase[],
  isPlace: (index: number, meaning: PhraseMeaning) => boolean,
  vocabulary: Vocabulary,
  roles: ReturnType<typeof rolesOf>,
): { places: IdeaPlace[]; byPhrase: (IdeaPlace | undefined)[] } {
  const places: IdeaPlace[] = [];
  const byPhrase = phrases.map((phrase, index) => {
    const meaning = meaningOf(phrase, roles[index] ?? [], vocabulary);
    if (phrase.pronoun || !isPlace(index, meaning)) {
      return undefined;
    }
    const words = phrase.head || (phrase.name ?? '');
    const known = places.find((place) => place.words === words && (place.name ?? phrase.name) === phrase.name);
    if (known) {
      return known;
    }
    const { concept, isNearest } = meaning;
    const place: IdeaPlace = {
      id: `l${places.length + 1}`,
      words,
      span: { from: phrase.from, to: phrase.to },
      ...(phrase.name === undefined ? {} : { name: phrase.name }),
      ...(concept ? { concept } : {}),
      ...(isNearest ? { isNearest } : {}),
      qualities: traitsOf(phrase, meaning, vocabulary).qualities,
    };
    places.push(place);
    return place;
  });
  return { places, byPhrase };
}

/** An hour that is said inside a clause is that event's. */
function addHours(events: readonly IdeaEvent[], { hour }: Setting): void {
  const inside = events.find(({ span }) => hour && span.from <= hour.span.from && span.to >= hour.span.to);
  if (inside && hour) {
    inside.hour = hour.value;
  }
}

/** What happened to somebody before the story or as it begins, and how they are present afterwards. */
const LEFT_BY: Readonly<Partial<Record<DeedId, Presence>>> = { die: 'dead', kill: 'dead', vanish: 'missing' };

/** Somebody of whom the idea only says that they died is dead when the story begins; so for the missing. */
function addPresence(participants: readonly Participant[], events: readonly IdeaEvent[]): void {
  for (const one of participants) {
    const gone = events.find(
      ({ isMain, deed, roles }) => !isMain && deed && LEFT_BY[deed] && goneIn(roles, deed).includes(one.id),
    );
    const acts = events.some(
      ({ roles, describes, isMain }) => isMain && describes === undefined && roles.agent?.includes(one.id),
    );
    if (one.presence === 'here' && gone?.deed && !acts) {
      one.presence = LEFT_BY[gone.deed] ?? 'here';
    }
  }
}

/** Who is no longer there after a deed: whoever is killed, whoever dies. */
const goneIn = ({ agent, patient }: IdeaEvent['roles'], deed: DeedId): ParticipantId[] =>
  (deed === 'vanish' ? (agent ?? patient) : (patient ?? (deed === 'die' ? agent : undefined))) ?? [];
