import { wordTable } from '#src/shared/word-table.ts';
const UNCOUNTED =
  /\b(honey|cheese|wine|tea|coffee|chocolate|soup|rice|milk|bread|salt|paper|silk|pottery|money|music|medicine|noodles|soap|perfume|water|snow|rain|fire|ice cream|ice|gold|silver|war|fish|light|wind|earth|sand|wool|glass|steel|news|furniture|homework|love|magic|art|cloth|food|grief|silence|jelly|flour|wood|evidence|advice|amnesia|courage|peace|freedom|grief|death|life|sleep|knowledge|power|poetry|darkness|laughter|justice|revenge|time|oxygen|weather|traffic|luggage|smoke|blood|tofu)$/;
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = wordTable({
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  mouse: 'mice',
  wolf: 'wolves',
  thief: 'thieves',
  leaf: 'leaves',
  knife: 'knives',
  wife: 'wives',
  tooth: 'teeth',
  foot: 'feet',
  goose: 'geese',
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
  police: 'police',
  people: 'people',
  dead: 'dead',
  poor: 'poor',
  rich: 'rich',
  blind: 'blind',
  living: 'living',
  homeless: 'homeless',
});

/** 'a' or 'an' before a word, by how it begins. */
export const articleFor = (next: string): string =>
  /^(?:[aeio]|u(?!ni|se|su|ti)|hour|honest|heir)/i.test(next) && !/^(?:one|once|eu)/i.test(next) ? 'an' : 'a';

/** A noun for several: 'thieves', 'lighthouse keepers', 'snowmen'. */
export function pluralOf(noun: string): string {
  const last = noun.split(/[ -]/).at(-1) as string;
  const irregular = IRREGULAR_PLURALS[last];
  if (irregular !== undefined) {
    return noun.slice(0, noun.length - last.length) + irregular;
  }
  if (/man$/.test(last) && !/(?:human|german|roman|shaman)$/i.test(last)) {
    return noun.replace(/man$/, 'men');
  }
  if (/child$/.test(last)) {
    return `${noun}ren`;
  }
  if (/[^s]s$/.test(noun)) {
    return noun;
  }
  if (/[^aeiou]y$/.test(noun)) {
    return `${noun.slice(0, -1)}ies`;
  }
  return /(?:s|x|ch|sh|z|\b(?:potato|tomato|hero|echo|mosquito|volcano))$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** True for what is not counted and for pairs, which take no 'a'. */
export const takesNoArticle = (noun: string): boolean => UNCOUNTED.test(noun.toLowerCase());

/** "The baker's", "the brothers'". */
export const possessiveOf = (text: string, isPlural: boolean): string =>
  isPlural && text.endsWith('s') ? `${text}’` : `${text}’s`;

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'two', 'eleven', '40'. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** First letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
