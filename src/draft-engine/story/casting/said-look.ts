import type { ColourName, DrawnFigure, PersonFigure } from '../figure-spec.ts';
import { colourNamed } from '../idea/colour-said-of.ts';
import type { IdeaGraph, Participant } from '../idea/idea-graph.ts';
import { isHair, wornAs } from '../idea/with-looks.ts';
import { ACCESSORIES, HAIR_SHAPES, HATS, OUTFITS } from '../wardrobe.ts';

/** Colours that hair has under its own names. */
const HAIR_COLOURS: readonly (readonly [RegExp, ColourName])[] = [
  [/^(?:red|ginger|auburn|copper)\b/i, 'copper'],
  [/^(?:blonde?|fair|golden|flaxen|sandy)\b/i, 'gold'],
  [/^(?:dark|raven|jet)\b/i, 'black'],
  [/^(?:gr[ea]y|silver)/i, 'silver'],
];
const HAIRED = /^(?<colour>.+)-haired$/;
const OWN_HATS: Readonly<Record<string, PersonFigure['hat']>> = { hat: 'fedora' };
const OWN_OUTFITS: Readonly<Record<string, PersonFigure['outfit']>> = { jeans: 'tshirt', wedding_dress: 'gown' };

const oneOf = <Value extends string>(values: readonly Value[], word: string | undefined): Value | undefined =>
  values.find((each) => each === word);

/** Somebody in the clothes and with the hair that the idea says of them. */
export function inSaidLook(figure: DrawnFigure, participant: Participant, graph: IdeaGraph): DrawnFigure {
  if (figure.kind !== 'person') {
    return figure;
  }
  const { looks = [], qualities } = participant;
  const said = qualities.flatMap(({ words }) => HAIRED.exec(words)?.groups?.['colour'] ?? []);
  const haired = said.reduce((one, word) => withHair(one, [word], graph), figure);
  return looks.reduce((one, look) => wearing(one, look, graph), haired);
}

function wearing(figure: PersonFigure, look: Participant, graph: IdeaGraph): PersonFigure {
  const words = look.qualities.map((each) => each.words);
  if (isHair(look)) {
    return /beard|mou?stache/i.test(look.words)
      ? { ...figure, facialHair: /beard/i.test(look.words) ? 'beard' : 'moustache', ...hairColour(words, graph) }
      : withHair(figure, [...words, look.words], graph);
  }
  const worn = wornAs(look);
  const colour = words.map((word) => colourNamed(word, graph.language)).find(Boolean);
  const outfit = oneOf(OUTFITS, worn) ?? OWN_OUTFITS[worn ?? ''];
  if (outfit) {
    return { ...figure, outfit, colours: [colour ?? figure.colours[0], figure.colours[1]] };
  }
  const second: PersonFigure['colours'] = [figure.colours[0], colour ?? figure.colours[1]];
  const hat = OWN_HATS[worn ?? ''] ?? oneOf(HATS, worn);
  if (hat) {
    return { ...figure, hat, colours: second };
  }
  const accessory = oneOf(ACCESSORIES, worn);
  return accessory
    ? { ...figure, colours: second, accessories: [...new Set([...figure.accessories, accessory])] }
    : figure;
}

const withHair = (figure: PersonFigure, words: readonly string[], graph: IdeaGraph): PersonFigure => {
  const shape = words
    .map((word) => oneOf(HAIR_SHAPES, word.toLowerCase()) ?? oneOf(HAIR_SHAPES, `${word.toLowerCase()}s`))
    .find(Boolean);
  return { ...figure, ...(shape ? { hair: shape } : {}), ...hairColour(words, graph) };
};

function hairColour(words: readonly string[], { language }: IdeaGraph): Partial<PersonFigure> {
  const colour = words
    .map((word) => HAIR_COLOURS.find(([named]) => named.test(word))?.[1] ?? colourNamed(word, language))
    .find(Boolean);
  return colour ? { hairColour: colour } : {};
}
