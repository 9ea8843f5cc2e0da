import { ENGLISH } from '../en/english.ts';
import type { Grammar } from '../grammar.ts';

export const JAPANESE: Grammar = { ...ENGLISH, language: 'ja' };
