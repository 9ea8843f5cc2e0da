import { TOOLS } from './tools.ts';

/** Pages beside the tools that are not part of this version: each page says so, and no menu links to it. */
const NOT_HERE = {
  dramaChannel: '/drama-channel',
  movieManagement: '/admin/movie_management',
} as const;

const absent: ReadonlySet<string> = new Set([
  ...Object.values(NOT_HERE),
  ...Object.values(TOOLS).flatMap(({ path, today }) => (today === 'here' ? [] : [path])),
]);

/**
 * True when the feature at a route's path pattern is available. Decides which entries the menus have; subpaths of an
 * unavailable path are unavailable too.
 */
export function isHere(path: string): boolean {
  return ![...absent].some((gone) => path === gone || path.startsWith(`${gone}/`));
}
