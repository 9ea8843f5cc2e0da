import { type IdeaRequest, understandIdea, type UnderstoodIdea } from '../story/telling/understand-idea.ts';

/** Reads an idea. */
export async function understandIdeaTask(request: IdeaRequest): Promise<UnderstoodIdea> {
  return understandIdea(request);
}
