import type { VerbalHabit } from '../grammar.ts';

const plain = (line: string): boolean =>
  /^[^，。？！…]{0,9}[，。]/.test(line) &&
  line.endsWith('。') &&
  line.length <= 15 &&
  !/^(说|其实|实话|要我说|唉|嗯|别|谢|可|不过|我数|慢|那|初次|请|打扰|各位|现场)/.test(line);

/** Ways of speaking; each keeps the line where it would not sound right. */
export const HABITS: readonly VerbalHabit[] = [
  // Slow to begin.
  (line, speaker) =>
    !plain(line) || line.length > 10
      ? line
      : speaker.kind === 'person' && speaker.age === 'old'
        ? `唉，${line}`
        : `嗯……${line}`,
  // Says what it thinks, and says so.
  (line, speaker) =>
    !plain(line) || speaker.age === 'child' || speaker.kind === 'spirit'
      ? line
      : speaker.kind === 'robot'
        ? `报告，${line}`
        : `说真的，${line}`,
  // Loud when young, softened by a particle when grown.
  (line, speaker) => (speaker.age === 'child' && plain(line) ? `${line.slice(0, -1)}！` : line),
  // Elders call the young by what they are.
  (line, speaker, listener) =>
    plain(line) &&
    speaker.age === 'old' &&
    listener.kind === 'person' &&
    (listener.age === 'child' || listener.age === 'youth')
      ? `孩子，${line}`
      : line,
];
