import { expect, test } from 'vitest';
import { MODEL_SYMBOLS } from './model-symbols.ts';

/** A transcription and its numbers as they are published with the model (the card of its ONNX form). */
const TRANSCRIPTION =
  'hˌaʊ kʊd aɪ nˈoʊ? ɪts ɐn ʌnˈænsɚɹəbəl kwˈɛstʃən. lˈaɪk ˈæskɪŋ ɐn ʌnbˈɔːɹn tʃˈaɪld ɪf ðeɪl lˈiːd ɐ ɡˈʊd lˈaɪf. ðeɪ hˈævənt ˈiːvən bˌɪn bˈɔːɹn.';
const NUMBERS =
  '50 157 43 135 16 53 135 46 16 43 102 16 56 156 57 135 6 16 102 62 61 16 70 56 16 138 56 156 72 56 61 85 123 83 44 83 54 16 53 65 156 86 61 62 131 83 56 4 16 54 156 43 102 53 16 156 72 61 53 102 112 16 70 56 16 138 56 44 156 76 158 123 56 16 62 131 156 43 102 54 46 16 102 48 16 81 47 102 54 16 54 156 51 158 46 16 70 16 92 156 135 46 16 54 156 43 102 48 4 16 81 47 102 16 50 156 72 64 83 56 62 16 156 51 158 64 83 56 16 44 157 102 56 16 44 156 76 158 123 56 4';

test('symbols have the numbers that are published with the model', () => {
  expect([...TRANSCRIPTION].map((symbol) => MODEL_SYMBOLS.get(symbol)).join(' ')).toBe(NUMBERS);
});

test('no two symbols have one number', () => {
  expect(new Set(MODEL_SYMBOLS.values()).size).toBe(MODEL_SYMBOLS.size);
});
