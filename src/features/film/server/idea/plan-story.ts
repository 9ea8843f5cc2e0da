import type { DescribedShot, ShotDescription } from '#src/draft-engine/story/described-shot/described-shot.ts';
import type { FilmPlanOfIdea, StoryRequest } from '#src/draft-engine/story/film-plan.ts';
import type { IdeaRequest, UnderstoodIdea } from '#src/draft-engine/story/telling/understand-idea.ts';
import { askDraft, type Asker } from '#src/foundation/generation/server/ask-draft.ts';
import type { FilmDependencies } from '../film-dependencies.ts';

/** The story that the draft engine would write for this request. Throws what `askDraft` throws. */
export async function planStory(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  asker: Asker,
  story: StoryRequest,
): Promise<FilmPlanOfIdea> {
  return (await askDraft(dependencies, asker, { kind: 'text', task: 'plan-film', story })) as FilmPlanOfIdea;
}

/** What an idea says, and the film type and look that suit it. Throws what `askDraft` throws, and INVALID_DATA. */
export async function understandIdea(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  asker: Asker,
  idea: IdeaRequest,
): Promise<UnderstoodIdea> {
  return (await askDraft(dependencies, asker, { kind: 'text', task: 'understand-idea', idea })) as UnderstoodIdea;
}

/** One shot of a film that has a story; null where nothing of it can be drawn. Throws what `askDraft` throws. */
export async function planShot(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  asker: Asker,
  shot: ShotDescription,
): Promise<DescribedShot | null> {
  return (await askDraft(dependencies, asker, { kind: 'text', task: 'plan-shot', shot })) as DescribedShot | null;
}
