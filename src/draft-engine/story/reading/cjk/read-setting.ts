import type { TimeOfDay, Weather } from '../../place-spec.ts';
import type { Cjk } from './marked-words.ts';
import type { ScannedWord } from './scan-words.ts';

/** Two who have no other noun. */
export const TWO_OF_THEM = /^(?:二人|ふたり|两人|两个人|俩人|두 사람|둘)$/;

const WEATHER_SPIRITS: Readonly<Record<string, Weather>> = {
  'spirit.rain': 'rain',
  'spirit.snow': 'snow',
  'spirit.storm': 'storm',
  'spirit.wind': 'wind',
};
const STANDS_AS_WEATHER: Readonly<Record<Cjk, RegExp>> = {
  cn: /^(中|里|夜|之夜|天|天里|声|季|后|过后|停)/,
  ko: /^(\s?(?:오는|내리는|속|부는|치는|그친|개인|날)|의)/,
  ja: /^(の(?!精|神|子|妖|王)|が降|の中|が吹|がやむ|がやん|上がり|降り|、)/,
};

/** When and in what weather it is, and the words that are left to play. */
export interface Setting {
  time: TimeOfDay | undefined;
  weather: Weather | undefined;
  words: ScannedWord[];
}

/** Takes hour and weather from the words of an idea; rain that falls is weather, rain that acts stays. */
export function readSetting(body: string, language: Cjk, scanned: readonly ScannedWord[]): Setting {
  const setting: Setting = { time: undefined, weather: undefined, words: [] };
  for (const word of scanned) {
    if (word.kind === 'setting') {
      const [family, id] = word.concept.split('.');
      if (family === 'time') {
        setting.time ??= id as TimeOfDay;
      } else {
        setting.weather ??= id as Weather;
      }
    } else if (word.kind !== 'noun') {
      setting.words.push(word);
    } else if (!countsOthers(body, word)) {
      const weather = weatherOf(body, language, word, setting.weather);
      if (weather) {
        setting.weather ??= weather;
      } else {
        setting.words.push(word);
      }
    }
  }
  return setting;
}

/** '二人の大工': a number of those who follow. */
const countsOthers = (body: string, { at, end }: ScannedWord): boolean =>
  TWO_OF_THEM.test(body.slice(at, end)) && /^(?:の|的)/.test(body.slice(end));

/** The weather that a noun only says; undefined where it stands for itself. */
function weatherOf(
  body: string,
  language: Cjk,
  { concepts, at, end }: ScannedWord & { kind: 'noun' },
  known: Weather | undefined,
): Weather | undefined {
  const spirit = concepts.find((concept) => WEATHER_SPIRITS[concept]);
  const weather = spirit && WEATHER_SPIRITS[spirit];
  if (!weather || weather === known) {
    return weather;
  }
  const fell = language === 'cn' && /[下刮]$/.test(body.slice(0, at));
  const isThing = concepts.some((concept) => concept.startsWith('thing.'));
  return !isThing && (fell || STANDS_AS_WEATHER[language].test(body.slice(end))) ? weather : undefined;
}
