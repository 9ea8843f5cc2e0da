import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { filmCharacters, filmItems, filmPlaces } from '../tables.ts';

/** Writes a story's characters, places and items as rows of the film. */
export async function writeCast(transaction: Transaction, filmId: string, plan: FilmPlan): Promise<void> {
  const row = <Member extends { key: string; name: string; description: string }>(
    { key, name, description }: Member,
    position: number,
  ) => ({ filmId, key, position, name, description });
  if (plan.characters.length > 0) {
    await transaction
      .insert(filmCharacters)
      .values(
        plan.characters.map((member, index) => ({ ...row(member, index), figure: member.figure, voice: member.voice })),
      );
  }
  await transaction
    .insert(filmPlaces)
    .values(plan.places.map((member, index) => ({ ...row(member, index), place: member.place })));
  if (plan.items.length > 0) {
    await transaction.insert(filmItems).values(
      plan.items.map((member, index) => ({
        ...row(member, index),
        item: member.item,
        label: member.label ?? null,
        colour: member.colour ?? null,
      })),
    );
  }
}
