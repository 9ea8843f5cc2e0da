import { useMemo, useState } from 'react';
import type { IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';
import type { IdeaListener } from '../../live-preview/use-first-frames.ts';
import { asRead, correct, type Correction, type Understanding } from './corrections.ts';

/** The part of the idea page's form that understanding is about. */
interface IdeaWithUnderstanding {
  idea: string;
  understanding: Understanding | undefined;
}

/** What is understood of an idea, and how to correct it. */
export interface UnderstandingInUse {
  /** The newest; undefined until there is one. */
  shown: Understanding | undefined;
  /** It is of a former text of the idea. */
  isOld: boolean;
  /** An idea is being read. */
  isReading: boolean;
  correct: (key: string, correction: Correction) => void;
  /** Takes back the corrections of one part; all of them without a key. */
  reset: (key?: string) => void;
}

/** Keeps what the preview read in the idea, and the person's corrections of it in the form. */
export function useUnderstanding(
  form: IdeaWithUnderstanding,
  change: (changes: (form: IdeaWithUnderstanding) => Partial<IdeaWithUnderstanding>) => void,
): { understanding: UnderstandingInUse; heard: IdeaListener } {
  const [newest, setNewest] = useState<Understanding>();
  const [isUnderWay, setUnderWay] = useState(false);
  const idea = form.idea.trim();
  const shown = idea === '' ? undefined : (form.understanding ?? newest);
  const isReading = isUnderWay && idea !== '';
  return useMemo(() => {
    const update = (next: (before: Understanding) => Understanding): void =>
      change((before) => {
        const current = before.understanding ?? newest;
        return current?.idea === before.idea.trim() ? { understanding: next(current) } : {};
      });
    return {
      understanding: {
        shown,
        isOld: shown?.idea !== idea,
        isReading,
        correct: (key, correction) => update((before) => correct(before, key, correction)),
        reset: (key) => update((before) => asRead(before, key)),
      },
      heard: {
        onReading: setUnderWay,
        onRead: (of, graph) => setNewest({ idea: of, read: graph as unknown as IdeaGraph, corrections: {} }),
        onGraphRefused: () => change(() => ({ understanding: undefined })),
      },
    };
  }, [change, idea, isReading, newest, shown]);
}
