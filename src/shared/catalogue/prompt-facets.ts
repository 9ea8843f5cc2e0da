/** What a prompt for a picture or a clip can leave open. */
export const SCENE_FACETS = ['subject', 'place', 'hour', 'weather', 'framing', 'mood'] as const;
export type SceneFacet = (typeof SCENE_FACETS)[number];
/** Of a sticker nobody sees the place, its hour or its weather. */
export const STICKER_FACETS = ['subject', 'mood'] as const satisfies readonly SceneFacet[];
/** What a description of music can leave open. */
export const MUSIC_FACETS = ['style', 'feeling', 'instruments', 'tempo'] as const;
export type MusicFacet = (typeof MUSIC_FACETS)[number];

/** What prompts can leave open, in the order in which it is offered. */
export const PROMPT_FACETS = [...SCENE_FACETS, ...MUSIC_FACETS] as const;
export type PromptFacet = (typeof PROMPT_FACETS)[number];
