/** Why a language model did not write all of a story: it was not reached, or its answers could not be used. */
export const WRITING_FAILURES = ['unreached', 'useless'] as const;

/** What a language model wrote of a story; the built-in rules did the rest. */
export interface StoryWriting {
  /** The model that read the idea, and the one that worded the film. */
  readBy?: string;
  wordedBy?: string;
  failure?: (typeof WRITING_FAILURES)[number];
}
