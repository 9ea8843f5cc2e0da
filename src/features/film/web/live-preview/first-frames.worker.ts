import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import { drawStill } from '#src/draft-engine/picture/still.ts';
import type { GivenCharacter } from '#src/draft-engine/story/film-plan.ts';
import type { Grammar } from '#src/draft-engine/story/words/grammar.ts';
import { writePlan } from '#src/draft-engine/story/write-plan.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { PreviewAnswer, PreviewRequest } from './preview-messages.ts';
import { browserSurfaces, stageFor } from './preview-stage.ts';

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { data: PreviewRequest }) => void): void;
  postMessage(message: PreviewAnswer, transfer?: Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const answer = (message: PreviewAnswer, transfer: Transferable[] = []): void => scope.postMessage(message, transfer);

/** A language's vocabulary is large: each is loaded on first use. */
const LOADERS: Readonly<Record<Language, () => Promise<Grammar>>> = {
  en: async () => (await import('#src/draft-engine/story/words/en/english.ts')).ENGLISH,
  cn: async () => (await import('#src/draft-engine/story/words/cn/chinese.ts')).CHINESE,
  ko: async () => (await import('#src/draft-engine/story/words/ko/korean.ts')).KOREAN,
  ja: async () => (await import('#src/draft-engine/story/words/ja/japanese.ts')).JAPANESE,
};

/** The opening, the middle and the ending. */
const frameNumbers = (shots: number): number[] => [...new Set([1, Math.ceil((shots + 1) / 2), shots])];

/** Lets newer input be received between two frames. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

let newest = 0;

async function draw({ turn, input, width, height }: PreviewRequest): Promise<void> {
  const [grammar, { makers, known }] = await Promise.all([LOADERS[input.language](), stageFor(input.characters)]);
  if (turn !== newest) {
    return;
  }
  const characters = input.characters.map(({ pictureId, name }): GivenCharacter => ({
    name,
    ...(known.has(pictureId) ? { pictureKey: pictureId } : {}),
  }));
  const plan = writePlan(
    {
      idea: input.idea,
      type: input.type,
      language: input.language,
      shotCount: input.shots,
      aspect: input.aspect,
      seed: input.seed,
      characters,
    },
    grammar,
  );
  const numbers = frameNumbers(plan.shots.length);
  answer({ kind: 'story', turn, title: plan.title, numbers });
  for (const number of numbers) {
    await breathe();
    if (turn !== newest) {
      return;
    }
    const shot = plan.shots[number - 1];
    if (!shot) {
      continue;
    }
    const surface = drawStill(
      drawingOfShot(plan, number, { look: input.style, aspect: input.aspect, seed: input.seed }),
      { width, height },
      browserSurfaces,
      makers,
    );
    const bitmap = (surface as unknown as OffscreenCanvas).transferToImageBitmap();
    answer(
      {
        kind: 'frame',
        turn,
        frame: { number, script: shot.script, words: shot.speech.text, seconds: shot.durationSeconds, bitmap },
      },
      [bitmap],
    );
  }
}

scope.addEventListener('message', ({ data }) => {
  newest = data.turn;
  void draw(data).catch(() => answer({ kind: 'failed', turn: data.turn }));
});
