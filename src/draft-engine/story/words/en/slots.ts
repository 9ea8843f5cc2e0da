import type { PlaceKind } from '../../place-spec.ts';
import type { CastFact, HeroGroup, NounFact, StoryFacts } from '../../story-facts.ts';
import { ENGLISH_FRAMES } from './frame-words.ts';
import { ENGLISH_HABITS, ENGLISH_KIND_HABITS } from './habits.ts';
import { conjugate } from './verbs.ts';

const NUMBERS: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
};
const MASS =
  /\b(honey|cheese|wine|tea|coffee|chocolate|soup|rice|milk|bread|salt|paper|silk|pottery|money|music|medicine|noodles|soap|perfume|water|snow|rain|fire|time|ice cream|war|thread|fish|chess|\w+ium|(?<!traffic )light|wind|earth|sand|wool|glass|steel|beer|juice|meat|popcorn|tofu|sushi|kimchi|wheat|corn|bamboo|garlic|incense|armour|armor|origami|makeup|sheet music|news|furniture|homework|love|magic|art|cloth)$/;
const NO_ARTICLE = /^(home|space|outer space|mars|time|earth|school)$/i;
const DEFINITE = new Set([
  'last',
  'first',
  'only',
  'final',
  'same',
  'best',
  'worst',
  'oldest',
  'youngest',
  'biggest',
  'smallest',
]);
const SOLE = /^(sun|moon|sky|sea|ocean|world|wind|rain|snow)$/;
const ON = new Set<PlaceKind>([
  'coast',
  'beach',
  'island',
  'farm',
  'mountain',
  'snowfield',
  'rooftop',
  'bridge',
  'road',
  'town_street',
  'city_street',
  'staircase',
  'moon',
  'planet',
  'airfield',
  'battlefield',
  'playground',
  'construction_site',
]);
const AT = new Set<PlaceKind>([
  'station',
  'market',
  'harbour',
  'temple',
  'lake',
  'bank',
  'stadium',
  'castle',
  'theatre',
  'museum',
  'hospital',
  'observatory',
  'gym',
  'lighthouse_room',
]);
const ON_WORDS =
  /^(stage|iceberg|hill|border|coast|cliff|shore|beach|island|farm|street|avenue|roof|rooftop|bridge|road|highway|pirate ship|ship|train|mars|moon|planet|sea|ocean|subway|metro|space station|earth|playground|seabed|volcano)$/i;

/** 'a' or 'an' before a word, by how it begins. */
export const articleFor = (next: string): string =>
  /^(?:[aeio]|u(?!ni|se|su|ti)|hour|honest|heir)/i.test(next) ? 'an' : 'a';

const withAdjectives = (noun: { noun: string; adjectives: readonly string[] }): string =>
  [...noun.adjectives.slice(0, 3), noun.noun].join(' ');

/** A noun with the indefinite article where it takes one. */
export function indefinite(noun: NounFact): string {
  const full = withAdjectives(noun);
  if (noun.proper || NO_ARTICLE.test(noun.noun)) {
    return full;
  }
  if (noun.adjectives.some((each) => DEFINITE.has(each)) || SOLE.test(noun.noun)) {
    return `the ${full}`;
  }
  return noun.plural || MASS.test(noun.noun) || isPlural(noun) ? full : `${articleFor(full)} ${full}`;
}

/** Nouns that are plural as they stand. */
const PAIRS_AND_SETS =
  /(boots|glasses|headphones|ruins|noodles|scissors|stairs|dumplings|grapes|cherries|chopsticks|scales|handcuffs|matches|playing cards|building blocks|heels|slippers|gloves|jeans|trousers|earrings|crutches|beads|pliers|dice|candied haws|drums|fireworks|men|children|people)$/;

const isPlural = (noun: NounFact): boolean => noun.plural || PAIRS_AND_SETS.test(noun.noun);

const manyOf = (noun: NounFact): string =>
  noun.plural && !PAIRS_AND_SETS.test(noun.noun) ? pluralOf(noun.noun) : noun.noun;

