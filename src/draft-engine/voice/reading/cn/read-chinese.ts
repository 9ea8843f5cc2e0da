import type { ReadSentence } from '../read-word.ts';
export const readChinese: ReadSentence = async () => [];
