import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { QUALITIES, type QualityId } from '../concepts/qualities.ts';
import type { IdeaEvent, IdeaGraph } from '../idea/idea-graph.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** What a manner says of a feeling: 'afraid', 'sadly', 'happily'. */
function feelingOf(manner: readonly string[], { language }: IdeaGraph): Emotion | undefined {
  const concepts = conceptsOfWords(language);
  return manner
    .flatMap((word) => [word, word.replace(/ly$/, ''), word.replace(/ily$/, 'y')])
    .flatMap((word) => concepts.get(word.toLowerCase()) ?? [])
    .flatMap((concept) =>
      concept.startsWith('quality.') ? [QUALITIES[concept.slice('quality.'.length) as QualityId].emotion] : [],
    )
    .find((emotion) => emotion !== 'neutral');
}

/** Whoever does something 'afraid' or 'happily' is seen to feel so; `doers` are the keys of those who do it. */
export function withManner(
  staged: StagedDeed,
  event: IdeaEvent | undefined,
  { graph, doers }: { graph: IdeaGraph; doers: readonly string[] },
): StagedDeed {
  const feeling = event && feelingOf(event.manner, graph);
  if (!feeling) {
    return staged;
  }
  return {
    ...staged,
    emotion: feeling,
    actors: staged.actors.map((actor) =>
      doers.includes(actor.characterKey)
        ? {
            ...actor,
            emotion: feeling,
            ...(actor.keyframes && {
              keyframes: actor.keyframes.map((frame) => (frame.emotion ? { ...frame, emotion: feeling } : frame)),
            }),
          }
        : actor,
    ),
  };
}
