import type { IdeaGraph, IdeaPlace } from '../../../idea/idea-graph.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import type { CastPlace } from '../../film-words.ts';

const ON =
  /\b(?:mainland|continent|stage|iceberg|hill|border|coast|cliff|shore|beach|island|farm|street|avenue|roof|rooftop|bridge|road|highway|ship|boat|train|bus|mars|moon|planet|sea|ocean|subway|metro|platform|space station|earth|playground|seabed|volcano|mountain|ice|snowfield|battlefield|stairs|staircase|airfield|square|deck)$/i;
const AT =
  /\b(?:station|market|harbour|port|temple|lake|stadium|theatre|museum|hospital|observatory|gym|lighthouse|border|bus stop|crossing|wedding|funeral|fair|airport|party|home|school|sea|waterfall|fountain|funfair|festival|river)$/i;
const BARE = /^(?:home|school|space|outer space|earth|mars|venus|underwater|hell|heaven)$/i;
const PREPOSITION =
  /\b(in|on|at|under|inside|near|by|beside|behind|above|below|aboard|outside|beneath|along|beyond|atop)(?: (?:a|an|the|his|her|its|their|my|this|that|[\p{L}’'-]+['’]s|\p{L}+))?\s*$/iu;

const NEAR_PREPOSITION =
  /\b(in|on|at|under|inside|near|by|beside|above|below|aboard|outside|beneath|along|beyond|atop)(?: (?:a|an|the|his|her|its|their|my|this|that))?\s*$/iu;

/** The noun of a place as the film calls it. */
export function placeNoun(
  { id, concept }: CastPlace,
  graph: IdeaGraph,
  isOwnLanguage: boolean,
): { noun: string; isName: boolean } {
  const own = graph.places.find((each) => each.id === id);
  const whole = own && isOwnLanguage ? wholeName(own, graph) : undefined;
  if (whole !== undefined) {
    return { noun: whole, isName: false };
  }
  if (own && isOwnLanguage) {
    return { noun: own.name ?? own.words, isName: own.name !== undefined };
  }
  if (own?.name !== undefined && /^[\p{Script=Latin}\s.'’-]+$/u.test(own.name)) {
    return { noun: own.name, isName: true };
  }
  return { noun: wordFor(own?.concept ?? concept, 'en'), isName: false };
}

/** 'Arizona desert': a name with its noun. */
function wholeName({ name, words }: IdeaPlace, { text }: IdeaGraph): string | undefined {
  const whole = `${name} ${words}`;
  return name !== undefined && name !== words && text.includes(whole) ? whole : undefined;
}

/** The last preposition before a place. */
const prepositionBefore = (text: string): string | undefined =>
  (NEAR_PREPOSITION.exec(text) ?? PREPOSITION.exec(text))?.[1]?.toLowerCase();

/** Where somebody is: 'in the attic', 'on Mars', 'at home'; as the idea says it, where it does. */
export function placePhrase(place: CastPlace, graph: IdeaGraph, isOwnLanguage: boolean): string | undefined {
  const own = graph.places.find((each) => each.id === place.id);
  if (own && own.name === undefined && !own.concept?.startsWith('place.')) {
    return undefined;
  }
  const { noun, isName } = placeNoun(place, graph, isOwnLanguage);
  const said =
    own && isOwnLanguage
      ? prepositionBefore(graph.text.slice(Math.max(0, own.span.from - 40), own.span.from))
      : undefined;
  if (isName) {
    const isTyped =
      own !== undefined && /(?:^|\s)the\s*$/i.test(graph.text.slice(0, graph.text.indexOf(noun, own.span.from)));
    return `${said ?? (ON.test(noun) ? 'on' : 'in')} ${isTyped || WITH_ARTICLE.test(noun) ? 'the ' : ''}${noun}`;
  }
  return bareWhere(noun) ?? `${said ?? prepositionFor(noun)} the ${noun.replace(DETERMINER, '')}`;
}

const WITH_ARTICLE = /\b(?:desert|river|sea|ocean|mountains|islands|alps|andes|straits?|canal)$/i;
const DETERMINER = /^(?:the|a|an|his|her|its|their) /i;

/** Places that take no article. */
function bareWhere(noun: string): string | undefined {
  const lower = noun.toLowerCase();
  if (lower === 'underwater') {
    return 'under water';
  }
  if (!BARE.test(noun)) {
    return undefined;
  }
  return /^(?:home|school|sea)$/.test(lower) ? `at ${lower}` : `in ${lower}`;
}

function prepositionFor(noun: string): string {
  if (ON.test(noun)) {
    return 'on';
  }
  return AT.test(noun) ? 'at' : 'in';
}
