import type { ImageRequest } from '../vendor.ts';

/** A prompt that also says what is not to be seen, for models that follow instructions and have no field for it. */
export function tellNotWanted({ prompt, notWanted }: Pick<ImageRequest, 'prompt' | 'notWanted'>): string {
  return notWanted ? `${prompt}\n\nNot to be seen: ${notWanted}` : prompt;
}
