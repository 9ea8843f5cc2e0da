import nlp from 'compromise';
import { NUMBER_WORDS } from './closed-words.ts';
import { isKnownNoun } from './nouns.ts';
import type { Token } from './tokens.ts';

interface TaggerTerm {
  text: string;
  pre: string;
  post: string;
  normal: string;
  implicit?: string;
  tags: Set<string>;
}

/** A word longer than this is nobody's word; the tagger is not asked about it. */
const LONGEST_WORD = 40;
const LONG_RUN = new RegExp(`[^\\s]{${LONGEST_WORD + 1},}`, 'gu');

/** The words of a text as the tagger sees them, with their places in the text. */
export function tokensOf(text: string): Token[] {
  const plain = plainLetters(text);
  const sentences = tag(plain);
  const tokens: Token[] = [];
  let at = 0;
  for (const sentence of sentences) {
    sentence.forEach((term, index) => {
      const from = term.text === '' ? -1 : plain.indexOf(term.text, at);
      if (from < 0) {
        if (!isOwner(sentence, index)) {
          addSilent(tokens, term);
        }
        return;
      }
      const gap = tokens.length === 0 ? '' : plain.slice(tokens.at(-1)?.to ?? 0, from);
      at = from + term.text.length;
      tokens.push(
        createToken(
          text,
          { from, to: at, gap, isFirst: index === 0 },
          isOwner(sentence, index + 1) ? { ...term, implicit: '', tags: new Set([...term.tags, 'Possessive']) } : term,
        ),
      );
    });
  }
  return joinHyphens(text, tokens);
}

/** From here on the tagger leaves out its last step, which takes more time than all others. */
const TAGGED_FULLY = 1200;
const LAST_STEP = 'postTagger';
/** What the tagger finds for others: groups of words that nobody asks for here. */
const UNASKED = 'chunks';

/** The words of a text with what the tagger says of them. */
function tag(text: string): TaggerTerm[][] {
  const { hooks } = nlp.world() as unknown as { hooks: string[] };
  const steps = hooks.filter((step) => step !== UNASKED);
  const end =
    text.length > TAGGED_FULLY
      ? text.slice(0, TAGGED_FULLY).search(/[.!?]\s[^.!?]*$/) + 1 || TAGGED_FULLY
      : text.length;
  const run = (part: string, wanted: string[]): TaggerTerm[][] =>
    nlp.tokenize(part).compute(wanted).document as unknown as TaggerTerm[][];
  return [
    ...run(text.slice(0, end), steps),
    ...(end < text.length
      ? run(
          text.slice(end),
          steps.filter((step) => step !== LAST_STEP),
        )
      : []),
  ];
}

/** 'the ship's outdated robot': the tagger reads 'has outdated', but a noun that it belongs to follows. */
function isOwner(sentence: readonly TaggerTerm[], silent: number): boolean {
  const [owner, helper, said, noun] = sentence.slice(silent - 1, silent + 3);
  return (
    helper?.text === '' &&
    owner !== undefined &&
    /'s$/.test(owner.text) &&
    !owner.tags.has('Pronoun') &&
    !owner.tags.has('QuestionWord') &&
    said !== undefined &&
    (/^(?:only|own|last|first|best|oldest|youngest|favourite|favorite)$/.test(said.normal) ||
      isKnownNoun(said.normal) ||
      (said.post === ' ' && isNounOfOwner(noun)))
  );
}

const isNounOfOwner = (noun: TaggerTerm | undefined): boolean =>
  noun !== undefined && (noun.tags.has('Noun') || noun.tags.has('Adjective')) && !noun.tags.has('Pronoun');

/** The same text, letter for letter, with straight apostrophes, and blanks for what is no word of a language. */
function plainLetters(text: string): string {
  const isShouting = /[A-Z]{4}/.test(text) && !/[a-z]/.test(text);
  const plain = text.replace(/[’ʼ]/g, "'").replace(LONG_RUN, (run) => run.replace(/[^\p{P}]/gu, ' '));
  return isShouting ? plain.toLowerCase() : plain;
}

/** The second word of a contraction: the 'not' of 'doesn't'. */
function addSilent(tokens: Token[], { implicit, normal, tags }: TaggerTerm): void {
  const before = tokens.at(-1);
  const word = implicit || normal;
  if (before && word) {
    tokens.push({
      ...before,
      text: word,
      lower: word,
      base: word,
      gap: '',
      isFirst: false,
      tags,
      owns: false,
      pos: 'other',
    });
  }
}

function createToken(
  text: string,
  { from, to, gap, isFirst }: Pick<Token, 'from' | 'to' | 'gap' | 'isFirst'>,
  term: TaggerTerm,
): Token {
  const typed = text.slice(from, to);
  const owns =
    term.tags.has('Possessive') && !term.tags.has('Pronoun') && (/['’]s?$/u.test(typed) || term.post.startsWith("'"));
  const word = owns ? typed.replace(/['’]s?$/u, '') : typed;
  const lower = (term.implicit || word).toLowerCase().replace(/[’ʼ]/gu, "'");
  return {
    from,
    to,
    text: word,
    lower: lower === 'cannot' ? 'can' : lower,
    base: lower,
    tag: '',
    pos: 'other',
    forms: [],
    gap,
    isFirst: isFirst || /$(?<=[.!?…\n]\s*["”']?\s*)/u.test(gap),
    owns,
    tags: term.tags,
    ...genderOf(term.tags),
  };
}

function genderOf(tags: ReadonlySet<string>): Pick<Token, 'gender'> {
  if (tags.has('FemaleName')) {
    return { gender: 'feminine' };
  }
  return tags.has('MaleName') ? { gender: 'masculine' } : {};
}

/** Takes words with hyphens, which the tagger cuts, as one again. */
function joinHyphens(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before && /^-$/.test(token.gap) && token.from === before.to + 1) {
      joined[joined.length - 1] = joinTwo(text, before, token);
    } else {
      joined.push(token);
    }
  }
  return joined.map(withYears);
}

function joinTwo(text: string, before: Token, token: Token): Token {
  const typed = text.slice(before.from, token.to).replace(/['’]s$/u, '');
  return {
    ...token,
    from: before.from,
    text: typed,
    lower: typed.toLowerCase(),
    base: typed.toLowerCase(),
    gap: before.gap,
    isFirst: before.isFirst,
  };
}

const AGE = /^(\d{1,3}|[a-z]+(?:-[a-z]+)?)-years?-olds?$/;

function withYears(token: Token): Token {
  const said = AGE.exec(token.lower)?.[1];
  const years = said === undefined ? Number.NaN : yearsOf(said);
  return Number.isNaN(years) ? token : { ...token, years };
}

/** '12', '1,200', 'twelve', 'twenty-seven'. */
export const isNumber = (lower: string): boolean =>
  /^\d{1,3}(?:,?\d{3})*$/.test(lower) || lower.split('-').every((part) => NUMBER_WORDS[part] !== undefined);

/** 12 for '12', 'twelve'; 27 for 'twenty-seven'. */
export function yearsOf(said: string): number {
  const sum = said.split('-').reduce((total, part) => total + (NUMBER_WORDS[part] ?? Number(part)), 0);
  return sum;
}
