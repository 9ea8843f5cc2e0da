import type { Random } from '#src/shared/random.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { PLAIN_PLACES } from '../concepts/places.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../concepts/things.ts';
import type { PlannedShot, Speech } from '../film-plan.ts';
import { isIndoor, type PlaceSpec, type TimeOfDay, type Weather } from '../place-spec.ts';
import type { BeatId } from '../shapes/beats.ts';
import type { AmbienceKind, SoundEventKind } from '../sound-kinds.ts';
import type { CastFact } from '../story-facts.ts';
import type { Moment } from './moment.ts';

/** Beds of sound of a place at an hour in a weather, at most three. */
export function ambienceOf(place: PlaceSpec, time: TimeOfDay, weather: Weather): AmbienceKind[] {
  const beds = new Set<AmbienceKind>([PLAIN_PLACES[place.kind][2]]);
  if (place.landmarks.includes('campfire') || place.landmarks.includes('fireplace')) {
    beds.add('fire');
  }
  if (!isIndoor(place.kind) && place.kind !== 'space' && place.kind !== 'underwater' && place.kind !== 'moon') {
    if (weather === 'rain' || weather === 'storm' || weather === 'wind') {
      beds.add(weather);
    }
    if (weather === 'snow') {
      beds.add('snow');
    }
    if (time === 'night' && weather !== 'storm') {
      beds.delete('birds');
      beds.add('night');
    }
  } else if (weather === 'rain' || weather === 'storm') {
    beds.add('rain');
  }
  return [...beds].slice(0, 3);
}

const BEAT_SOUNDS: Partial<Record<BeatId, readonly SoundEventKind[]>> = {
  meet: ['knock', 'door', 'creak'],
  sign: ['chime', 'creak', 'bell'],
  setback: ['impact', 'glass', 'power_down'],
  discovery: ['magic', 'chime', 'click'],
  danger: ['impact', 'whoosh', 'drum'],
  turn: ['breath', 'heartbeat'],
  deed: ['whoosh', 'drum'],
  omen: ['creak', 'clock', 'heartbeat'],
  encounter: ['heartbeat', 'creak', 'breath'],
  aftermath: ['clock'],
  case: ['phone', 'paper', 'typewriter'],
  clue: ['shutter', 'paper', 'click'],
  truth: ['heartbeat'],
  problem: ['horn', 'splash', 'glass'],
  product: ['chime', 'zip'],
  claim: ['chime'],
  step: ['hammer', 'pour', 'saw'],
  fact: ['paper', 'shutter'],
  result: ['applause'],
  challenge: ['drum', 'whistle'],
  lead: ['chime', 'keyboard'],
  scene: ['shutter', 'horn'],
  context: ['keyboard', 'typewriter'],
  departure: ['engine', 'steps', 'horn'],
  detour: ['engine', 'steps'],
  threat: ['breath', 'whoosh'],
  threat_line: ['impact'],
  hands: ['click'],
  days: ['clock', 'bell'],
  passage: ['whoosh', 'wings'],
  quip_line: ['laugh'],
  end: ['bell', 'chime'],
};

/** Single sounds of a shot: one for what the body does, one for what the beat is. */
export function eventsOf(
  beat: BeatId,
  hero: CastFact,
  heroPose: string | undefined,
  weather: Weather,
  thingSound: SoundEventKind,
  pick: (sounds: readonly SoundEventKind[]) => SoundEventKind,
): PlannedShot['events'] {
  const events: PlannedShot['events'] = [];
  if (heroPose === 'walk' || heroPose === 'run') {
    events.push({
      sound:
        hero.kind === 'animal' && hero.concept === 'animal.horse'
          ? 'hooves'
          : hero.kind === 'animal' && /bird|owl|crow|duck|butterfly|bee|dragon/.test(hero.concept)
            ? 'wings'
            : hero.kind === 'robot'
              ? 'robot'
              : 'steps',
      at: 0.1,
      loudness: heroPose === 'run' ? 0.6 : 0.4,
    });
  }
  if (heroPose === 'cheer') {
    events.push({ sound: 'applause', at: 0.4, loudness: 0.6 });
  }
  if (beat === 'hands' || beat === 'detail') {
    events.push({ sound: thingSound, at: 0.35, loudness: 0.55 });
  } else {
    const sounds = BEAT_SOUNDS[beat];
    if (sounds) {
      events.push({ sound: pick(sounds), at: 0.3, loudness: 0.5 });
    }
  }
  if (weather === 'storm') {
    events.push({ sound: 'thunder', at: 0.65, loudness: 0.5 });
  }
  return events.slice(0, 3);
}

const UNSCORED: ReadonlySet<BeatId> = new Set<BeatId>(['price', 'alone', 'omen']);

/** How much of the score is heard under a shot. */
export function musicOf({ beat, shooting, first, last }: Moment, speech: Speech, random: Random): PlannedShot['music'] {
  if (last) {
    return 'full';
  }
  if (UNSCORED.has(beat)) {
    return 'none';
  }
  if (speech.kind === 'silent') {
    return random.pick(['low', 'theme'] as const);
  }
  if (shooting.tension >= 0.8) {
    return 'full';
  }
  return speech.kind === 'line' || first ? 'low' : 'theme';
}

/** What the story's thing sounds like. */
export function soundOfThing(thing: ConceptId): SoundEventKind {
  const id = thing.slice(thing.indexOf('.') + 1);
  return id in EXTRA_THINGS ? EXTRA_THINGS[id as ExtraThingId].sound : 'click';
}
