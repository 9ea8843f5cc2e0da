import { wordTable } from '../word-table.ts';

const IRREGULAR = wordTable({
  found: 'find',
  lost: 'lose',
  sought: 'seek',
  brought: 'bring',
  fled: 'flee',
  ran: 'run',
  built: 'build',
  made: 'make',
  won: 'win',
  beaten: 'beat',
  fought: 'fight',
  taught: 'teach',
  learnt: 'learn',
  sold: 'sell',
  drove: 'drive',
  rode: 'ride',
  flew: 'fly',
  came: 'come',
  left: 'leave',
  kept: 'keep',
  sat: 'sit',
  forgot: 'forget',
  fell: 'fall',
  forgave: 'forgive',
  lied: 'lie',
  lying: 'lie',
  dying: 'die',
  hid: 'hide',
  hidden: 'hide',
  told: 'tell',
  spoke: 'speak',
  wrote: 'write',
  stole: 'steal',
  stolen: 'steal',
  became: 'become',
  grew: 'grow',
  ate: 'eat',
  sang: 'sing',
  dug: 'dig',
  woke: 'wake',
  wakes: 'wake',
  met: 'meet',
  saw: 'see',
  got: 'get',
  gave: 'give',
  took: 'take',
  went: 'go',
  began: 'begin',
  knew: 'know',
  held: 'hold',
  caught: 'catch',
  bought: 'buy',
  thought: 'think',
  died: 'die',
  froze: 'freeze',
  was: 'be',
  were: 'be',
  is: 'be',
  are: 'be',
  has: 'have',
  had: 'have',
  does: 'do',
  did: 'do',
});

/** Base forms that an English verb form can come from, the likeliest first. */
export function verbBases(form: string): string[] {
  const word = form.toLowerCase();
  const bases = [word];
  if (IRREGULAR[word]) {
    bases.unshift(IRREGULAR[word]);
  }
  if (word.endsWith('ies')) {
    bases.push(`${word.slice(0, -3)}y`);
  }
  if (word.endsWith('ied')) {
    bases.push(`${word.slice(0, -3)}y`);
  }
  if (word.endsWith('es')) {
    bases.push(word.slice(0, -1), word.slice(0, -2));
  } else if (word.endsWith('s')) {
    bases.push(word.slice(0, -1));
  }
  for (const ending of ['ed', 'ing']) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) {
      continue;
    }
    const stem = word.slice(0, -ending.length);
    bases.push(stem, `${stem}e`);
    if (stem.length > 2 && stem.at(-1) === stem.at(-2)) {
      bases.push(stem.slice(0, -1));
    }
  }
  return bases;
}

const ODD_SINGULARS = wordTable({
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  thieves: 'thief',
  knives: 'knife',
  leaves: 'leaf',
  lives: 'life',
  wives: 'wife',
  feet: 'foot',
  teeth: 'tooth',
  heroes: 'hero',
  scarves: 'scarf',
  elves: 'elf',
});
const NOT_PLURAL = /(ss|us|is|news|glasses|boots|noodles|headphones|ruins|scissors|stairs|mars)$/;

/** A noun's singular; the same word where it is no plural. */
export function singularOf(noun: string): string {
  const lower = noun.toLowerCase();
  if (ODD_SINGULARS[lower]) {
    return ODD_SINGULARS[lower];
  }
  for (const [plural, singular] of Object.entries(ODD_SINGULARS)) {
    if (
      lower.endsWith(plural) &&
      lower !== singular &&
      lower.length > plural.length + 1 &&
      (plural === 'men' || plural === 'women')
    ) {
      return lower.slice(0, -plural.length) + singular;
    }
  }
  if (!lower.endsWith('s') || NOT_PLURAL.test(lower) || lower.length < 4) {
    return noun;
  }
  if (lower.endsWith('ies')) {
    return `${noun.slice(0, -3)}y`;
  }
  if (/(ches|shes|xes|sses|zes|[^aeiou]oes)$/.test(lower)) {
    return noun.slice(0, -2);
  }
  return noun.slice(0, -1);
}

export const NUMBER_WORDS = wordTable({
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twin: 2,
  both: 2,
  several: 3,
  many: 3,
  hundred: 100,
});
