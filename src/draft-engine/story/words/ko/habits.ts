import type { VerbalHabit } from '../grammar.ts';

const plain = (line: string): boolean =>
  line.length <= 17 &&
  line.endsWith('.') &&
  !/^(아니|제발|자,|와|고마|미안|사실|그러|바람이|쥐|놀라|마침|혹시|글쎄|음|처음|한 번|딱)/.test(line) &&
  !/^[^.]{0,6}[,]/.test(line);
const short = (line: string): boolean => plain(line) && line.indexOf('.') === line.length - 1;

/** Ways of speaking; each gives the line back unchanged where it would not sound right. */
export const HABITS: readonly VerbalHabit[] = [
  (line) => (plain(line) ? `음, ${line}` : line),
  (line, speaker) =>
    !short(line) || speaker.kind === 'spirit'
      ? line
      : speaker.kind === 'robot'
        ? `확인. ${line}`
        : speaker.age === 'old'
          ? `허허, ${line}`
          : `글쎄, ${line}`.replace(/^글쎄, (.*(?:요|니다)\.)$/, '글쎄요, $1'),
  (line, speaker) => (speaker.age === 'child' && short(line) ? `${line.slice(0, -1)}!` : line),
  (line, speaker, listener) =>
    short(line) &&
    speaker.age === 'old' &&
    speaker.kind === 'person' &&
    listener.kind === 'person' &&
    (listener.age === 'child' || listener.age === 'youth')
      ? `얘야, ${line}`
      : line,
  (line) => line,
];
