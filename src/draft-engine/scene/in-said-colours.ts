import { SPECIES_COLOURS } from '../story/casting/figure-colours.ts';
import type { FigureSpec } from '../story/figure-spec.ts';
import type { PlannedCharacter } from '../story/film-plan.ts';
import { behindColour, colourSaidOf } from '../story/idea/colour-said-of.ts';
import type { StoryDraft } from '../story/plan-from-graph.ts';

/** The characters of a draft; whoever is no person has the colour that the text says, and fur has one of fur. */
export function inSaidColours({ plan, facts: { members, graph } }: StoryDraft): PlannedCharacter[] {
  return plan.characters.map((character): PlannedCharacter => {
    const { figure } = character;
    const participant = members.find(({ key }) => key === character.key)?.participant;
    const colour =
      participant && (colourSaidOf(participant, graph) ?? behindColour(participant.words, graph.language)?.colour);
    if (figure.kind === 'person' || figure.kind === 'picture') {
      return character;
    }
    if (!colour) {
      return figure.kind === 'animal' ? { ...character, figure: { ...figure, colours: furOf(figure) } } : character;
    }
    return { ...character, figure: { ...figure, colours: [colour, figure.colours[1]] } };
  });
}

type AnimalFigure = Extract<FigureSpec, { kind: 'animal' }>;

/** Animals of which there are several need not be told apart by odd colours. */
function furOf({ species, colours }: AnimalFigure): AnimalFigure['colours'] {
  const own = SPECIES_COLOURS[species];
  return own ? [...own] : [colours[0] === 'teal' ? 'tan' : colours[0], colours[1]];
}
