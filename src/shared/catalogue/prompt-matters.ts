import type { ToolId } from './tools.ts';

/** What a prompt describes. */
export type PromptMatter = 'picture' | 'clip' | 'sticker' | 'music' | 'edit' | 'sound';

/** The tools whose prompts can be written richer, with what such a prompt describes (OPT-01). */
export const PROMPT_MATTERS = {
  image: 'picture',
  imageEdit: 'edit',
  video: 'clip',
  videoEdit: 'edit',
  sora: 'clip',
  sticker: 'sticker',
  music: 'music',
  audio: 'sound',
} as const satisfies Partial<Record<ToolId, PromptMatter>>;

export type PromptTool = keyof typeof PROMPT_MATTERS;
export const PROMPT_TOOLS = Object.keys(PROMPT_MATTERS) as [PromptTool, ...PromptTool[]];

/**
 * Those for whose prompts words are offered. An edit and the sound of a clip leave nothing open: whatever is not said
 * stays as it is in the picture or the clip.
 */
export const OFFERING_TOOLS = ['image', 'video', 'sora', 'sticker', 'music'] as const satisfies readonly PromptTool[];
export type OfferingTool = (typeof OFFERING_TOOLS)[number];

export const isOffering = (tool: PromptTool): tool is OfferingTool =>
  (OFFERING_TOOLS as readonly PromptTool[]).includes(tool);
