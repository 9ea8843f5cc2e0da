/**
 * Computes a part of a style that is the same for all frames of a clip, or takes what was computed for an earlier one.
 * Names are those of one style.
 */
export type Once = <Value>(name: string, make: () => Value) => Value;

/** Computes everything anew: for a single picture. */
export const eachTime: Once = (_, make) => make();

/** Computes each part once: for the frames of a clip, which have one size and one style. */
export function createOnce(): Once {
  const made = new Map<string, unknown>();
  return <Value>(name: string, make: () => Value): Value => {
    if (!made.has(name)) {
      made.set(name, make());
    }
    return made.get(name) as Value;
  };
}
