/** In place of a film type or a look: what suits the story. */
export const BY_THE_STORY = 'story';
