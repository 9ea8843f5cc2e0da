import type { MemeTemplate } from './meme-template.ts';
import { AT_WORK } from './templates/at-work.ts';
import { EVERYDAY } from './templates/everyday.ts';
import { OUTDOORS } from './templates/outdoors.ts';
import { PANELS } from './templates/panels.ts';
import { WITH_PHOTO } from './templates/with-photo.ts';

const TABLE = { ...AT_WORK, ...EVERYDAY, ...OUTDOORS, ...PANELS, ...WITH_PHOTO };

export type MemeId = keyof typeof TABLE;

/** Every meme template by its id, in the order in which they are shown where an admin has not ordered them. */
export const MEME_TEMPLATES: Readonly<Record<MemeId, MemeTemplate>> = TABLE;
export const MEME_IDS = Object.keys(TABLE) as MemeId[];

/** True for the id of a template. */
export const isMemeId = (id: string): id is MemeId => Object.hasOwn(TABLE, id);

/** The template of an id. Throws RangeError for an unknown one. */
export function memeTemplate(id: string): MemeTemplate {
  if (!isMemeId(id)) {
    throw new RangeError(`unknown meme template ${id}`);
  }
  return MEME_TEMPLATES[id];
}
