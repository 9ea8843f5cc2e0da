/** Groups of tools, in menu order. */
export const TOOL_GROUPS = ['film', 'image', 'video', 'sound', 'play'] as const;
type ToolGroup = (typeof TOOL_GROUPS)[number];

/**
 * A tool and its path. `today` is its state in this version: `here` works on its own page, `in_film` is done for every
 * film but has no page yet, `not_here` is not part of this version.
 */
interface ToolEntry {
  group: ToolGroup;
  /** Below the dashboard, or in the zones of partners only. */
  path: `/dashboard/${string}` | `/:partner/${string}`;
  today: 'here' | 'in_film' | 'not_here';
}

/** Every tool of the studio, in menu order. */
export const TOOLS = {
  film: { group: 'film', path: '/dashboard/film/idea', today: 'here' },
  sora: { group: 'film', path: '/dashboard/sora', today: 'here' },
  trending: { group: 'film', path: '/dashboard/trending', today: 'here' },
  image: { group: 'image', path: '/dashboard/image', today: 'here' },
  imageEdit: { group: 'image', path: '/dashboard/imageEdit', today: 'here' },
  multiView: { group: 'image', path: '/dashboard/multiView', today: 'here' },
  backgroundRemoval: { group: 'image', path: '/dashboard/backgroundRemoval', today: 'here' },
  imageUpscale: { group: 'image', path: '/dashboard/imageUpscale', today: 'here' },
  video: { group: 'video', path: '/dashboard/video', today: 'here' },
  videoEdit: { group: 'video', path: '/dashboard/videoEdit', today: 'here' },
  videoUpscale: { group: 'video', path: '/dashboard/videoUpscale', today: 'here' },
  subtitles: { group: 'video', path: '/dashboard/subtitles', today: 'here' },
  photoTalk: { group: 'video', path: '/dashboard/photoTalk', today: 'here' },
  music: { group: 'sound', path: '/dashboard/music', today: 'here' },
  audio: { group: 'sound', path: '/dashboard/audio', today: 'here' },
  mojiMagic: { group: 'play', path: '/dashboard/mojiMagic', today: 'here' },
  sticker: { group: 'play', path: '/dashboard/mojiMagic/stickers', today: 'here' },
  meme: { group: 'play', path: '/:partner/:partner-memes', today: 'here' },
  model3d: { group: 'play', path: '/dashboard/model3d', today: 'here' },
} as const satisfies Readonly<Record<string, ToolEntry>>;

export type ToolId = keyof typeof TOOLS;
export const TOOL_IDS = Object.keys(TOOLS) as ToolId[];

/** A tool that has a page on the dashboard. */
export type DashboardToolId = Exclude<ToolId, 'meme'>;
export const DASHBOARD_TOOL_IDS = TOOL_IDS.filter((id): id is DashboardToolId => id !== 'meme');
