import { wordTable } from '#src/shared/word-table.ts';
import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import { ENGLISH_NEAREST_WORDS } from './nearest-words.ts';
import { singularOf } from './singular.ts';

const feminine =
  "woman women girl mother mom mum mama daughter sister wife widow grandmother grandma granny niece aunt auntie bride queen princess empress lady ladies actress waitress heiress mistress girlfriend fiancée witch goddess nun schoolgirl stepmother stepsister granddaughter housewife nanny maid mermaid ballerina businesswoman policewoman fisherwoman cowgirl godmother stepdaughter seamstress midwife duchess countess priestess sorceress hostess policewoman lioness hen cow mare ewe saleswoman spinster matriarch damsel lass schoolmistress landlady congresswoman single-mother mrs ms miss ma'am heroine";
const masculine =
  'man men boy father dad papa son brother husband widower grandfather grandpa granddad nephew uncle groom king prince emperor gentleman guy actor waiter heir boyfriend fiancé wizard god monk schoolboy stepfather stepbrother grandson businessman policeman fisherman cowboy godfather stepson duke count priest sorcerer host fireman mailman postman salesman bachelor patriarch lad chap bloke bull rooster stallion ram landlord congressman mr sir lord repairman hitman con-man';

/** What a noun says of who it is. */
export const GENDERED: Readonly<Record<string, 'feminine' | 'masculine'>> = wordTable(
  Object.fromEntries([
    ...feminine.split(' ').map((word) => [word, 'feminine'] as const),
    ...masculine
      .split(' ')
      .filter((word) => !/^(?:actor|waiter|host|count|heir|god)$/.test(word))
      .map((word) => [word, 'masculine'] as const),
  ]),
);

const SAME = /(?:ss|us|is|ics|ness)$/;
const ODD = new Map(
  'parents parent|schoolchildren schoolchild|grandchildren grandchild|stepchildren stepchild|children child|feet foot|teeth tooth|oxen ox|dice die|wolves wolf|shelves shelf|halves half|calves calf|loaves loaf|selves self|cities city|criteria criterion|phenomena phenomenon|memories memory|movies movie|zombies zombie|cookies cookie|prairies prairie|aliases alias|gas gas|bus bus|buses bus|lens lens|octopus octopus|circus circus|cactus cactus|ties tie|lies lie|pies pie|species species|series series|clothes clothes|police police|always always|princess princess|goddess goddess|witness witness|boss boss|business business|chess chess|grass grass|glass glass|dress dress|address address|fortress fortress|mistress mistress|actress actress|waitress waitress|heiress heiress|illness illness|wilderness wilderness|darkness darkness|happiness happiness|loneliness loneliness|mattress mattress|guess guess|mess mess|class class|pass pass|loss loss|kiss kiss|cross cross|success success|process process|progress progress|express express|press press|virus virus|campus campus|genius genius|focus focus|status status|chorus chorus|ruins ruins|axes axe|potatoes potato|tomatoes tomato|heroes hero|volcanoes volcano|echoes echo|shoes shoe|horses horse|houses house|roses rose|nurses nurse|cases case|noses nose|bases base|faces face|places place|pieces piece|voices voice|races race|pages page|images image|villages village|bridges bridge|edges edge|judges judge|stages stage|prizes prize|mazes maze|breezes breeze|bees bee|trees tree|refugees refugee|employees employee|knees knee|eyes eye|waves wave|slaves slave|caves cave|graves grave|gloves glove|doves dove|olives olive|detectives detective|relatives relative|natives native|twins twin|outskirts outskirts|headquarters headquarters|news news|mechanics mechanic|critics critic|clinics clinic|comics comic|fanatics fanatic|heretics heretic|mystics mystic|skeptics skeptic|cynics cynic|lyrics lyric|fabrics fabric|relics relic|picnics picnic|toxics toxic|paramedics paramedic|alcoholics alcoholic|eccentrics eccentric|sex sex|jeans jeans|trousers trousers|pants pants|pajamas pajamas|pyjamas pyjamas|wings wing|means means|gallows gallows|barracks barracks|amends amends|goods goods|remains remains|drugs drug|thanks thanks|texas texas'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** A noun in the singular; the same word where it is none. */
export function singular(noun: string, isPluralBySight: boolean): string {
  const odd = ODD.get(noun);
  if (odd) {
    return odd;
  }
  if ((SAME.test(noun) && !isPluralBySight) || (isKnownNoun(noun) && !conceptsOfWords('en').has(singularOf(noun)))) {
    return noun;
  }
  return singularOf(noun);
}

/** The lexicon or the table of nearest kinds has it. */
export function isKnownNoun(word: string): boolean {
  return conceptsOfWords('en').has(word) || Object.hasOwn(ENGLISH_NEAREST_WORDS, word);
}

/** What family of things a noun is of, as far as anything knows it: 'person', 'place', 'thing'. */
export function familyOf(head: string): string | undefined {
  const lower = head.toLowerCase();
  const words = lower.split(/[\s]+/);
  for (let from = 0; from < words.length; from++) {
    const part = words.slice(from).join(' ');
    const concepts = conceptsOfWords('en')
      .get(part)
      ?.filter((id) => !/^(?:quality|time|weather)/.test(id));
    const found = concepts?.[0] ?? ENGLISH_NEAREST_WORDS[part];
    if (found) {
      return found.slice(0, found.indexOf('.'));
    }
  }
  return undefined;
}

/** Whether any sense of the noun is a place. */
export function canBePlace(head: string): boolean {
  const words = head.toLowerCase().split(/\s+/);
  return words.some((_, from) => {
    const part = words.slice(from).join(' ');
    return (
      (conceptsOfWords('en')
        .get(part)
        ?.some((id) => id.startsWith('place')) ??
        false) ||
      (ENGLISH_NEAREST_WORDS[part]?.startsWith('place') ?? false)
    );
  });
}
