import type { AnimalId, PersonId, PlaceId, QualityId, RobotId, SpiritId, ThingId } from '../../concepts/concept.ts';
import type { TimeOfDay, Weather } from '../../place-spec.ts';

/**
 * A language's words for the concepts. Each entry lists all usual words with commas, the word that is written in films
 * first.
 */
export interface LexiconWords {
  person: Readonly<Record<PersonId, string>>;
  animal: Readonly<Record<AnimalId, string>>;
  spirit: Readonly<Record<SpiritId, string>>;
  robot: Readonly<Record<RobotId, string>>;
  place: Readonly<Record<PlaceId, string>>;
  thing: Readonly<Record<ThingId, string>>;
  quality: Readonly<Record<QualityId, string>>;
  time: Readonly<Record<TimeOfDay, string>>;
  weather: Readonly<Record<Weather, string>>;
}
