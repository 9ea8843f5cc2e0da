import nlp from 'compromise';
import { readingIndex } from './more-words.ts';
import { conceptByEnding } from './noun-endings.ts';
import type { ConceptId, QualityId } from '../lexicon/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import type { TimeOfDay, Weather } from '../place-spec.ts';
import { frameOfNouns, type IdeaReading, type ReadNoun } from './idea-reading.ts';
import { phraseFrame, phrasesOf } from './english-phrases.ts';
import { NUMBER_WORDS, singularOf, verbBases } from './english-words.ts';

interface Term { text: string; lower: string; tags: ReadonlySet<string>; after: string }
interface FoundVerb { frame: FrameId; at: number; base: string; inRelative: boolean; afterTo: boolean }

const ARTICLES = new Set(['a', 'an', 'the', 'his', 'her', 'its', 'their', 'my', 'our', 'your', 'this', 'that', 'every', 'each', 'some', 'any', 'no', 'one', 'another']);
const PLACE_WORDS = new Set(['in', 'at', 'on', 'under', 'inside', 'near', 'from', 'into', 'across', 'beneath', 'aboard', 'through', 'over', 'beside', 'by', 'along', 'around', 'towards', 'toward', 'behind', 'above', 'below', 'between', 'onto', 'outside', 'up', 'down', 'during', 'after', 'before']);
const RELATIVES = new Set(['that', 'who', 'which', 'whose', 'where', 'when', 'because', 'while', 'until', 'if']);
const SETTING_BEFORE = new Set(['in', 'during', 'through', 'under', 'after', 'before', 'on', 'one', 'at', 'by']);
const PASSIVE = /\b(?:is|are|was|were|gets|got|be|been)\s+(?:\w+ly\s+)?(?:\w{3,}ed|stolen|taken|found|built|made|lost|bought|sold|brought|given|kept|hidden|eaten|written|woken|taught|caught|held|left|beaten|chosen|driven)\b[^,;]*\bby\b/i;
const WEAK: ReadonlySet<FrameId> = new Set<FrameId>(['want']);
const STOP = new Set(['mystery', 'case', 'way', 'thing', 'day', 'time', 'lot', 'kind', 'one', 'something', 'everything', 'nothing', 'story', 'tale', 'film', 'movie', 'commercial', 'advert', 'advertisement', 'ad', 'documentary', 'year', 'years', 'age', 'who', 'what', 'how', 'why', 'it', 'he', 'she', 'they', 'him', 'them', 'i', 'you', 'we', 'me', 'us', 'o', 'themselves', 'himself', 'herself', 'itself', 'himself.', 'life', 'end', 'people', 'pair', 'group', 'team', 'shift', 'piece', 'bit', 'part', 'plan', 'chance', 'idea', 'number', 'hour', 'week', 'month', 'century', 'childhood', 'days', 'hours', 'weeks', 'months', 'minute', 'minutes', 'moment', 'weekend', 'summer', 'winter', 'autumn', 'spring', 'season', 'nights', 'someone', 'somebody', 'everyone', 'everybody', 'nobody', 'anyone', 'home']);
const LEADS = /^(?:please |make |create |write |tell |film |an? |the |short |funny |sad |tv |little )*(?:commercial|advert|advertisement|ad|documentary|film|movie|story|tale|report|news|video|clip)(?: report| film)? (?:for|about|of|on|that shows|in which|where) /i;
/** 'her own diary' is her diary. */
const OWN = /\b(her|his|its|their|my|our|your) own\b(?= \p{L})/giu;
/** 'a librarian who works as a spy': who it is was said before. */
const OTHER_TRADE = /,? who (?:secretly )?(?:works|moonlights|serves|doubles|lives|poses) as an? (?:\p{Ll}+ )?\p{Ll}+(?:,)?( at night| by night| by day)?(?= (?:must|has|is|was|gets|finds|\p{Ll}+s)\b)/giu;
/** What follows a verb rather than a noun in the plural: 'a fisherman waits for'. */
const AFTER_VERB = /^(?:to|for|with|against|away|back|alone|until|every)$/;
const SELLING = /\b(?:commercial|advert|advertisement|ad)\b/i;

