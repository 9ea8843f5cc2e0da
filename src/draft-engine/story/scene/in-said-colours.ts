import type { PlannedCharacter } from '../film-plan.ts';
import { colourSaidOf } from '../idea/colour-said-of.ts';
import type { StoryDraft } from '../plan-from-graph.ts';

/** The characters of a draft; whoever is no person has the colour that the text says. */
export function inSaidColours({ plan, facts: { members, graph } }: StoryDraft): PlannedCharacter[] {
  return plan.characters.map((character): PlannedCharacter => {
    const { figure } = character;
    const participant = members.find(({ key }) => key === character.key)?.participant;
    const colour = participant && colourSaidOf(participant, graph);
    if (!colour || figure.kind === 'person' || figure.kind === 'picture') {
      return character;
    }
    return { ...character, figure: { ...figure, colours: [colour, figure.colours[1]] } };
  });
}
