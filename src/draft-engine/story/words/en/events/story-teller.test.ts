import { describe, expect, it } from 'vitest';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import type { FilmPlan } from '../../../film-plan.ts';
import { planFilm } from '../../../plan-film.ts';
import { ENGLISH_STORYTELLER } from './storyteller.ts';

/** Ideas and words by which a hearer knows that they are told. */
const IDEAS: readonly (readonly [idea: string, told: readonly RegExp[]])[] = [
  [
    'A widow hides a wounded pilot in her barn because her brother never came home.',
    [/hid/, /pilot/, /never came home/],
  ],
  ['A retired safecracker teaches his niece to read.', [/taught|teaches/, /niece/, /read/]],
  ['When the mill wheel breaks, a deaf carpenter rebuilds it alone.', [/breaks|broke/, /rebuil/]],
  [
    'A tailor finds a diary behind the stove and tries to return it.',
    [/f(?:ound|inds) (?:a|the) diary/, /tr(?:ied|ies) to return/],
  ],
  ['Every night a jukebox in Leeds plays a lonely cleaner a song she does not know.', [/play/, /jukebox/]],
  ['A robot nurse refuses to switch off the last patient on the moon.', [/refuse/, /last patient/]],
  ['Two sisters who have not spoken for nine years inherit one violin.', [/not spoken for nine years/, /inherit/]],
  ["A magpie steals the sun and buries it under a potter's wheel.", [/st(?:ole|eals)/, /bur(?:ied|ies)/]],
  [
    'A small boy named Otis loses his blue kite and follows it across the whole valley.',
    [/los(?:t|es)/, /followed|follows/],
  ],
  [
    'A gambler returns to the village that he burned down and asks for a cup of tea.',
    [/return/, /burned down/, /cup of tea/i],
  ],
  ['Two scarecrows fall in love but winter is coming.', [/f(?:ell|all) in love/, /winter (?:was|is) coming/]],
  ['A mechanic repairs the last tram while the city is closing the line.', [/repair/, /closing the line/]],
  ['A monk throws his bell into the lake and a girl brings it back.', [/thr(?:ew|ows)/, /br(?:ought|ings) .*back/]],
  ['A whale guards her calf until she dies.', [/guard/, /die/]],
  ['Deep under the city, a plumber finds a door with a light behind it.', [/f(?:ound|inds)/, /door/]],
  ['A knight who is afraid of water must cross a river to save his horse.', [/afraid of water/, /cross/, /save/]],
  ['A cook opens a soup kitchen next to the bank that fired him.', [/open/, /fired/]],
  ['A hunter spares a grey wolf, and the wolf turns into his dead wife.', [/spare/, /turn/]],
  ["A boy builds a boat from his grandfather's old doors.", [/buil/, /doors/]],
  ['A violinist in a hotel band is late for her own wedding.', [/late for her/]],
  ['A soldier writes home every day, but his father cannot read.', [/writes|wrote/, /(?:could not|cannot) read/]],
  ['Four miners are trapped in a shaft while something knocks on the wall.', [/trapped/, /knock/]],
  ['A boxer secretly knits hats for stray dogs.', [/knit/]],
  ['A teenager discovers that her reflection blinks a second too late.', [/discover/, /reflection/]],
  [
    'The Ministry of Weather orders Clara, a junior clerk, to cancel the spring.',
    [/orders|ordered|Cancel the spring/, /spring/],
  ],
  [
    '"Don\'t open the door," says the voice on the radio, and Peter opens it.',
    [/“?Don’t open the door/, /Peter opened|Peter opens/],
  ],
  ['A sailor who was believed dead returns on the day of his own funeral.', [/believed dead/, /return/]],
  [
    'A spy is ordered to kill the woman he has secretly been writing love letters to.',
    [/to kill the woman/, /love letters to the woman/],
  ],
  ['Rabbits build a ladder to the moon because they are hungry.', [/buil/, /hungry/]],
  ['The dog sleeps.', [/\ba dog\b/, /(?:dog|it) (?:slept|sleeps)/i]],
];