/** A noun's plural. */
function pluralOf(noun: string): string {
  if (/s$/.test(noun) && !/ss$|us$/.test(noun)) {
    return noun;
  }
  if (/man$/.test(noun) && !/human$/.test(noun)) {
    return noun.replace(/man$/, 'men');
  }
  if (/child$/.test(noun)) {
    return `${noun}ren`;
  }
  if (/person$/.test(noun)) {
    return noun.replace(/person$/, 'people');
  }
  if (/mouse$/.test(noun)) {
    return noun.replace(/mouse$/, 'mice');
  }
  if (/(fish|sheep|deer)$/.test(noun)) {
    return noun;
  }
  if (/(wolf|thief|leaf)$/.test(noun)) {
    return noun.replace(/f$/, 'ves');
  }
  if (/[^aeiou]y$/.test(noun)) {
    return `${noun.slice(0, -1)}ies`;
  }
  return /(s|x|ch|sh|z)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export const definite = (noun: NounFact): string =>
  noun.proper || NO_ARTICLE.test(noun.noun) ? noun.noun : `the ${manyOf(noun)}`;

const pronouns = (cast: CastFact): readonly [string, string, string, string] =>
  cast.gender === 'feminine'
    ? ['she', 'her', 'her', 'herself']
    : cast.gender === 'masculine'
      ? ['he', 'him', 'his', 'himself']
      : cast.kind === 'person'
        ? ['they', 'them', 'their', 'themself']
        : ['it', 'it', 'its', 'itself'];

const roleFact = (cast: CastFact): NounFact => ({
  noun: cast.role,
  adjectives: cast.adjectives,
  plural: false,
  concept: cast.concept,
  proper:
    cast.named &&
    (cast.role === cast.name ||
      (/^person\.(person|man|woman)$/.test(cast.concept) &&
        cast.adjectives.length === 0 &&
        /^(person|man|woman|somebody|someone)$/.test(cast.role))),
});

/** Stands after a noun in the plural until its verb is settled. */
const MANY = '¶';

/** Several heroes as one: 'the two friends', 'the umbrellas'. */
function groupSlot(cast: CastFact, group: HeroGroup, form: string | undefined): string | undefined {
  const many = pluralOf(cast.role),
    number = group.said > 1 && cast.role !== 'twin' ? `${NUMBERS[group.said] ?? 'many'} ` : '';
  const full = [...cast.adjectives.slice(0, 3), many].join(' ');
  const couple = cast.role === 'couple';
  const the = couple ? 'the couple' : `the ${number}${many}`;
  const all = couple
    ? `${articleFor(cast.adjectives[0] ?? 'couple')} ${[...cast.adjectives, 'couple'].join(' ')}`
    : `${number}${full}`;
  const pair = cast.named && group.names.length === 2 ? group.names.join(' and ') : undefined;
  switch (form) {
    case undefined:
      return the + MANY;
    case 'a':
      return all + MANY;
    case 'role':
      return `the ${couple ? 'couple' : many}${MANY}`;
    case 'full':
      return `the ${all.replace(/^an? /, '')}${MANY}`;
    case 'noun':
      return couple ? 'couple' : many;
    case 'who':
      return pair ? `${pair}, ${all},${MANY}` : `the ${all.replace(/^an? /, '')}${MANY}`;
    case 'new':
      return pair ? `${pair}, ${all},${MANY}` : `${all}${MANY}`;
    case 'isA':
      return `${pair ?? 'there'} <be+> ${all}`;
    case 'own':
      return /s$/.test(the) ? `${the}’` : `${the}’s`;
    case 'he':
      return 'they';
    case 'him':
      return 'them';
    case 'his':
      return 'their';
    case 'theirs':
      return 'theirs';
    case 'himself':
      return 'themselves';
    case 'call':
      return cast.named ? cast.name : 'all of you';
    default:
      return undefined;
  }
}

function castSlot(cast: CastFact, form: string | undefined): string | undefined {
  const [he, him, his, himself] = pronouns(cast);
  const role = roleFact(cast);
  switch (form) {
    case undefined:
      return cast.named ? cast.name : `the ${cast.role}`;
    case 'a':
      return role.proper ? cast.name : indefinite(role);
    case 'role':
      return role.proper ? cast.name : `the ${cast.role}`;
    case 'full':
      return role.proper ? cast.name : `the ${withAdjectives(role)}`;
    case 'noun':
      return cast.role;
    case 'theirs':
      return his === 'her' ? 'hers' : his === 'their' ? 'theirs' : `${his}${his === 'its' ? ' own' : ''}`;
    // For a first mention: 'Rosa, a retired pilot,' or 'the shy ghost'.
    case 'who':
      return role.proper
        ? cast.name
        : cast.named
          ? `${cast.name}, ${indefinite(role)},`
          : `the ${withAdjectives(role)}`;
    // For a first mention before the idea’s own words: 'Bruno, a neighbour,' or 'a storm'.
    case 'new':
      return role.proper ? cast.name : cast.named ? `${cast.name}, ${indefinite(role)},` : indefinite(role);
    case 'isA':
      return cast.named && !role.proper ? `${cast.name} <be> ${indefinite(role)}` : `there <be> ${indefinite(role)}`;
    case 'own':
      return `${cast.named ? cast.name : `the ${cast.role}`}’s`;
    case 'he':
      return he;
    case 'him':
      return him;
    case 'his':
      return his;
    case 'himself':
      return himself;
    // A bare vocative: what one calls the other.
    case 'call':
      return cast.named ? cast.name : cast.role;
    default:
      return undefined;
  }
}

/** A noun with article or in the plural, as it was meant: 'a key', 'rain boots'. */
export const namedNoun = (noun: NounFact): string =>
  noun.plural ? withAdjectives({ ...noun, noun: manyOf(noun) }) : indefinite(noun);

function nounSlot(noun: NounFact, form: string | undefined): string | undefined {
  const many = isPlural(noun);
  switch (form) {
    case undefined:
      return definite(noun) + (many ? MANY : '');
    case 'a':
      return noun.plural ? withAdjectives({ ...noun, noun: manyOf(noun) }) : indefinite(noun);
    case 'full':
      return noun.proper || NO_ARTICLE.test(noun.noun)
        ? noun.noun
        : `the ${withAdjectives({ ...noun, noun: manyOf(noun) })}${many ? MANY : ''}`;
    case 'noun':
      return manyOf(noun);
    case 'it':
      return many ? 'them' : 'it';
    case 'they':
      return many ? 'they' : 'it';
    case 'its':
      return many ? 'their' : 'its';
    case 'comes':
      return many ? '<come+>' : '<come>';
    case 'is':
      return many ? '<be+>' : '<be>';
    case 's':
      return many ? '+' : '';
    default:
      return undefined;
  }
}

/** Where one is: 'on the coast', 'at home', 'in the bakery'. */
export function insideOf(place: StoryFacts['place'], adjectives = false): string {
  const noun = place.noun.toLowerCase();
  if (noun === 'home' || noun === 'school' || noun === 'sea') {
    return `at ${noun}`;
  }
  if (noun === 'lighthouse') {
    return `at ${adjectives ? nounSlot(place, 'full') : definite(place)}`;
  }
  const preposition = ON_WORDS.test(noun)
    ? 'on'
    : place.proper
      ? 'in'
      : noun === place.kind.replaceAll('_', ' ') && AT.has(place.kind)
        ? 'at'
        : /(river|lake|fountain|fireplace|waterfall)$/.test(noun)
          ? 'by'
          : ON.has(place.kind) && noun.endsWith(place.kind.replaceAll('_', ' '))
            ? 'on'
            : AT.has(place.kind)
              ? 'at'
              : 'in';
  return `${preposition} ${(adjectives ? (nounSlot(place, 'full') ?? '') : definite(place)).replace(MANY, '')}`;
}

/** Renders one slot of an English template. */
export function englishSlot(name: string, form: string | undefined, facts: StoryFacts): string | undefined {
  switch (name) {
    case 'hero':
      return facts.group ? groupSlot(facts.hero, facts.group, form) : castSlot(facts.hero, form);
    case 'other':
      return castSlot(facts.other, form);
    case 'target':
      if (!facts.targetIsOther) {
        return nounSlot(facts.target, form);
      }
      return form === 'it'
        ? castSlot(facts.other, 'him')
        : form === 'they'
          ? castSlot(facts.other, 'he')
          : form === 'its'
            ? castSlot(facts.other, 'his')
            : form === 'comes'
              ? '<come>'
              : form === 'is'
                ? '<be>'
                : form === 's'
                  ? ''
                  : castSlot(facts.other, form);
    case 'thing':
      return nounSlot(facts.thing, form);
    case 'place':
      return form === 'in'
        ? insideOf(facts.place)
        : form === 'inFull'
          ? insideOf(facts.place, true)
          : nounSlot(facts.place, form);
    case 'elsewhere':
      return form === 'in' ? insideOf(facts.elsewhere) : nounSlot(facts.elsewhere, form);
    // An idea that says itself what is wanted: '<want> to {want}' must not want to want.
    case 'want':
      return (facts.ownWish ?? ENGLISH_FRAMES[facts.frame].wish).replace(/^want to /, '').replace(/^want /, 'have ');
    // The idea's own verb phrase as a finite one: 'wins the race'.
    case 'does': {
      const wish = facts.ownWish ?? ENGLISH_FRAMES[facts.frame].wish;
      return wish.replace(/^\w+/, (verb) => `<${verb}>`);
    }
    case 'years':
      return NUMBERS[facts.years] ?? 'twenty';
    case 'time':
      return form === 'at'
        ? facts.time === 'morning' || facts.time === 'afternoon'
          ? `in the ${facts.time}`
          : `at ${facts.time}`
        : facts.time;
    case 'habit':
      return ENGLISH_HABITS[facts.hero.concept] ?? ENGLISH_KIND_HABITS[facts.hero.kind];
    default:
      return undefined;
  }
}

/** Words after a subject that end like verbs and are none. */
const NO_VERB: ReadonlySet<string> = new Set([
  'always',
  'sometimes',
  'besides',
  'towards',
  'across',
  'as',
  'this',
  'its',
  'his',
  'us',
  'less',
  'perhaps',
  'plus',
  'thus',
  'afterwards',
  'upstairs',
  'downstairs',
  'outdoors',
  'indoors',
  'alas',
  'yes',
  'whose',
  'years',
  'hours',
  'days',
  'themselves',
  'forwards',
  'backwards',
  'sideways',
  'nowadays',
  'others',
  'bus',
  'yours',
  'theirs',
]);
/** A verb's third person as it stands in a script, for many: 'looks' → 'look'. */
const pluralVerb = (verb: string): string =>
  ({ is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' } as Record<string, string>)[verb] ??
  (/(ch|sh|ss|x|zz)es$/.test(verb)
    ? verb.slice(0, -2)
    : /[^aeiou]ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : /ss$/.test(verb)
        ? verb
        : verb.slice(0, -1));

/** What may stand between a subject and its verb. */
const ADVERBS =
  '(?: (?:never|still|always|also|already|only|just|now|then|once|even|alone|both|all|too|often|soon|not|each|simply|\\w+ly))*';
const BETWEEN = new RegExp(`¶(${ADVERBS}) <(\\w+)>`, 'g');
/** A second verb of the same subject: 'they smile, and <change> the subject'. */
const SECOND = new RegExp(`(<\\w+\\+>[^.!?<]*(?:,| and| or| but| then)${ADVERBS}) <(\\w+)>`, 'g');
const AFTER_MANY = new RegExp(`\\b(they|we|these|those|people)(${ADVERBS}) <(\\w+)>`, 'gi');

/** Settles verbs (`<keep>`, `<be+>` for many), articles and capitals. */
export function finishEnglish(text: string, facts: Pick<StoryFacts, 'tense'>): string {
  return text
    .replace(BETWEEN, '$1 <$2+>')
    .replace(
      /(¶|\bthey)((?: \w+ly| still| never| also| only)?) (\w+s)\b/gi,
      (whole, mark: string, between: string, verb: string) =>
        NO_VERB.has(verb.toLowerCase()) ? whole : `${mark}${between} ${pluralVerb(verb)}`,
    )
    .replace(
      /<(do|come|go|stand|lie|sit|hang|say|shout|ask|cry|whisper|answer)> ((?:the |both |\p{Lu})[\p{L} ]{0,40})¶/gu,
      '<$1+> $2',
    )
    .replace(/¶(, [\w ]{2,30},) (\w+s)\b/g, (_, between: string, verb: string) => `${between} ${pluralVerb(verb)}`)
    .replace(/¶/g, '')
    .replace(AFTER_MANY, '$1$2 <$3+>')
    .replace(SECOND, '$1 <$2+>')
    .replace(SECOND, '$1 <$2+>')
    .replace(/<(\w+)(\+?)>/g, (_, base: string, many: string) => conjugate(base, facts.tense, many === '+'))
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/,([,.;:!?])/g, '$1')
    .replace(/\b(were|are) (the only) one\b/g, '$1 $2 ones')
    .replace(/\b(were|are) no hero\b/g, '$1 no heroes')
    .replace(
      /\bthey (is|was|has|does)\b/g,
      (_, verb: string) =>
        `they ${({ is: 'are', was: 'were', has: 'have', does: 'do' } as Record<string, string>)[verb]}`,
    )
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(
      /(^|[.!?…]['’]? )(['‘]?)(\p{Ll})/gu,
      (_, before: string, quote: string, letter: string) => before + quote + letter.toUpperCase(),
    )
    .trim();
}
