import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import { drawStill } from '#src/draft-engine/picture/still.ts';
import type { GivenCharacter } from '#src/draft-engine/story/film-plan.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { browserSurfaces, stageFor } from './preview-stage.ts';
import type { PreviewAnswer, PreviewRequest } from './preview-messages.ts';

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { data: PreviewRequest }) => void): void;
  postMessage(message: PreviewAnswer, transfer?: Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const answer = (message: PreviewAnswer, transfer: Transferable[] = []): void => scope.postMessage(message, transfer);

/** The opening, the middle and the ending: what a film promises. */
const frameNumbers = (shots: number): number[] => [...new Set([1, Math.ceil((shots + 1) / 2), shots])];

/** Lets a newer wish in between two frames. */
const breathe = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 0); });

let newest = 0;

async function draw({ turn, wish, width, height }: PreviewRequest): Promise<void> {
  const { makers, known } = await stageFor(wish.characters);
  if (turn !== newest) return;
  const characters = wish.characters.map(({ pictureId, name }): GivenCharacter => ({ name, ...(known.has(pictureId) ? { pictureKey: pictureId } : {}) }));
  const plan = planFilm({ idea: wish.idea, type: wish.type, language: wish.language, shotCount: wish.shots, aspect: wish.aspect, seed: wish.seed, characters });
  const numbers = frameNumbers(plan.shots.length);
  answer({ kind: 'story', turn, title: plan.title, numbers });
  for (const number of numbers) {
    await breathe();
    if (turn !== newest) return;
    const shot = plan.shots[number - 1];
    if (!shot) continue;
    const surface = drawStill(drawingOfShot(plan, number, { look: wish.style, aspect: wish.aspect, seed: wish.seed }), { width, height }, browserSurfaces, makers);
    const bitmap = (surface as unknown as OffscreenCanvas).transferToImageBitmap();
    answer({ kind: 'frame', turn, frame: { number, script: shot.script, words: shot.speech.text, seconds: shot.durationSeconds, bitmap } }, [bitmap]);
  }
}

scope.addEventListener('message', ({ data }) => {
  newest = data.turn;
  void draw(data).catch(() => answer({ kind: 'failed', turn: data.turn }));
});