/** What English readers would stumble over. */
const SLIPS: readonly RegExp[] = [
  /[{}<>]|undefined/,
  /\b(?:he|she|it) (?:are|were|have|do)\b/i,
  /\b(?:they|we) (?:is|was|has|does)\b/i,
  /\ba [aeio]\w+\b(?<!\ba (?:one\w*|once|eu\w+))/i,
  /\ban [bcdfgjklmnpqrstvwxyz]\w+/i,
  /\b(\w+) \1\b(?<!\b(?:had had|that that))/i,
  /\b(?:a|an|the) (?:the|his|her|its|their)\b/i,
  /\s[,.;:!?]|\.\.|,\./,
  /\bthere (?:was|were)(?: once)? the\b/i,
];

const heardIn = (plan: FilmPlan): string[] => plan.shots.map(({ speech }) => speech.text).filter((text) => text !== '');

const filmOf = (index: number): Promise<FilmPlan> =>
  planFilm({
    idea: IDEAS[index]?.[0] ?? '',
    type: FILM_TYPES[index % FILM_TYPES.length] ?? 'drama',
    language: 'en',
    shotCount: 8,
    aspect: '16:9',
    seed: index,
  });

describe('ENGLISH_STORYTELLER', () => {
  it.each(IDEAS.map(([idea, told], index) => ({ idea, told, index })))('tells: $idea', async ({ told, index }) => {
    const plan = await filmOf(index);
    const heard = heardIn(plan);
    const all = heard.join(' ');
    for (const part of told) {
      expect(all).toMatch(part);
    }
    expect(new Set(heard).size).toBe(heard.length);
    for (const text of [...heard, plan.title, plan.logline, plan.outline, ...plan.shots.map(({ script }) => script)]) {
      expect(text.trim()).not.toBe('');
      expect(SLIPS.filter((slip) => slip.test(text))).toEqual([]);
    }
    for (const text of heard) {
      expect(ENGLISH_STORYTELLER.countSpeechUnits(text) / ENGLISH_STORYTELLER.speechUnitsPerSecond).toBeLessThan(9);
    }
  });

  it('tells an idea in another language from its roles', async () => {
    const plan = await planFilm({
      idea: '여우가 달을 훔친다.',
      type: 'fantasy',
      language: 'en',
      shotCount: 6,
      aspect: '16:9',
      seed: 1,
    });
    expect(heardIn(plan).join(' ')).toMatch(/(?:fox|it) stole the moon/i);
    expect(heardIn(plan).every((text) => !/[가-힣]/.test(text))).toBe(true);
  });

  it('says nothing that fits any film: each sentence names somebody or something of the idea, or what they do', async () => {
    const plan = await planFilm({
      idea: 'A tailor sews a coat for the wind.',
      type: 'drama',
      language: 'en',
      shotCount: 14,
      aspect: '16:9',
      seed: 4,
    });
    const told = plan.shots.filter(({ speech }) => speech.kind === 'narration').map(({ speech }) => speech.text);
    expect(told.filter((text) => !/tailor|coat|wind|\b(?:he|she)\b/i.test(text))).toEqual([]);
    expect(told.length).toBeGreaterThan(2);
  });

  it('says the same film twice in the same words', async () => {
    expect(heardIn(await filmOf(3))).toEqual(heardIn(await filmOf(3)));
  });
});

it('tells who somebody is in the first shot that shows them, and then has the name', async () => {
  const idea =
    'A retired cellist named Ada lends her red coat to a street boy, Milo, and finds him before her concert.';
  const { shots } = await planFilm({ idea, type: 'drama', language: 'en', aspect: '16:9', seed: 1, shotCount: 8 });
  const scripts = shots.map(({ script }) => script);
  expect(scripts.filter((script) => /cellist named Ada/.test(script))).toHaveLength(1);
  expect(scripts.filter((script) => /street boy, Milo/.test(script))).toHaveLength(1);
  expect(scripts.filter((script) => /\bAda\b/.test(script)).length).toBeGreaterThan(3);
});
