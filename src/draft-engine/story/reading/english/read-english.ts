import { frameOfNouns, type IdeaReading } from '../idea-reading.ts';
import { chooseDeed } from './choose-deed.ts';
import { CLAUSE_RULES } from './clause-rules.ts';
import { EnglishScan, type ScanRule } from './english-scan.ts';
import { nameLastNoun, readKnownNoun, readUnknownNoun } from './noun-rules.ts';
import { readOwnWish } from './own-wish.ts';
import {
  describe,
  describeByNoun,
  describeByParticiple,
  describeByUnknown,
  setHourAndWeather,
} from './quality-rules.ts';
import { readVerb } from './verb-rule.ts';
import { withoutAges } from './without-ages.ts';
import { PASSIVE } from './word-classes.ts';

const LONGEST = 400;
const LEADS =
  /^(?:please |make |create |write |tell |film |an? |the |short |funny |sad |tv |little )*(?:commercial|advert|advertisement|ad|documentary|film|movie|story|tale|report|news|video|clip)(?: report| film)? (?:for|about|of|on|that shows|in which|where) /i;
/** 'her own diary' is her diary. */
const OWN = /\b(her|his|its|their|my|our|your) own\b(?= \p{L})/giu;
/** 'a librarian who works as a spy': who it is was said before. */
const OTHER_TRADE =
  /,? who (?:secretly )?(?:works|moonlights|serves|doubles|lives|poses) as an? (?:\p{Ll}+ )?\p{Ll}+(?:,)?( at night| by night| by day)?(?= (?:must|has|is|was|gets|finds|\p{Ll}+s)\b)/giu;
const SELLING = /\b(?:commercial|advert|advertisement|ad)\b/i;
const QUESTION = /^(how|why|what|where)\b/i;

/** Tried on each word in this order; the first that takes it ends the search. A word that none takes says nothing. */
const RULES: readonly ScanRule[] = [
  ...CLAUSE_RULES,
  describeByParticiple,
  readVerb,
  describe,
  setHourAndWeather,
  describeByNoun,
  readKnownNoun,
  describeByUnknown,
  nameLastNoun,
  readUnknownNoun,
];

/** Whether the hero is a woman or a man, by pronouns first, then by names. */
function genderOf({ body, terms }: EnglishScan): IdeaReading['gender'] {
  if (/\b(she|her|hers|herself)\b/i.test(body)) {
    return 'feminine';
  }
  if (/\b(he|his|him|himself)\b/i.test(body)) {
    return 'masculine';
  }
  if (terms.some((term) => term.tags.has('FemaleName'))) {
    return 'feminine';
  }
  return terms.some((term) => term.tags.has('MaleName')) ? 'masculine' : undefined;
}

/** Reads an English idea: noun phrases by part of speech and lexicon, verbs by their base forms. */
export function readEnglish(text: string): IdeaReading {
  const body = withoutAges(text.slice(0, LONGEST).replace(LEADS, ''));
  const scan = new EnglishScan(body.replace(OWN, '$1').replace(OTHER_TRADE, '$1'));
  for (; scan.at < scan.terms.length; scan.at++) {
    RULES.some((rule) => rule(scan));
  }

  const { nouns } = scan;
  const question = QUESTION.test(body);
  const deed = chooseDeed(scan);
  const frame = SELLING.test(text)
    ? 'launch_product'
    : question
      ? 'explain'
      : (deed?.frame ?? frameOfNouns(nouns, question, text));
  const fromVerb = frame === deed?.frame;
  const sought = deed?.afterMove ? scan.objectBehind(deed.verb) : undefined;
  if (sought) {
    sought.direct = true;
  }
  const passive = PASSIVE.test(body) && nouns[0]?.role === 'subject';
  // The subject leads, wherever the sentence puts the place.
  const lead = nouns.findIndex((noun) => noun.role === 'subject');
  if (lead > 0) {
    nouns.unshift(...nouns.splice(lead, 1));
  }

  const gender = genderOf(scan);
  const ownWish = deed && fromVerb ? readOwnWish(scan, deed) : undefined;
  return {
    language: 'en',
    text,
    nouns,
    frame,
    frameFromVerb: fromVerb,
    question,
    ...(passive ? { passive } : {}),
    ...(scan.time ? { time: scan.time } : {}),
    ...(scan.weather ? { weather: scan.weather } : {}),
    ...(gender ? { gender } : {}),
    ...(ownWish ? { ownWish } : {}),
  };
}
