import type { Draft } from './draft.ts';
import { finishSentence } from './finish-sentence.ts';
import { readNoun } from './noun-steps.ts';
import { noModifiers } from './phrases.ts';
import type { Reading } from './reading-state.ts';
import { readAdverb, readDeterminer } from './small-steps.ts';
import { readVerb } from './verb-steps.ts';
import type { Token } from './words.ts';

/** Reads one sentence into the draft. */
export function readSentence(draft: Draft, tokens: readonly Token[]): void {
  const reading: Reading = {
    draft,
    tokens,
    pending: [],
    topic: undefined,
    modifiers: noModifiers(),
    waiting: [],
    manner: [],
    often: undefined,
    main: undefined,
    firstClause: draft.clauses.length,
    lastPhrase: undefined,
  };
  let at = 0;
  while (at < tokens.length) {
    at = Math.max(at + 1, step(reading, at));
  }
  finishSentence(reading);
}

function step(reading: Reading, at: number): number {
  const token = reading.tokens[at] as Token;
  switch (token.kind) {
    case 'quote':
      return at + 1;
    case 'adverb':
      return readAdverb(reading, token, at);
    case 'determiner':
      return readDeterminer(reading, token, at);
    case 'noun':
      return readNoun(reading, at);
    case 'verb':
      return token.verbs[0]?.copulaOf === undefined ? readVerb(reading, at) : readNoun(reading, at);
  }
}
