import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { type BeatId, isLine, isSilent } from './beats.ts';
import { FILLERS, SHAPES, TOLD_TYPES } from './shapes.ts';

const CORE = new Set<BeatId>([
  'want',
  'obstacle',
  'turn',
  'price',
  'deed',
  'product',
  'encounter',
  'truth',
  'clue',
  'deduction_line',
  'answer',
  'question',
  'challenge',
  'result',
  'omen',
  'meet',
  'problem',
  'change',
  'landfall',
  'threat',
  'choice',
  'cost',
  'step',
]);
/** An answer stands after its question only. */
const answered = (beats: readonly BeatId[]): BeatId[] =>
  beats.map((beat, at) => (beat === 'answer_line' && beats[at - 1] !== 'ask_line' ? 'secret_line' : beat));

const weightOf = (beat: BeatId): number => (CORE.has(beat) ? 3 : isSilent(beat) ? 1 : isLine(beat) ? 1.6 : 2);

/**
 * The beats of a film of `count` shots: a shape of its type with its least beats left out or others put between. First
 * and last stay; at least one beat and at most a quarter are silent.
 */
export function fitShape(type: FilmType, which: number, count: number, needs: readonly BeatId[] = []): BeatId[] {
  const shapes = SHAPES[type];
  const beats: BeatId[] = [...(shapes[which % shapes.length] ?? shapes[0])];
  for (const need of needs) {
    if (beats.includes(need)) {
      continue;
    }
    const at =
      need === 'turn'
        ? Math.max(
            2,
            beats.findIndex((beat) => beat === 'price' || beat === 'deed' || beat === 'choice' || beat === 'aftermath'),
          )
        : 1;
    beats.splice(Math.min(at, beats.length - 1), 0, need);
  }
  while (beats.length > count) {
    const silents = beats.filter(isSilent).length;
    const lines = beats.filter(isLine).length;
    let drop = -1,
      least = Infinity;
    for (let at = 1; at < beats.length - 1; at++) {
      const beat = beats[at] as BeatId;
      const kept =
        needs.includes(beat) && count > 4
          ? 9
          : (isSilent(beat) && silents === 1) || (isLine(beat) && lines === 1)
            ? 10
            : 0;
      const answers = beat === 'answer_line' && beats[at - 1] === 'ask_line' ? -0.2 : 0;
      const weight = weightOf(beat) + kept + answers + at / 100;
      if (weight < least) {
        least = weight;
        drop = at;
      }
    }
    beats.splice(drop, 1);
  }
  if (beats.length < count) {
    const fillers: readonly BeatId[] = TOLD_TYPES.has(type) ? FILLERS.told : FILLERS.acted;
    const missing = count - beats.length;
    const start = beats.length;
    const added: BeatId[][] = Array.from({ length: start - 1 }, () => []);
    let silentsLeft = Math.floor(count / 4) - beats.filter(isSilent).length,
      taken = 0;
    const chosen: BeatId[] = [];
    for (let index = which; chosen.length < missing; index++) {
      const beat = fillers[taken++ % fillers.length] as BeatId;
      if (isSilent(beat) && silentsLeft-- <= 1) {
        continue;
      }
      if (index > 400) {
        break;
      }
      chosen.push(beat);
    }
    chosen.forEach((beat, index) => added[Math.floor((index * (start - 1)) / chosen.length)]?.push(beat));
    const spread: BeatId[] = [];
    beats.forEach((beat, at) => spread.push(beat, ...(added[at] ?? [])));
    return answered(spread);
  }
  return answered(beats);
}