function termsOf(text: string): Term[] {
  const sentences = nlp(text).json() as { terms: { text: string; post?: string; tags: string[] }[] }[];
  return sentences.flatMap((sentence) => sentence.terms.filter((term) => term.text).map((term) => ({
    text: term.text, lower: term.text.toLowerCase(), tags: new Set(term.tags), after: term.post ?? '',
  })));
}

/** The longest run of terms from `start` that the lexicon knows as something. */
function knownRun(terms: readonly Term[], start: number): { length: number; concepts: readonly ConceptId[]; word: string; plural: boolean } | undefined {
  const { concepts } = readingIndex('en');
  for (let length = Math.min(4, terms.length - start); length > 0; length--) {
    const run = terms.slice(start, start + length);
    if (run.slice(0, -1).some((term) => /[,.;:!?]/.test(term.after))) continue;
    const written = run.map((term) => term.lower.replace(/['’]s$/, '')).join(' ');
    const last = run.at(-1) as Term;
    const singular = [...run.slice(0, -1).map((term) => term.lower), singularOf(last.lower.replace(/['’]s$/, ''))].join(' ');
    for (const word of [written, singular]) {
      const found = concepts.get(word);
      if (found) return { length, concepts: found, word, plural: word === singular && singular !== written };
    }
  }
  return undefined;
}

/** Concept for an unknown noun by what the tagger and its ending say. */
function nearest(term: Term, first: boolean): ConceptId[] {
  if (term.tags.has('Person') || term.tags.has('FirstName') || term.tags.has('Actor') || /(ist|man|woman|ian|eer|ess)$/.test(term.lower) || first && /(?:[^aeiou]er|[st]or)$/.test(term.lower) && term.lower.length > 5) return ['person.person'];
  if (term.tags.has('Place') || term.tags.has('City') || term.tags.has('Country')) return ['place.town'];
  return conceptByEnding(singularOf(term.lower), 'en');
}

/** What befalls one is not what one wants. */
const NO_WISH: ReadonlySet<FrameId> = new Set<FrameId>(['lose', 'discover', 'forget', 'fall_in_love', 'arrive', 'transform', 'part', 'survive']);
const NO_WISH_VERB = /^(?:receive|inherit|get|hear|overhear|see|notice|wake|die|share|live)$/;
const MOVES: ReadonlySet<FrameId> = new Set<FrameId>(['travel', 'leave', 'arrive']);
/** How things are before anything happens. */
const STATES: ReadonlySet<FrameId> = new Set<FrameId>(['join', 'wait', 'travel', 'befriend', 'arrive', 'perform', 'cook', 'sell', 'remember']);
/** Verbs that stay the story whatever follows them: 'learns to fly', 'teaches a fox to read'. */
const STUDIES: ReadonlySet<FrameId> = new Set<FrameId>(['learn', 'teach', 'forget', 'overcome', 'fall_in_love']);
/** Prepositions that no unknown word becomes a place by. */
const MATERIAL = /^(?:from|by|after|before|during|up|down|between)$/;
/** Nobody in particular. */
const VAGUE = /^(?:some|any|every|no)(?:one|body|thing)$/;
const SLIGHT = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'does', 'do', 'did', 'gets', 'got', 'goes', 'went', 'begins', 'starts', 'keeps', 'can', 'must', 'will', 'never', 'made', 'meets']);
const guessBase = (verb: string): string => /(ches|shes|sses|xes)$/.test(verb) ? verb.slice(0, -2) : /ies$/.test(verb) ? `${verb.slice(0, -3)}y` : /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;

/** True where a word that looks like a verb closes a compound noun: 'rain boots'. */
function compounds(terms: readonly Term[], at: number): boolean {
  const later = terms[at + 1];
  const known = knownRun(terms, at);
  return known !== undefined && known.plural !== undefined && known.concepts.some((concept) => concept.startsWith('thing')) && (!later || !ARTICLES.has(later.lower)) && /s$/.test((terms[at] as Term).lower);
}

/** True where the term after several of a kind is what they do: 'firefighters rescue a dog', 'a couple part at the airport'. */
function bareVerb(terms: readonly Term[], at: number, many: boolean): boolean {
  const term = terms[at] as Term, next = terms[at + 1];
  if (!many || !next || !readingIndex('en').frames.has(term.lower) || /[,.;]/.test(terms[at - 1]?.after ?? '')) return false;
  return ARTICLES.has(next.lower) || PLACE_WORDS.has(next.lower) || NUMBER_WORDS[next.lower] !== undefined || /^(?:to|with|for|up|out|off|about|against|together|them|him|it|away|back)$/.test(next.lower);
}
/** A plural, or a word for two or more. */
const severalOf = (term: Term | undefined, earlier: readonly Term[] = []): boolean => earlier.slice(-6).some((each) => each.lower === 'and') || term !== undefined && (singularOf(term.lower) !== term.lower || /^(?:couple|family|pair|people|police|friends|twins)$/.test(term.lower));

/** Reads an English idea: noun phrases by part of speech and lexicon, verbs by their base forms. */
export function readEnglish(text: string): IdeaReading {
  const body = text.slice(0, 400).replace(LEADS, '').replace(OWN, '$1').replace(OTHER_TRADE, '$1');
  const terms = termsOf(body);
  const { frames, concepts } = readingIndex('en');
  const phrases = phrasesOf(frames);
  const nouns: ReadNoun[] = [];
  const verbs: FoundVerb[] = [];
  let adjectives: string[] = [], qualities: QualityId[] = [], count = 0, preposition = false, inRelative = false, seenVerb = false, relativeVerbs = 0, byAgent = false, withNext = false, towardsNext = false, lastPreposition = '';
  let time: TimeOfDay | undefined, weather: Weather | undefined;
  /** Behind which verb each noun stands. */
  const placed = new Map<ReadNoun, number>();
  const reset = (): void => { adjectives = []; qualities = []; count = 0; };
  const addNoun = (noun: Pick<ReadNoun, 'concepts' | 'word' | 'plural'> & { name?: string }): void => {
    nouns.push({ ...noun, adjectives: adjectives.filter((adjective, index) => !noun.word.startsWith(`${adjective} `) && adjectives.indexOf(adjective) === index), qualities, count: /^twins?$/.test(noun.word) ? 2 : count, role: byAgent || preposition && noun.concepts.length === 0 && MATERIAL.test(lastPreposition) ? 'object' : preposition ? 'place' : seenVerb || inRelative ? 'object' : 'subject' });
    placed.set(nouns.at(-1) as ReadNoun, verbs.length > 0 ? (verbs.at(-1) as FoundVerb).at + 1 : 0);
    if (withNext) (nouns.at(-1) as ReadNoun).beside = true;
    if (towardsNext && noun.concepts.some((concept) => concept.startsWith('place.'))) Object.assign(nouns.at(-1) as ReadNoun, { goal: true, role: 'place' });
    towardsNext = false;
    withNext = false;
    byAgent = false;
    reset();
    preposition = false;
  };
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at] as Term;
    const next = terms[at + 1];
    if (RELATIVES.has(term.lower) && nouns.length > 0 && !(term.lower === 'that' && next?.tags.has('Noun') && !next.tags.has('Verb') && seenVerb)) { inRelative = true; relativeVerbs = 0; reset(); continue; }
    // A second finite verb after a relative clause takes up the sentence again.
    if (inRelative && relativeVerbs > 0 && !['and', 'or', 'to', 'but'].includes((terms[at - 1] as Term | undefined)?.lower ?? '') && (term.tags.has('Copula') || term.tags.has('PresentTense') && !term.tags.has('Infinitive')) && !ARTICLES.has((terms[at - 1] as Term).lower)) inRelative = false;
    if (inRelative && term.tags.has('Copula')) relativeVerbs++;
    if (term.lower === 'with' && !seenVerb) { withNext = true; reset(); continue; }
    if (ARTICLES.has(term.lower)) { reset(); continue; }
    if (NUMBER_WORDS[term.lower] || /^\d{1,3}$/.test(term.lower)) { count = NUMBER_WORDS[term.lower] ?? Number(term.lower); continue; }
    if (term.lower === 'in' && next?.lower === 'love') { at++; reset(); continue; }
    // 'travels to Alaska': a place that one sets out for.
    const towards = term.lower === 'to' && next !== undefined && (ARTICLES.has(next.lower) || next.tags.has('ProperNoun') || knownRun(terms, at + 1)?.concepts.some((concept) => concept.startsWith('place.')) === true) && !verbBases(next.lower).some((form) => frames.has(form));
    if (towards) { towardsNext = true; reset(); continue; }
    if (PLACE_WORDS.has(term.lower)) {
      preposition = true;
      lastPreposition = term.lower;
      byAgent = term.lower === 'by' && /(?:ed|en|t|wn|ld|ne|ught)$/.test((terms[at - 1] as Term | undefined)?.lower ?? '') || term.lower === 'by' && PASSIVE.test(body);
      reset();
      continue;
    }
    // 'the way home' names no house.
    if (term.lower === 'home' && !preposition && !ARTICLES.has((terms[at - 1] as Term | undefined)?.lower ?? '')) { reset(); continue; }
    if (VAGUE.test(term.lower)) { reset(); preposition = false; continue; }
    const run = knownRun(terms, at);
    const families = new Set(run?.concepts.map((concept) => concept.split('.')[0]));
    const afterArticle = at > 0 && (ARTICLES.has((terms[at - 1] as Term).lower) || adjectives.length > 0);
    const beforeNoun = next?.tags.has('Noun') && !/[,.;]/.test(term.after);
    const base = verbBases(term.lower).find((form) => frames.has(form));
    const gerund = at === 0 && /ing$/.test(term.lower) && base !== undefined && terms.length > 1;
    // 'forgotten umbrellas look': a participle before the subject describes it.
    const describes = beforeNoun && !nouns.some((noun) => noun.role === 'subject') && !inRelative && /(?:ed|en|own|orn)$/.test(term.lower) && (at === 0 || /[,;:]/.test((terms[at - 1] as Term).after));
    if (describes && run === undefined) { adjectives.push(term.lower); continue; }
    const asked = at > 0 && at < 3 && /^(?:do|does|did|can|will)$/.test((terms[at - 1] as Term).lower);
    const actsAsVerb = gerund || term.tags.has('Verb') && !describes && !asked && !(afterArticle && (beforeNoun || run)) && !term.tags.has('Auxiliary') && !term.tags.has('Copula') && !(base === undefined && families.has('weather'));
    const doneByMany = !seenVerb && !inRelative && nouns.length > 0 && bareVerb(terms, at, severalOf(terms[at - 1], terms.slice(0, at)));
    const inClause = inRelative && relativeVerbs === 0 && base !== undefined && /s$/.test(term.lower) && RELATIVES.has((terms[at - 1] as Term | undefined)?.lower ?? '');
    const wantsVerb = inClause || at > 0 && (terms[at - 1] as Term).lower === 'to' && base !== undefined;
    if ((actsAsVerb || wantsVerb || doneByMany || (base !== undefined && nouns.length === 1 && !seenVerb && !afterArticle && /s$/.test(term.lower) && next !== undefined && (ARTICLES.has(next.lower) || AFTER_VERB.test(next.lower)))) && !(run && run.length > 1 && !doneByMany)) {
      const phrase = phraseFrame(term.lower, terms.slice(at + 1, at + 7).map((each) => each.lower), frames, phrases);
      const known = phrase?.base ?? base ?? (verbBases(term.lower).includes('fall') ? 'fall' : verbBases(term.lower)[0] as string);
      // 'a boy raised by wolves': done to him before the story begins.
      const past = next?.lower === 'by' && !seenVerb && nouns.length > 0 && !(terms[at - 1] as Term).tags.has('Copula') && !(terms[at - 1] as Term).tags.has('Auxiliary');
      let frame = base ? frames.get(base) as FrameId : undefined;
      if (phrase) frame = phrase.frame;
      if (known === 'fall' && next?.lower === 'in' && !phrase) frame = 'fall_in_love';
      if (known === 'meet' && !phrase) frame = 'befriend';
      if (known === 'run' && !inRelative && terms.slice(at + 1, at + 6).some((_later, index, list) => index > 0 && !PLACE_WORDS.has(list[0]?.lower ?? '') && ARTICLES.has(list[0]?.lower ?? '') && (knownRun(terms, at + 1 + index)?.concepts.some((concept) => concept.startsWith('place')) ?? false))) frame = 'open_shop';
      if (known === 'enter' && !terms.slice(at + 1).some((later) => concepts.get(later.lower)?.some((concept) => concept.startsWith('place')))) frame = 'join';
      if (inRelative && !term.tags.has('Auxiliary')) relativeVerbs++;
      // A missed train is no memory, and what stops by itself defends nothing.
      if (known === 'miss' && terms.slice(at + 1, at + 4).some((later) => /^(train|bus|boat|flight|plane|ferry|ship)$/.test(later.lower))) frame = undefined;
      if (known === 'stop' && (!next || PLACE_WORDS.has(next.lower))) frame = undefined;
      if (known === 'open' && !terms.slice(at).some((later) => concepts.get(later.lower)?.some((concept) => /^(?:place|thing)/.test(concept)))) frame = 'reveal';
      // An unknown verb still says what is wanted.
      if (!frame && (!base || known === 'miss' || known === 'stop') && term.tags.has('Verb') && !inRelative && !SLIGHT.has(term.lower) && !/(ed|ing)$/.test(term.lower)) verbs.push({ frame: 'want', at, base: guessBase(term.lower), inRelative, afterTo: false });
      if (frame) verbs.push({ frame, at, base: known, inRelative: inRelative || past, afterTo: at > 0 && (terms[at - 1] as Term).lower === 'to' });
      if (!inRelative && !past) seenVerb = true;
      reset();
      preposition = false;
      // The words of a phrase are told by it, save those that name something to see.
      if (phrase) at += phrase.words.some((word) => concepts.has(word)) ? phrase.words[0] !== undefined && PLACE_WORDS.has(phrase.words[0]) ? 1 : 0 : phrase.length;
      continue;
    }
    if (run && families.has('quality') && (families.size === 1 || describes || (beforeNoun && run.length === 1))) { adjectives.push(term.lower); qualities.push(run.concepts.find((concept) => concept.startsWith('quality'))?.split('.')[1] as QualityId); if (term.lower === 'afraid' || term.lower === 'scared') verbs.push({ frame: 'overcome', at, base: 'be afraid', inRelative, afterTo: false }); at += run.length - 1; continue; }
    if (run && (families.has('time') || families.has('weather')) && (preposition || families.size === 1)) {
      for (const concept of run.concepts) { const [family, id] = concept.split('.'); if (family === 'time') time = id as TimeOfDay; if (family === 'weather') weather = id as Weather; }
      const set = families.has('weather') && preposition && SETTING_BEFORE.has(lastPreposition) && !families.has('place') && !families.has('person');
      if (families.size === 1 || set) { at += run.length - 1; if (families.has('time') || set) preposition = false; continue; }
    }
    if (run && term.tags.has('Adjective') && beforeNoun && run.length === 1 && !families.has('person')) { adjectives.push(term.lower); continue; }
    if (run) {
      const after = terms[at + run.length];
      const burns = after && /[^s]s$/.test(after.lower) && at + run.length === terms.length - 1 && !knownRun(terms, at + run.length);
      // 'Why do leaves change colour?'
      const asks = after && (frames.has(after.lower) || at + run.length === terms.length - 1) && at > 0 && /^(?:do|does|did)$/.test((terms[at - 1] as Term).lower);
      const acted = !seenVerb && !inRelative && bareVerb(terms, at + run.length, severalOf(terms[at + run.length - 1]));
      const joined = after && !burns && !asks && !acted && !/[,.;:!?]/.test((terms[at + run.length - 1] as Term).after) && ((after.tags.has('Noun') && !after.tags.has('Pronoun') && !ARTICLES.has(after.lower) && !after.tags.has('Verb')) || compounds(terms, at + run.length)) && !RELATIVES.has(after.lower) && !PLACE_WORDS.has(after.lower) && !STOP.has(after.lower) && !(/s$/.test(after.lower) && verbBases(after.lower).some((form) => frames.has(form)) && (AFTER_VERB.test(terms[at + run.length + 1]?.lower ?? '') || /^dreams?$/.test(after.lower) && /^(of|about|that)$/.test(terms[at + run.length + 1]?.lower ?? '') || ARTICLES.has(terms[at + run.length + 1]?.lower ?? '')));
      if (joined && !after.tags.has('ProperNoun')) {
        const head = knownRun(terms, at + run.length);
        const length = head?.length ?? 1;
        const word = [...terms.slice(at, at + run.length).map((each) => each.lower), singularOf(terms.slice(at + run.length, at + run.length + length).map((each) => each.lower).join(' '))].join(' ');
        addNoun({ concepts: head?.concepts.filter((concept) => !concept.startsWith('quality')) ?? (nearest(after, false).length > 0 ? nearest(after, false) : /['’]s$/.test((terms[at + run.length - 1] as Term).lower) ? [] : run.concepts), word, plural: singularOf(after.lower) !== after.lower });
        // Whose it is may act as well: 'the boy's hat'.
        if (/['’]s?$/.test((terms[at + run.length - 1] as Term).lower) && run.concepts.some((concept) => /^(person|animal|robot)/.test(concept))) nouns.push({ concepts: run.concepts, word: run.word, adjectives: [], qualities: [], plural: run.plural, count: 0, role: 'object', owner: true });
        // 'the basement door' is in the basement.
        const within = run.concepts.find((concept) => concept.startsWith('place.'));
        if (within && !run.concepts.some((concept) => concept.startsWith('thing.')) && head?.concepts.some((concept) => concept.startsWith('thing.'))) nouns.push({ concepts: [within], word: run.word, adjectives: [], qualities: [], plural: false, count: 0, role: 'place' });
        at += run.length + length - 1;
        continue;
      }
      const concepts = run.concepts.filter((concept) => !/^(quality|time|weather)/.test(concept));
      // 'on Mars': a place of the lexicon that is a name. 'Grandma Rose’s bakery': whose it is.
      const named = at > 0 && /^\p{Lu}/u.test(term.text) && concepts.length > 0 && concepts.every((concept) => concept.startsWith('place.')) ? terms.slice(at, at + run.length).map((each) => each.text).join(' ') : undefined;
      const proper = named ?? (next?.tags.has('ProperNoun') && /^\p{Lu}/u.test(next.text) && run.length === 1 ? next.text.replace(/['’]s$/, '') : undefined);
      addNoun({ concepts, word: run.word, plural: run.plural, ...(proper ? { name: proper } : {}) });
      at += run.length - 1 + (proper && !named ? 1 : 0);
      continue;
    }
    if (term.tags.has('Adjective') || (beforeNoun && afterArticle && term.tags.has('Verb')) ) { if (term.lower.length > 2) adjectives.push(term.lower); continue; }
    if ((term.lower === 'named' || term.lower === 'called') && next) { const last = nouns.at(-1); if (last) { last.name = next.text.replace(/['’]s$/, '').slice(0, 24); at++; } continue; }
    if (term.tags.has('Noun') && !term.tags.has('Pronoun') && !STOP.has(term.lower) && /\p{L}{2}/u.test(term.lower)) {
      const run = [term];
      while (terms[at + 1]?.tags.has('Noun') && !terms[at + 1]?.tags.has('Pronoun') && !ARTICLES.has((terms[at + 1] as Term).lower) && !PLACE_WORDS.has((terms[at + 1] as Term).lower) && !/[,.;]/.test((terms[at] as Term).after) && run.length < 3) run.push(terms[++at] as Term);
      const head = run.at(-1) as Term;
      const proper = /^\p{Lu}/u.test(head.text) && (at > run.length - 1 || head.tags.has('Person') || head.tags.has('ProperNoun') || run.length === 1 && singularOf(head.lower) === head.lower && /^(?:Verb)$/.test([...terms[at + 1]?.tags ?? []].find((tag) => tag === 'Verb') ?? ''));
      const known = knownRun([{ ...head, lower: head.lower }], 0);
      if (known && !proper && known.concepts.every((concept) => /^(time|weather)/.test(concept))) { preposition = false; reset(); continue; }
      addNoun({
        concepts: proper ? (preposition || head.tags.has('Place') || head.tags.has('Country') || head.tags.has('City') || seenVerb && !head.tags.has('Person') ? ['place.town'] : ['person.person']) : known?.concepts.filter((concept) => !/^(quality|time|weather)/.test(concept)) ?? nearest(head, nouns.length === 0),
        word: run.map((each, index) => proper ? each.text : index === run.length - 1 ? singularOf(each.lower) : each.lower).join(' ').replace(/['’]s$/, '').slice(0, 32),
        plural: !proper && singularOf(head.lower) !== head.lower,
        ...(proper ? { name: run.map((each) => each.text).join(' ').replace(/['’]s$/, '').slice(0, 24) } : {}),
      });
      continue;
    }
  }
  const question = /^(how|why|what|where)\b/i.test(body);
  const strong = verbs.filter((verb) => !WEAK.has(verb.frame));
  // Two sentences: where the first only says how things are, the second tells what happens.
  const told = strong.find((verb) => !verb.inRelative);
  const stop = terms.findIndex((term) => /[.!?]/.test(term.after));
  const turn = told && stop >= 0 && told.at <= stop && STATES.has(told.frame) ? strong.find((verb) => !verb.inRelative && verb.at > stop && !STATES.has(verb.frame)) : undefined;
  const first = turn ?? told;
  // 'crosses the ice to find its chick': the going is not the deed.
  const purpose = first && MOVES.has(first.frame) ? strong.find((verb) => verb.afterTo && verb.at > first.at && !verb.inRelative && !MOVES.has(verb.frame)) : undefined;
  const main = purpose ?? first ?? strong.find((verb) => verb.inRelative) ?? verbs[0];
  // 'races to save': the second verb is the deed.
  const deed = main && !main.inRelative ? strong.find((verb) => verb.afterTo && verb.at === main.at + 2) : undefined;
  if (main && deed && !STUDIES.has(main.frame)) main.frame = deed.frame;
  const frame = SELLING.test(text) ? 'launch_product' : question ? 'explain' : main?.frame ?? frameOfNouns(nouns, question, text);
  if (purpose) { const sought = nouns.find((noun) => (placed.get(noun) ?? 0) > purpose.at && noun.role !== 'place' && !noun.owner); if (sought) sought.direct = true; }
  const reading: IdeaReading = { language: 'en', text, nouns, frame, frameFromVerb: main !== undefined && frame === main.frame, question };
  if (PASSIVE.test(body) && nouns[0]?.role === 'subject') reading.passive = true;
  // The subject leads, wherever the sentence puts the place.
  const lead = nouns.findIndex((noun) => noun.role === 'subject');
  if (lead > 0) nouns.unshift(...nouns.splice(lead, 1));
  if (time) reading.time = time;
  if (weather) reading.weather = weather;
  if (/\b(she|her|hers|herself)\b/i.test(body)) reading.gender = 'feminine';
  else if (/\b(he|his|him|himself)\b/i.test(body)) reading.gender = 'masculine';
  else if (terms.some((term) => term.tags.has('FemaleName'))) reading.gender = 'feminine';
  else if (terms.some((term) => term.tags.has('MaleName'))) reading.gender = 'masculine';
  const age = /\b(\d{1,3})[- ]years?[- ]old\b/i.exec(body);
  if (age) reading.age = Number(age[1]);
  if (main && frame === main.frame && !main.inRelative && main.base !== 'be afraid' && !NO_WISH.has(main.frame) && !NO_WISH_VERB.test(main.base) && (nouns[0]?.role === 'subject' || main.at === 0)) {
    const rest: string[] = [];
    for (const term of terms.slice(main.at + 1)) {
      if (/^(and|but|while|until|when|because|so|before|after|as|if|only)$/.test(term.lower)) break;
      rest.push(term.text);
      if (/[,.;:!?—]/.test(term.after)) break;
    }
    const particle = /^(who|that)$/;
    const cut = rest.length > 8 ? rest.findIndex((word) => particle.test(word)) : -1;
    const words = cut > 0 ? rest.slice(0, cut) : rest;
    if (words.length > 0 && words.length <= 9 && words.every((word) => /^[\p{L}\p{N}'’-]+$/u.test(word))) reading.ownWish = `${main.base} ${words.join(' ')}`.replace(/\b(an?) (\w+)/gi, (_, article: string, next: string) => `${/^[aeio]/i.test(next) && !/^(one|once|eu)/i.test(next) ? 'an' : /^[^aeiouh]/i.test(next) ? 'a' : article} ${next}`);
  }
  return reading;
}
