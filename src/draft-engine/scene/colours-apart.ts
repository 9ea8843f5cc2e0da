import type { Language } from '#src/shared/language/languages.ts';
import { behindColour, wholeColour } from '../story/idea/colour-said-of.ts';
import type { IdeaGraph, Participant } from '../story/idea/idea-graph.ts';
import { without } from './without.ts';

/** Things whose names are said for a colour, and the colour's plain word. */
const AS_COLOUR: Readonly<Record<string, string>> = {
  peach: 'pink',
  apricot: 'orange',
  tangerine: 'orange',
  cherry: 'crimson',
  wine: 'crimson',
  strawberry: 'red',
  lemon: 'yellow',
  honey: 'gold',
  chocolate: 'brown',
  caramel: 'tan',
  mint: 'lime',
};
/** What is made of such a thing, or grows it, and has no other colour. */
const MADE_OF =
  /^(?:trees?|orchards?|groves?|gardens?|bush(?:es)?|flowers?|petals?|blossoms?|juices?|pies?|cakes?|jams?|teas?|sauces?|ice creams?|candles?|perfumes?|glass(?:es)?|bottles?|cream|bread|cookies?|milk|bars?|medals?|coins?|mines?|bears?)$/iu;

/** 'An orange cat' is a cat, and orange; so is 오렌지색 고양이. */
export function withColoursApart(graph: IdeaGraph): IdeaGraph {
  return ownColours(colourWordsApart(graph));
}

/** オレンジ色の猫: a colour that is read as somebody of its own is one of the next who is named. */
function colourWordsApart(graph: IdeaGraph): IdeaGraph {
  const { participants, language } = graph;
  const colours = participants.filter(
    ({ words, kind }, index) =>
      kind === 'abstract' && wholeColour(words, language) !== undefined && participants[index + 1] !== undefined,
  );
  if (colours.length === 0) {
    return graph;
  }
  const told = participants.map((one, index) => {
    const before = participants[index - 1];
    return before && colours.includes(before) && !isWorn(one)
      ? { ...one, qualities: [...one.qualities, { words: before.words }] }
      : one;
  });
  const gone = colours.filter((one) => !isWorn(participants[participants.indexOf(one) + 1]));
  return without({ ...graph, participants: told }, gone);
}

/** バラ色のドレスの女の子: the colour is that of her dress. */
const isWorn = (one: Participant | undefined): boolean => (one?.looks ?? []).length > 0;

function ownColours(graph: IdeaGraph): IdeaGraph {
  return {
    ...graph,
    participants: graph.participants.map((one) => {
      const parts = one.kind === 'abstract' ? undefined : coloured(one.words, graph.language);
      return parts ? withQuality(one, parts) : one;
    }),
  };
}

function coloured(words: string, language: Language): { colour: string; noun: string } | undefined {
  if (language !== 'en') {
    const noun = behindColour(words, language)?.noun;
    return noun && noun !== '色' ? { colour: words.slice(0, words.length - noun.length).trim(), noun } : undefined;
  }
  const [first = '', ...rest] = words.split(' ');
  const noun = rest.join(' ');
  const colour = AS_COLOUR[first.toLowerCase()] ?? (wholeColour(first, 'en') ? first : undefined);
  return colour === undefined || noun === '' || MADE_OF.test(noun) ? undefined : { colour, noun };
}

const withQuality = (one: Participant, { colour, noun }: { colour: string; noun: string }): Participant => ({
  ...one,
  words: noun,
  qualities: [...one.qualities, { words: colour }],
});
