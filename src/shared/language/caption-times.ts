/** A caption that begins or ends this near to a cut does so with it: narrations begin a little before their shot. */
const NEAR_SECONDS = 0.36;
/** A shorter caption cannot be read; it stays beyond its words. */
const SHORTEST_SECONDS = 1;
/** A shorter gap between two captions flickers; the first one stays until the second comes. */
const SHORTEST_GAP_SECONDS = 0.08;

interface Timed {
  startSeconds: number;
  endSeconds: number;
}

/**
 * When captions are shown that are said at these times, in their order: with the cuts that are near, long enough to be
 * read where the next one leaves room, and never two at once.
 */
export function timeCaptions<Caption extends Timed>(said: readonly Caption[], cuts: readonly number[]): Caption[] {
  const nearest = (seconds: number): number | undefined =>
    cuts
      .filter((cut) => Math.abs(cut - seconds) <= NEAR_SECONDS)
      .toSorted((one, other) => Math.abs(one - seconds) - Math.abs(other - seconds))[0];
  const begun = said.map((caption, index) => {
    const cut = nearest(caption.startSeconds) ?? caption.startSeconds;
    const isFree = (said[index - 1]?.endSeconds ?? 0) <= cut && cut < caption.endSeconds;
    return { ...caption, startSeconds: Math.max(0, isFree ? cut : caption.startSeconds) };
  });
  return begun.map((caption, index) => {
    const { startSeconds } = caption;
    const least = startSeconds + SHORTEST_SECONDS;
    const wanted = Math.max(caption.endSeconds, least);
    const cut = nearest(wanted);
    const endSeconds = cut !== undefined && cut >= least ? cut : wanted;
    const next = begun[index + 1]?.startSeconds;
    const isFollowed = next !== undefined && next > startSeconds && next < endSeconds + SHORTEST_GAP_SECONDS;
    return { ...caption, endSeconds: isFollowed ? next : endSeconds };
  });
}
