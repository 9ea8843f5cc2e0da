import { TIMES_OF_DAY, type TimeOfDay, type Weather } from '../place-spec.ts';
import type { StoryFacts } from '../story-facts.ts';

const ROUGH_WEATHER: Readonly<Record<string, readonly Weather[]>> = {
  horror: ['fog', 'storm'],
  disaster: ['storm', 'rain'],
  war: ['fog', 'rain'],
  suspense: ['rain', 'fog'],
  detective: ['rain', 'fog'],
  crime: ['rain'],
  adventure: ['storm', 'wind'],
  fantasy: ['storm', 'wind'],
  action: ['rain', 'wind'],
  martial_arts: ['wind', 'rain', 'snow'],
  nature: ['storm', 'snow'],
};
/** What announces a weather. */
const BEFORE: Partial<Record<Weather, Weather>> = { storm: 'wind', rain: 'cloudy', snow: 'cloudy' };
/** From this share of a film on, what it ran up to is there. */
const COMES_AT = 0.84;

/** The hour of the next shot: time goes on by `advances`, and runs up to the limit of the idea where there is one. */
export function hourOf(facts: StoryFacts, before: TimeOfDay, progress: number, advances: boolean): TimeOfDay {
  const limit = facts.until?.time;
  if (limit) {
    return progress >= COMES_AT ? limit : facts.time;
  }
  return advances ? (TIMES_OF_DAY[(TIMES_OF_DAY.indexOf(before) + 1) % TIMES_OF_DAY.length] as TimeOfDay) : before;
}

/** The weather of a shot: the idea's own, its limit at the end, rougher at the height of a story under a clear sky. */
export function skyOf(facts: StoryFacts, progress: number, tension: number): Weather {
  const limit = facts.until?.weather;
  if (limit) {
    return progress >= COMES_AT ? limit : progress >= 0.5 ? (BEFORE[limit] ?? facts.weather) : facts.weather;
  }
  const rough = ROUGH_WEATHER[facts.type];
  if (tension > 0.8 && progress > 0.4 && progress < 0.92 && facts.weather === 'clear' && rough) {
    return rough[facts.years % rough.length] as Weather;
  }
  return progress >= 1 && facts.weather === 'storm' ? 'clear' : facts.weather;
}
