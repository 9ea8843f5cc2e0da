import { ENGLISH } from '../en/english.ts';
import type { Grammar } from '../grammar.ts';

export const CHINESE: Grammar = { ...ENGLISH, language: 'cn' };
