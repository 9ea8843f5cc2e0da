import type { Word } from '../text-reading.ts';
import type { Tag } from './function-words.ts';

/** A word with what it may be besides its tag. */
export interface Token extends Word {
  tag: Tag;
  /** jieba's own part of speech. */
  sort: string;
  /** It may be a verb or a noun: its neighbours say which. */
  isOpen?: boolean;
}
