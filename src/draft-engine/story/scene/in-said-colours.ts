import type { PlannedCharacter } from '../film-plan.ts';
import { behindColour, colourSaidOf } from '../idea/colour-said-of.ts';
import type { StoryDraft } from '../plan-from-graph.ts';

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
      return figure.kind === 'animal' && figure.colours[0] === 'teal'
        ? { ...character, figure: { ...figure, colours: ['tan', figure.colours[1]] } }
        : character;
    }
    return { ...character, figure: { ...figure, colours: [colour, figure.colours[1]] } };
  });
}
