import type { Draft } from './draft.ts';

const QUOTED = /["“]([^"“”]{2,200})["”]/gu;
const SAYING =
  /^(?:say|ask|whisper|shout|reply|answer|cry|scream|yell|mutter|call|add|declare|announce|repeat|sigh|read|tell|promise|warn)/;

/** Somebody says 'I' or 'you' in quotation marks: no event tells that, and the words are left to whoever speaks. */
export function withoutSpeech(story: string): string {
  return story.replace(QUOTED, (quoted, words: string) => {
    const isPersonal = /(?<!\p{L})(?:I|me|my|mine|we|us|our|you|your|yours)(?!\p{L})/iu.test(words);
    const isSaid = words.trim().split(/\s+/).length > 2 || /[.,!?…]$/.test(words.trim());
    return isPersonal && isSaid ? quoted.replace(/[^\n]/gu, ' ') : quoted;
  });
}

/** '"Don't open the door," says the voice': what is quoted is the content of what is said. */
export function joinSpeech(text: string, { clauses }: Draft): void {
  for (const { index: from, 0: quoted } of text.matchAll(QUOTED)) {
    const to = from + quoted.length;
    const said = clauses.flatMap((clause, index) => (clause.from >= from && clause.to <= to ? [index] : []));
    const speaking = clauses.findIndex(
      (clause) =>
        (clause.from >= to || clause.to <= from) && SAYING.test(clause.predicate) && isNear(clause, { from, to }),
    );
    if (speaking < 0 || said.length === 0) {
      continue;
    }
    const speech = clauses[speaking];
    for (const index of said) {
      const clause = clauses[index];
      if (clause && speech && (clause.kind === 'main' || clause.kind === 'and')) {
        speech.kind = speech.parent === index ? clause.kind : speech.kind;
        delete speech.parent;
        clause.kind = 'content';
        clause.parent = speaking;
        clause.isAgentless = true;
      }
    }
  }
}

const isNear = (clause: { from: number; to: number }, { from, to }: { from: number; to: number }): boolean =>
  clause.from - to < 4 && from - clause.to < 30;
