import type { PlannedItem, PlannedShot } from '../../story/film-plan.ts';
import type { Composing } from '../compose-still.ts';
import type { SaidRelation } from '../relations/said-relations.ts';
import { withRelations } from '../relations/with-relations.ts';
import { deedsInRow } from './deeds-in-row.ts';
import { stageRow, type StagedRow } from './stage-row.ts';

/** A picture with everybody where the text says, and in a clip with what they do one after another. */
interface Placed {
  still: PlannedShot;
  /** The relations that it shows. */
  shown: SaidRelation[];
  row?: StagedRow;
  /** Things that the small film does not have. */
  items: PlannedItem[];
}

/** A still in which those whom a text relates to one another are where it says; in a clip its deeds follow each other. */
export function placedAsTold(
  apart: PlannedShot,
  relations: readonly SaidRelation[],
  composing: Composing,
  seconds: number | undefined,
): Placed {
  const row = seconds === undefined ? undefined : deedsInRow(composing.facts.graph);
  if (row && seconds !== undefined) {
    // Whoever does things in a row goes to what it is related to.
    const own = relations.filter(({ subject }) => subject === row.doer);
    const { still, shown, items } = withRelations(
      apart,
      relations.filter((one) => !own.includes(one)),
      composing,
    );
    const staged = stageRow(still, row, composing.facts, { seconds, framing: composing.framing, relations: own });
    if (staged) {
      return {
        still: staged.shot,
        shown: [
          ...shown.filter((one) => staysAsLaid(one, staged, composing)),
          ...own.filter(({ ground }) => staged.grounds.has(ground)),
        ],
        row: staged,
        items: [...items, ...staged.items],
      };
    }
  }
  return withRelations(apart, relations, composing);
}

/** What a row handles is not where it lay, and it keeps no things that are places of the text. */
const staysAsLaid = (
  { subject, ground }: SaidRelation,
  { grounds }: StagedRow,
  { facts }: Pick<Composing, 'facts'>,
): boolean =>
  !grounds.has(subject) &&
  !facts.graph.places.some(({ id, concept }) => id === ground && concept?.startsWith('thing.') === true);
