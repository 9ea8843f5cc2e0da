/**
 * Runs as a worker thread: gives texts that are made to let patterns backtrack, as long as they may be, to what reads
 * the words of people. Says which reader and text it begins, so that the one that hangs is known.
 */
import { parentPort } from 'node:worker_threads';
import { isLoveWithMinor } from '#src/draft-engine/story/ages/is-love-with-minor.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { readInviteCode } from '#src/features/invitations/server/invite-code.ts';
import { guessLanguage } from '#src/platform/browser/language/guess-language.ts';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { cleanLine } from '#src/shared/clean-line.ts';
import { normaliseEmail } from '#src/shared/email-address.ts';
import { instant } from '#src/shared/instant.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { createSensitiveTextFinder } from '#src/shared/sensitive/find-sensitive-text.ts';

const LONGEST = LIMITS.idea.maximumCharacters;
/** What the readers take apart, in each language: words, particles, quotes, numbers, joiners, addresses. */
const FRAGMENTS = [
  'a ', 'a', 'the ', 'who ', 'of the ', 'and ', ', and ', 'never still ', 'very ', "'s ", '"a" ', '“', '- ', '1 ', '1,', '. ', '.', ' \n', '\t',
  'Anna ', 'a fox who ', 'is going to ', 'wants to ', 'named A ', '狐', '的', '和', '一只', '一只狐狸', '在', '了，', '가', '은 ', '의 ', '그리고 ',
  '여우가 ', 'girl ', 'man, 15, ', '열다섯 ', '十', '少女と', '爱', '소녀', ', ', 'in love ', 'の', 'が', 'を', 'と', 'きつねが', 'は、', '\u200d', '\u202e', '👩‍👩‍👧', '\u0301', '@', 'a@', '@a.', '.a', 'a.a', '::', '0:', 'a-', '--', '%41', '{a}',
]; // prettier-ignore
const isSensitive = createSensitiveTextFinder();
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  name: cleanLine,
  sensitive: isSensitive,
  loveWithMinor: isLoveWithMinor,
  language: guessLanguage,
  mail: normaliseEmail,
  mailDomain: (text) => normaliseEmail(`a@${text}`),
  inviteCode: readInviteCode,
  network: networkOf,
  instant: (text) => instant.safeParse(text),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `idea of ${language}`,
      (text: string) => planFilm({ idea: text, type: 'fantasy', language, aspect: '16:9', shotCount: 4, seed: 3 }),
    ]),
  ),
};

for (const fragment of FRAGMENTS) {
  const text = `${fragment.repeat(LONGEST)}`.slice(0, LONGEST - 1);
  for (const [name, read] of Object.entries(READERS)) {
    parentPort?.postMessage(`${name}: ${JSON.stringify(fragment)}`);
    read(text);
    read(`${text}!`);
  }
}
parentPort?.postMessage('done');
