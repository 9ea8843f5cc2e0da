import { randomUUID } from 'node:crypto';
import type { DescribedShot } from '#src/draft-engine/story/described-shot/described-shot.ts';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { languageOf } from '#src/draft-engine/story/lexicon/lexicon.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { FilmDocument } from '../../timeline/film-document.ts';
import type { FilmEdit, InsertMember, ShotChange } from '../../timeline/film-edit.ts';
import { readDocument } from '../editing/read-document.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { planShot } from '../idea/plan-story.ts';
import { endingOf } from './ending-of.ts';
import { withoutInvented, withSaidDeeds } from './said-deeds.ts';

/** A sentence, and the shot that goes on with it, is to show it, or ends with it. */
export interface DescriptionOrder {
  accountId: string;
  filmId: string;
  description: string;
  shotId: string;
  as: 'continuation' | 'same_shot' | 'ending';
  signal?: AbortSignal | undefined;
}

/**
 * The edits by which a film shows what a sentence says, with its own cast as far as the sentence means it (EDIT-08,
 * 09); nothing is changed. Throws SHOT_DESCRIPTION_EMPTY, DESCRIPTION_TOO_LONG, FILM_NOT_FOUND, FILM_NOT_READY,
 * NOT_FOUND for a shot that the film does not have, SHOT_NOT_UNDERSTOOD where nothing of it can be drawn, and what
 * `planShot` throws.
 */
export async function describeShot(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors'>,
  { accountId, filmId, description, shotId, as, signal }: DescriptionOrder,
): Promise<{ edits: FilmEdit[]; shotId: string; drawn: boolean; notDrawn: string[] }> {
  const text = requireText(description, {
    limit: LIMITS.film.shotDescriptionCharacters,
    empty: 'SHOT_DESCRIPTION_EMPTY',
    tooLong: 'DESCRIPTION_TOO_LONG',
  });
  const { document } = await readDocument(dependencies.db, { accountId, filmId });
  const before = document.shots.find(({ id }) => id === shotId);
  if (!before) {
    throw new AppError('NOT_FOUND');
  }
  const planned = await planShot(
    dependencies,
    { holder: accountId, signal },
    {
      text,
      type: document.type,
      language: document.language,
      aspect: document.aspect,
      seed: deriveSeed(document.seed, 'described', text),
      cast: document,
      before: before.plan,
      newKey: randomUUID(),
    },
  );
  const tail = { description: text };
  if (!planned) {
    if (as !== 'ending') {
      throw new AppError('SHOT_NOT_UNDERSTOOD');
    }
    // A model may understand what the engine does not.
    return { edits: [{ kind: 'shot', id: shotId, set: { tail } }], shotId, drawn: false, notDrawn: [] };
  }
  const described = asSaid(planned, text, document);
  const { notDrawn } = described;
  const members = newMembers(document, described);
  if (as === 'ending') {
    const set = { tail, ...endingOf(before.plan, described.shot) };
    return { edits: [...members, { kind: 'shot', id: shotId, set }], shotId, drawn: true, notDrawn };
  }
  if (as === 'same_shot') {
    return {
      edits: [...members, { kind: 'shot', id: shotId, set: changeTo(described.shot) }],
      shotId,
      drawn: true,
      notDrawn,
    };
  }
  const id = randomUUID();
  const shot = { id, plan: described.shot, drawn: true };
  return { edits: [...members, { kind: 'insert_shot', shot, after: shotId }], shotId: id, drawn: true, notDrawn };
}

/** The planned shot with what the text says by name, and nothing that only the engine thought of. */
function asSaid(planned: DescribedShot, text: string, { characters, items, language }: FilmDocument): DescribedShot {
  const described = withoutInvented(planned);
  const written = languageOf(text);
  const shot = withSaidDeeds(described.shot, text, {
    named: [...characters, ...described.characters],
    things: [...items, ...described.items],
    language: written === 'cn' && language === 'ja' ? 'ja' : written,
  });
  return { ...described, shot };
}

/** Whoever and whatever the film does not have yet, after those it has. */
function newMembers({ characters, places, items }: FilmDocument, described: DescribedShot): FilmEdit[] {
  return [
    ...described.characters.map((member, index): InsertMember => ({
      kind: 'insert_member',
      of: 'character',
      member,
      after: [...characters, ...described.characters][characters.length + index - 1]?.key ?? null,
    })),
    ...described.places.map((member, index): InsertMember => ({
      kind: 'insert_member',
      of: 'place',
      member,
      after: [...places, ...described.places][places.length + index - 1]?.key ?? null,
    })),
    ...described.items.map(({ label, colour, ...item }, index): InsertMember => ({
      kind: 'insert_member',
      of: 'item',
      member: { ...item, label: label ?? null, colour: colour ?? null },
      after: [...items, ...described.items][items.length + index - 1]?.key ?? null,
    })),
  ];
}

/**
 * What is seen and heard is as described. What the shot tells, how it begins, and what is said unless the sentence says
 * it, stays as it is by then.
 */
function changeTo({
  number: _number,
  script: _script,
  transition: _transition,
  speech,
  music: _music,
  durationSeconds: _length,
  ...shown
}: PlannedShot): ShotChange {
  const { effects = null, visions = null, stillAt = null, silence = null, accent: _accent, ...plan } = shown;
  return { ...plan, effects, visions, stillAt, silence, ...(speech.kind === 'line' ? { speech } : {}) };
}
