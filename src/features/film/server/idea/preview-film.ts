import { createHash } from 'node:crypto';
import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { GivenCharacter } from '#src/draft-engine/story/film-plan.ts';
import type { IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';
import type { Asker } from '#src/foundation/generation/server/ask-draft.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { planStory } from './plan-story.ts';
import { checkOpenInput, type OpenInput, settleInput, storyOf } from './settle-input.ts';

/** The first frames of a film, to be drawn by whoever asks. */
export interface FilmPreview {
  title: string;
  type: FilmType;
  style: LookId;
  /** What was understood of the idea. */
  graph: IdeaGraph;
  frames: { number: number; script: string; words: string; seconds: number; drawing: ShotDrawing }[];
}

export interface PreviewOrder extends OpenInput {
  /** Those that are brought along; pictures are named by their position, `given-1` first. */
  characters: readonly { name: string; isPictured: boolean }[];
}

/** Previews that are kept: the newest, so that going back to an earlier text costs nothing. */
const KEPT = 200;

/** Creates the function that previews films; the answers to the newest orders are remembered. */
export function createFilmPreview(dependencies: Pick<FilmDependencies, 'vendors'>) {
  const kept = new Map<string, FilmPreview>();
  /**
   * The opening, the middle and the ending of the film that an order would make. Throws what `checkOpenInput`,
   * `settleInput` and `planStory` throw, and the reason of the asker's signal.
   */
  return async (asker: Asker, order: PreviewOrder): Promise<FilmPreview> => {
    const key = createHash('sha256').update(JSON.stringify(order)).digest('base64');
    const preview = kept.get(key) ?? (await previewFilm(dependencies, asker, order));
    // Asked for last, it is forgotten last.
    kept.delete(key);
    kept.set(key, preview);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) {
      kept.delete(oldest);
    }
    return preview;
  };
}

async function previewFilm(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  asker: Asker,
  { characters, ...order }: PreviewOrder,
): Promise<FilmPreview> {
  const input = await settleInput(dependencies, asker, checkOpenInput(order));
  const { type, style, aspect, seed } = input;
  const plan = await planStory(dependencies, asker, {
    ...storyOf(input),
    characters: characters.map(({ name, isPictured }, index): GivenCharacter => ({
      name,
      ...(isPictured ? { pictureKey: `given-${index + 1}` } : {}),
    })),
  });
  return {
    title: plan.title,
    type,
    style,
    graph: plan.graph,
    frames: frameNumbers(plan.shots.length).flatMap((number) => {
      const shot = plan.shots[number - 1];
      return shot
        ? [
            {
              number,
              script: shot.script,
              words: shot.speech.text,
              seconds: shot.durationSeconds,
              drawing: drawingOfShot(plan, number, { look: style, aspect, seed }),
            },
          ]
        : [];
    }),
  };
}

/** The opening, the middle and the ending. */
const frameNumbers = (shots: number): number[] => [...new Set([1, Math.ceil((shots + 1) / 2), shots])];
