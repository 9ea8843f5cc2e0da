/** Words that open a noun phrase. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'his', 'her', 'its', 'their', 'my', 'our', 'your', 'this', 'that', 'every', 'each', 'some', 'any', 'no', 'one', 'another']);

/** Words that set a place or a time. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'at', 'on', 'under', 'inside', 'near', 'from', 'into', 'across', 'beneath', 'aboard', 'through', 'over', 'beside', 'by', 'along', 'around', 'towards', 'toward', 'behind', 'above', 'below', 'between', 'onto', 'outside', 'up', 'down', 'during', 'after', 'before']);

/** Words that open a clause of its own. */
export const RELATIVES: ReadonlySet<string> = new Set(['that', 'who', 'which', 'whose', 'where', 'when', 'because', 'while', 'until', 'if']);

/** Nouns that name nobody and nothing to be seen. */
export const EMPTY_NOUNS: ReadonlySet<string> = new Set([
  'mystery', 'case', 'way', 'thing', 'day', 'time', 'lot', 'kind', 'one', 'something', 'everything', 'nothing', 'story', 'tale', 'film', 'movie', 'commercial', 'advert', 'advertisement', 'ad', 'documentary',
  'year', 'years', 'age', 'who', 'what', 'how', 'why', 'it', 'he', 'she', 'they', 'him', 'them', 'i', 'you', 'we', 'me', 'us', 'o', 'themselves', 'himself', 'herself', 'itself', 'himself.',
  'life', 'end', 'people', 'pair', 'group', 'team', 'shift', 'piece', 'bit', 'part', 'plan', 'chance', 'idea', 'number', 'hour', 'week', 'month', 'century', 'childhood', 'days', 'hours', 'weeks', 'months',
  'minute', 'minutes', 'moment', 'weekend', 'summer', 'winter', 'autumn', 'spring', 'season', 'nights', 'someone', 'somebody', 'everyone', 'everybody', 'nobody', 'anyone', 'home',
]);

/** Verbs too slight to say what is wanted. */
export const SLIGHT_VERBS: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'does', 'do', 'did', 'gets', 'got', 'goes', 'went', 'begins', 'starts', 'keeps', 'can', 'must', 'will', 'never', 'made', 'meets']);

/** Nobody in particular. */
export const VAGUE = /^(?:some|any|every|no)(?:one|body|thing)$/;

/** What follows a verb rather than a noun in the plural: 'a fisherman waits for'. */
export const AFTER_VERB = /^(?:to|for|with|against|away|back|alone|until|every)$/;

/** Something done to the first noun: 'is stolen by'. */
export const PASSIVE = /\b(?:is|are|was|were|gets|got|be|been)\s+(?:\w+ly\s+)?(?:\w{3,}ed|stolen|taken|found|built|made|lost|bought|sold|brought|given|kept|hidden|eaten|written|woken|taught|caught|held|left|beaten|chosen|driven)\b[^,;]*\bby\b/i;
