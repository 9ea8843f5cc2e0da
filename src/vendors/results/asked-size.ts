import type { VideoRequest } from '../vendor.ts';

type Size = Pick<VideoRequest, 'widthPixels' | 'heightPixels'>;

/** The size that a model is asked for: that of the clip, or in the same shape what somebody chose. */
export function askedSize({ widthPixels, heightPixels, asked }: VideoRequest): Size {
  const short = Math.min(widthPixels, heightPixels);
  const scale = (asked?.shortSidePixels ?? short) / short;
  return { widthPixels: Math.round(widthPixels * scale), heightPixels: Math.round(heightPixels * scale) };
}
