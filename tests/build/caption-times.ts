import type { Span } from './listen.ts';

/** The times of the captions of a WebVTT file, in order. */
export function readCaptionTimes(vtt: string): Span[] {
  const seconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return [...vtt.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, start = '', end = '']) => ({
    startSeconds: seconds(start),
    endSeconds: seconds(end),
  }));
}
