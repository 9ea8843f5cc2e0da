import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { BeatId } from './beats.ts';

/** A shape is its beats in order. Beats in the first list of a type are the most usual course; the seed chooses. */
export type Shape = readonly BeatId[];

export const SHAPES: Readonly<Record<FilmType, readonly [Shape, Shape, Shape, ...Shape[]]>> = {
  ads: [
    ['problem', 'customer_line', 'hands', 'product', 'change', 'proof', 'thanks_line', 'claim'],
    ['world', 'problem', 'breath', 'product', 'fact', 'worth_line', 'change', 'claim'],
    ['product', 'problem', 'doubt_line', 'step', 'hands', 'proof', 'change', 'claim'],
  ],
  drama: [
    ['world', 'sign', 'breath', 'want', 'doubt_line', 'obstacle', 'price', 'plea_line', 'turn', 'end'],
    ['habit', 'meet', 'ask_line', 'answer_line', 'alone', 'obstacle', 'choice', 'price', 'echo'],
    ['world', 'want', 'doubt_line', 'attempt', 'setback', 'look', 'secret_line', 'turn', 'end'],
  ],
  comedy: [
    ['world', 'want', 'doubt_line', 'hands', 'attempt', 'setback', 'quip_line', 'turn', 'end'],
    ['habit', 'meet', 'ask_line', 'quip_line', 'look', 'obstacle', 'deed', 'end'],
    ['world', 'hello_line', 'quip_line', 'obstacle', 'motion', 'attempt', 'worth_line', 'turn', 'echo'],
  ],
  romance: [
    ['world', 'meet', 'look', 'ask_line', 'answer_line', 'bond', 'obstacle', 'plea_line', 'end'],
    ['habit', 'sign', 'hello_line', 'answer_line', 'passage', 'bond', 'price', 'end'],
    ['world', 'want', 'breath', 'meet', 'secret_line', 'bond', 'turn', 'farewell_line', 'echo'],
  ],
  martial_arts: [
    ['world', 'want', 'threat_line', 'obstacle', 'attempt', 'motion', 'deed', 'price', 'end'],
    ['habit', 'meet', 'threat_line', 'resolve_line', 'breath', 'danger', 'turn', 'end'],
    ['world', 'sign', 'ask_line', 'days', 'look', 'danger', 'deed', 'secret_line', 'echo'],
  ],
  fantasy: [
    ['world', 'breath', 'meet', 'hello_line', 'answer_line', 'bond', 'price', 'end'],
    ['habit', 'sign', 'ask_line', 'passage', 'discovery', 'obstacle', 'choice', 'deed', 'echo'],
    ['world', 'want', 'secret_line', 'obstacle', 'motion', 'turn', 'price', 'end'],
  ],
  scifi: [
    ['world', 'sign', 'ask_line', 'answer_line', 'hands', 'discovery', 'choice', 'price', 'end'],
    ['habit', 'want', 'doubt_line', 'passage', 'obstacle', 'danger', 'turn', 'echo'],
    ['world', 'attempt', 'breath', 'meet', 'secret_line', 'price', 'deed', 'end'],
  ],
  suspense: [
    ['world', 'omen', 'look', 'ask_line', 'obstacle', 'secret_line', 'danger', 'turn', 'echo'],
    ['habit', 'sign', 'denial_line', 'alone', 'clue', 'threat_line', 'choice', 'end'],
    ['omen', 'want', 'doubt_line', 'attempt', 'hands', 'discovery', 'danger', 'price', 'end'],
  ],
  horror: [
    ['world', 'omen', 'denial_line', 'breath', 'sign', 'encounter', 'threat_line', 'aftermath'],
    ['habit', 'omen', 'look', 'doubt_line', 'discovery', 'alone', 'encounter', 'aftermath'],
    ['world', 'want', 'secret_line', 'omen', 'motion', 'encounter', 'plea_line', 'aftermath'],
  ],
  action: [
    ['sign', 'want', 'doubt_line', 'motion', 'obstacle', 'danger', 'resolve_line', 'deed', 'end'],
    ['danger', 'world', 'ask_line', 'attempt', 'motion', 'setback', 'choice', 'deed', 'echo'],
    ['world', 'threat_line', 'danger', 'look', 'attempt', 'turn', 'deed', 'end'],
  ],
  history: [
    ['world', 'context', 'want', 'ask_line', 'passage', 'obstacle', 'price', 'deed', 'legacy'],
    ['birth', 'habit', 'doubt_line', 'attempt', 'hands', 'danger', 'turn', 'legacy'],
    ['ground', 'sign', 'resolve_line', 'obstacle', 'alone', 'choice', 'price', 'legacy'],
  ],
  war: [
    ['world', 'hands', 'ask_line', 'danger', 'setback', 'plea_line', 'price', 'end'],
    ['habit', 'sign', 'farewell_line', 'passage', 'danger', 'choice', 'price', 'echo'],
    ['ground', 'want', 'doubt_line', 'obstacle', 'look', 'turn', 'deed', 'legacy'],
  ],
  documentary: [
    ['question', 'ground', 'witness_line', 'hands', 'step', 'cost', 'worth_line', 'answer', 'outlook'],
    ['ground', 'habit', 'fact', 'breath', 'lesson_line', 'cost', 'voice_line', 'outlook'],
    ['fact', 'question', 'step', 'witness_line', 'passage', 'cost', 'answer', 'worth_line', 'outlook'],
  ],
  animation: [
    ['world', 'want', 'hello_line', 'answer_line', 'attempt', 'look', 'setback', 'turn', 'end'],
    ['habit', 'meet', 'quip_line', 'bond', 'motion', 'danger', 'resolve_line', 'deed', 'end'],
    ['world', 'sign', 'ask_line', 'discovery', 'breath', 'obstacle', 'turn', 'thanks_line', 'echo'],
  ],
  crime: [
    ['world', 'want', 'doubt_line', 'attempt', 'hands', 'obstacle', 'threat_line', 'price', 'end'],
    ['habit', 'meet', 'ask_line', 'answer_line', 'passage', 'danger', 'turn', 'echo'],
    ['sign', 'world', 'secret_line', 'attempt', 'look', 'setback', 'choice', 'end'],
  ],
  adventure: [
    ['world', 'want', 'doubt_line', 'departure', 'obstacle', 'breath', 'danger', 'discovery', 'deed', 'end'],
    ['sign', 'departure', 'hello_line', 'quip_line', 'detour', 'motion', 'danger', 'turn', 'echo'],
    ['habit', 'discovery', 'ask_line', 'landfall', 'look', 'setback', 'choice', 'deed', 'end'],
  ],
  biography: [
    ['birth', 'habit', 'doubt_line', 'want', 'hands', 'setback', 'resolve_line', 'deed', 'legacy'],
    ['world', 'witness_line', 'attempt', 'obstacle', 'breath', 'price', 'turn', 'legacy'],
    ['birth', 'want', 'ask_line', 'days', 'alone', 'choice', 'cost', 'legacy'],
  ],
  disaster: [
    ['world', 'omen', 'denial_line', 'breath', 'danger', 'plea_line', 'choice', 'price', 'aftermath'],
    ['habit', 'sign', 'doubt_line', 'motion', 'danger', 'obstacle', 'resolve_line', 'deed', 'end'],
    ['omen', 'world', 'ask_line', 'passage', 'danger', 'setback', 'deed', 'aftermath'],
  ],
  youth: [
    ['habit', 'want', 'quip_line', 'attempt', 'look', 'setback', 'secret_line', 'turn', 'end'],
    ['world', 'meet', 'ask_line', 'answer_line', 'breath', 'bond', 'obstacle', 'deed', 'echo'],
    ['sign', 'world', 'doubt_line', 'days', 'alone', 'price', 'resolve_line', 'end'],
  ],
  family: [
    ['world', 'sign', 'ask_line', 'answer_line', 'hands', 'attempt', 'setback', 'turn', 'end'],
    ['habit', 'want', 'quip_line', 'days', 'together', 'obstacle', 'secret_line', 'deed', 'echo'],
    ['world', 'meet', 'doubt_line', 'breath', 'bond', 'price', 'thanks_line', 'end'],
  ],
  art: [
    ['breath', 'world', 'hands', 'sign', 'secret_line', 'price', 'echo'],
    ['question', 'habit', 'alone', 'want', 'turn', 'look', 'echo'],
    ['detail', 'world', 'passage', 'discovery', 'worth_line', 'bond', 'end'],
  ],
  road: [
    ['departure', 'want', 'quip_line', 'passage', 'detour', 'ask_line', 'setback', 'turn', 'end'],
    ['world', 'departure', 'hello_line', 'answer_line', 'motion', 'bond', 'obstacle', 'choice', 'echo'],
    ['sign', 'departure', 'doubt_line', 'landfall', 'alone', 'secret_line', 'price', 'end'],
  ],
  western: [
    ['world', 'meet', 'threat_line', 'resolve_line', 'look', 'danger', 'deed', 'price', 'echo'],
    ['habit', 'sign', 'doubt_line', 'passage', 'obstacle', 'choice', 'deed', 'end'],
    ['departure', 'want', 'ask_line', 'answer_line', 'breath', 'danger', 'turn', 'end'],
  ],
  detective: [
    ['case', 'world', 'ask_line', 'clue', 'hands', 'setback', 'deduction_line', 'truth', 'echo'],
    ['habit', 'case', 'secret_line', 'breath', 'clue', 'danger', 'deduction_line', 'end'],
    ['clue', 'case', 'doubt_line', 'passage', 'attempt', 'turn', 'truth', 'quip_line', 'end'],
  ],
  education: [
    ['question', 'pupil_line', 'step', 'hands', 'lesson_line', 'fact', 'days', 'answer'],
    ['fact', 'question', 'ask_line', 'step', 'look', 'cost', 'lesson_line', 'answer'],
    ['ground', 'question', 'step', 'detail', 'pupil_line', 'breath', 'lesson_line', 'answer'],
  ],
  travel: [
    ['departure', 'landfall', 'breath', 'local_line', 'detail', 'detour', 'worth_line', 'end'],
    ['ground', 'landfall', 'ask_line', 'local_line', 'motion', 'fact', 'bond', 'echo'],
    ['question', 'departure', 'hello_line', 'passage', 'detour', 'local_line', 'discovery', 'outlook'],
  ],
  nature: [
    ['ground', 'creature', 'breath', 'days', 'threat', 'cost', 'witness_line', 'outlook'],
    ['question', 'creature', 'detail', 'motion', 'threat', 'fact', 'voice_line', 'outlook'],
    ['creature', 'ground', 'hands', 'context', 'voice_line', 'threat', 'answer', 'outlook'],
  ],
  variety: [
    ['lead', 'host_line', 'challenge', 'hello_line', 'attempt', 'look', 'setback', 'quip_line', 'result'],
    ['challenge', 'host_line', 'resolve_line', 'hands', 'attempt', 'turn', 'result', 'thanks_line'],
    ['lead', 'hello_line', 'host_line', 'challenge', 'motion', 'obstacle', 'worth_line', 'result'],
  ],
  news: [
    ['lead', 'scene', 'witness_line', 'passage', 'context', 'voice_line', 'cost', 'outlook'],
    ['scene', 'lead', 'voice_line', 'fact', 'hands', 'ask_line', 'outlook'],
    ['lead', 'context', 'breath', 'witness_line', 'scene', 'fact', 'voice_line', 'outlook'],
  ],
};

/**
 * What may stand between the beats of a shape when more shots are asked for than it has; told types and acted types
 * differ.
 */
export const FILLERS = {
  acted: [
    'detail',
    'ask_line',
    'answer_line',
    'days',
    'attempt',
    'hands',
    'quip_line',
    'bond',
    'doubt_line',
    'setback',
    'look',
    'resolve_line',
    'secret_line',
    'passage',
    'discovery',
    'obstacle',
    'plea_line',
    'alone',
    'danger',
    'sign',
    'ask_line',
    'answer_line',
    'motion',
    'habit',
  ],
  told: [
    'detail',
    'fact',
    'witness_line',
    'hands',
    'step',
    'pupil_line',
    'days',
    'passage',
    'context',
    'worth_line',
    'cost',
    'voice_line',
    'breath',
    'ground',
    'lesson_line',
    'look',
    'step',
    'fact',
    'local_line',
    'alone',
    'habit',
    'question',
  ],
} as const satisfies Record<string, readonly BeatId[]>;

/** Film types that tell of the world more than they act a story. */
export const TOLD_TYPES: ReadonlySet<FilmType> = new Set<FilmType>([
  'documentary',
  'education',
  'travel',
  'nature',
  'news',
  'ads',
  'biography',
]);
