import type { Grammar } from '../grammar.ts';
import { ENGLISH } from '../en/english.ts';

export const CHINESE: Grammar = { ...ENGLISH, language: 'cn' };
