/** Groups of tools, in menu order. */
export const TOOL_GROUPS = ['film', 'image', 'video', 'sound', 'play'] as const;
type ToolGroup = (typeof TOOL_GROUPS)[number];

/** A tool and its path. */
interface ToolEntry {
  group: ToolGroup;
  /** Below the dashboard, or in the zones of partners only. */
  path: `/dashboard/${string}` | `/:partner/${string}`;
}

/** Every tool of the studio, in menu order. */
export const TOOLS = {
  film: { group: 'film', path: '/dashboard/film/idea' },
  sora: { group: 'film', path: '/dashboard/sora' },
  trending: { group: 'film', path: '/dashboard/trending' },
  image: { group: 'image', path: '/dashboard/image' },
  imageEdit: { group: 'image', path: '/dashboard/imageEdit' },
  multiView: { group: 'image', path: '/dashboard/multiView' },
  backgroundRemoval: { group: 'image', path: '/dashboard/backgroundRemoval' },
  imageUpscale: { group: 'image', path: '/dashboard/imageUpscale' },
  video: { group: 'video', path: '/dashboard/video' },
  videoEdit: { group: 'video', path: '/dashboard/videoEdit' },
  videoUpscale: { group: 'video', path: '/dashboard/videoUpscale' },
  subtitles: { group: 'video', path: '/dashboard/subtitles' },
  photoTalk: { group: 'video', path: '/dashboard/photoTalk' },
  music: { group: 'sound', path: '/dashboard/music' },
  audio: { group: 'sound', path: '/dashboard/audio' },
  mojiMagic: { group: 'play', path: '/dashboard/mojiMagic' },
  sticker: { group: 'play', path: '/dashboard/mojiMagic/stickers' },
  meme: { group: 'play', path: '/:partner/:partner-memes' },
  model3d: { group: 'play', path: '/dashboard/model3d' },
} as const satisfies Readonly<Record<string, ToolEntry>>;

export type ToolId = keyof typeof TOOLS;
export const TOOL_IDS = Object.keys(TOOLS) as ToolId[];

/** A tool that has a page on the dashboard. */
export type DashboardToolId = Exclude<ToolId, 'meme'>;
export const DASHBOARD_TOOL_IDS = TOOL_IDS.filter((id): id is DashboardToolId => id !== 'meme');
