import { cardinal, numberWords } from './number-words.ts';
import type { Around, SpellRule } from './spell-rule.ts';

type Noun = [singular: string, plural: string];

const CURRENCIES: Record<string, { whole: Noun; part?: Noun }> = {
  $: { whole: ['dollar', 'dollars'], part: ['cent', 'cents'] },
  '€': { whole: ['euro', 'euros'], part: ['cent', 'cents'] },
  '£': { whole: ['pound', 'pounds'], part: ['penny', 'pence'] },
  '¥': { whole: ['yen', 'yen'] },
  '₩': { whole: ['won', 'won'] },
  '₹': { whole: ['rupee', 'rupees'] },
  '₽': { whole: ['ruble', 'rubles'] },
  '¢': { whole: ['cent', 'cents'] },
};
const SCALES: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
  b: 'billion',
  tn: 'trillion',
};
const SCALE_WORD = /^(?:hundred|thousand|million|billion|trillion)$/;

const UNITS: Record<string, Noun> = {
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  'm²': ['square meter', 'square meters'],
  'km²': ['square kilometer', 'square kilometers'],
  'm³': ['cubic meter', 'cubic meters'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  kg: ['kilogram', 'kilograms'],
  l: ['liter', 'liters'],
  ml: ['milliliter', 'milliliters'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  mph: ['mile per hour', 'miles per hour'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  kmh: ['kilometer per hour', 'kilometers per hour'],
  'm/s': ['meter per second', 'meters per second'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  ms: ['millisecond', 'milliseconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  kb: ['kilobyte', 'kilobytes'],
  mb: ['megabyte', 'megabytes'],
  gb: ['gigabyte', 'gigabytes'],
  tb: ['terabyte', 'terabytes'],
  hz: ['hertz', 'hertz'],
  khz: ['kilohertz', 'kilohertz'],
  ghz: ['gigahertz', 'gigahertz'],
  w: ['watt', 'watts'],
  kw: ['kilowatt', 'kilowatts'],
  v: ['volt', 'volts'],
  '°': ['degree', 'degrees'],
  '°c': ['degree Celsius', 'degrees Celsius'],
  '°f': ['degree Fahrenheit', 'degrees Fahrenheit'],
  x: ['times', 'times'],
  '%': ['percent', 'percent'],
};

const NUMBER = /^[-–−]?(\d[\d,]*(?:\.\d+)?)$/;
const SIGNS = Object.keys(CURRENCIES).join('');

/** Sums of money and measures. */
export const MEASURE_RULES: SpellRule[] = [
  [
    new RegExp(`^([${SIGNS}])(\\d[\\d,]*(?:\\.\\d+)?)(k|mn?|bn?|tn)?$`, 'i'),
    ([, sign = '', digits = '', scale = ''], around) => money(sign, digits, scale, around),
  ],
  [
    new RegExp(`^([${SIGNS}])(\\d+)[-–](\\d+)$`),
    ([, sign = '', from = '', to = '']) => `${cardinal(from)} to ${cardinal(to)} ${CURRENCIES[sign]?.whole[1]}`,
  ],
  [
    new RegExp(`^(\\d[\\d,]*(?:\\.\\d+)?)([${SIGNS}])$`),
    ([, digits = '', sign = ''], around) => money(sign, digits, '', around),
  ],
  [new RegExp(`^[${SIGNS}]$`), ([sign = ''], { previous }) => inCurrency(sign, previous)],
  [
    SCALE_WORD,
    ([scale = ''], { previous }) =>
      SIGNS.includes(previous.charAt(0)) && /\d$/.test(previous)
        ? `${scale} ${CURRENCIES[previous.charAt(0)]?.whole[1] ?? ''}`.trim()
        : undefined,
  ],
  [
    /^([-–−]?)(\d[\d,]*(?:\.\d+)?)(?:-|–)?(\p{L}{1,4}|°[CF]?|k?m[²³]|k?m\/[hs])\.?$/iu,
    ([, sign = '', digits = '', unit = ''], around) => {
      const name = unitName(unit, digits, around);
      return name === undefined ? undefined : `${sign === '' ? '' : 'minus '}${numberWords(digits)} ${name}`;
    },
  ],
  [
    /^(?:\p{L}{1,4}|°[CF]?|k?m[²³]|k?m\/[hs]|%)\.?$/iu,
    ([unit = ''], around) => {
      const digits = NUMBER.exec(around.previous)?.[1];
      return digits === undefined
        ? undefined
        : unitName(unit.replace(/\.$/, ''), digits, { ...around, previous: around.earlier });
    },
  ],
  [/^(\d)['’′](\d{1,2})["”″]?$/, ([, feet = '', inches = '']) => `${cardinal(feet)} foot ${cardinal(inches)}`],
];

function money(sign: string, digits: string, scale: string, { previous, next }: Around): string | undefined {
  const currency = CURRENCIES[sign];
  if (!currency) {
    return undefined;
  }
  if (SCALE_WORD.test(next)) {
    return numberWords(digits);
  }
  const [whole = '', decimals = ''] = digits.split('.');
  if (scale !== '' || decimals.length !== 2 || !currency.part) {
    const amount = `${numberWords(digits)} ${SCALES[scale.toLowerCase()] ?? ''}`.trim();
    return `${amount} ${nounFor(currency.whole, scale === '' ? digits : '', previous)}`;
  }
  const wholePart = `${cardinal(whole)} ${nounFor(currency.whole, whole, previous)}`;
  const part = `${cardinal(decimals)} ${nounFor(currency.part, String(Number(decimals)), '')}`;
  if (Number(decimals) === 0) {
    return wholePart;
  }
  return Number(whole) === 0 ? part : `${wholePart} and ${part}`;
}

function inCurrency(sign: string, previous: string): string | undefined {
  const digits = NUMBER.exec(previous)?.[1];
  return digits === undefined ? undefined : nounFor(CURRENCIES[sign]?.whole ?? [sign, sign], digits, '');
}

/** Units keep the difference between `m` and `M`: capitals are no units, except in those that always have them. */
function unitName(unit: string, digits: string, { previous }: Around): string | undefined {
  const small = unit.toLowerCase();
  const isUnit = unit === small || unit.length > 1 || small.startsWith('°');
  return isUnit && Object.hasOwn(UNITS, small) ? nounFor(UNITS[small] ?? ['', ''], digits, previous) : undefined;
}

/** `one dollar`, `two dollars`, but before another noun `a two dollar bill`. */
function nounFor([singular, plural]: Noun, digits: string, previous: string): string {
  return digits === '1' || /^an?$/i.test(previous) ? singular : plural;
}
