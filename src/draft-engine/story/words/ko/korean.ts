import { ENGLISH } from '../en/english.ts';
import type { Grammar } from '../grammar.ts';

export const KOREAN: Grammar = { ...ENGLISH, language: 'ko' };
