/** The tabs of the editor, in the order of a film's making (EDIT-01). */
export const EDITOR_TABS = [
  'story',
  'characters',
  'locations',
  'items',
  'storyboard',
  'video',
  'soundtrack',
  'final-cut',
  'settings',
] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];
