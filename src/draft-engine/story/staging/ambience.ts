import { PLAIN_PLACES } from '../concepts/places.ts';
import { isIndoor, type PlaceSpec, type TimeOfDay, type Weather } from '../place-spec.ts';
import type { AmbienceKind } from '../sound-kinds.ts';

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
