import type { ReadSentence } from '../read-word.ts';
export const readKorean: ReadSentence = async () => [];
