import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { hashCutIngredients, isCutStale, UPLOAD } from '../state/cut-ingredients.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { isUnmarked, type Recipe } from '../state/made-from.ts';
import { takes } from '../tables.ts';

/** Notes what the takes in use were made from, where that is not known: what the film said until now. */
export async function markTakes(transaction: Transaction, rows: FilmRows, recipe: Recipe): Promise<void> {
  const cut = rows.takes.findLast(({ assetKind, inputs }) => assetKind === 'movie' && inputs.model !== UPLOAD);
  const unmarkedCut = cut && cut.inputs.ingredients === undefined && !isCutStale(rows) ? [cut] : [];
  const marks = rows.takes
    .filter((take) => (take.circled || take.state === 'generating') && isUnmarked(take))
    .map((take) => ({ take, madeFrom: recipe.of(take.assetKind, take.assetKey, take.inputs.model, take.inputs.view) }))
    .filter(({ madeFrom }) => madeFrom.ingredients !== undefined)
    .concat(unmarkedCut.map((take) => ({ take, madeFrom: { ingredients: hashCutIngredients(rows) } })));
  if (marks.length === 0) {
    return;
  }
  for (const { take, madeFrom } of marks) {
    Object.assign(take.inputs, madeFrom);
  }
  const values = JSON.stringify(marks.map(({ take, madeFrom }) => ({ id: take.id, mark: madeFrom })));
  await transaction.execute(sql`
    update ${takes} set inputs = ${takes.inputs} || marks.mark
    from jsonb_to_recordset(${values}::jsonb) as marks (id uuid, mark jsonb)
    where ${takes.id} = marks.id`);
}
