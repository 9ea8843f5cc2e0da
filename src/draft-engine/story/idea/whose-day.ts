import type { Language } from '#src/shared/language/languages.ts';
import type { DeedId } from './deeds.ts';
import type { IdeaEvent, Participant } from './idea-graph.ts';

/** Right behind whoever a feast is for. */
const DAYS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:['’]s?)? (?:\S+ ){0,2}(?:birthday|wedding|anniversary|name day|graduation|retirement)\b/i,
  cn: /^(?:的)?[^，。！？；]{0,6}(?:生日|寿辰|婚礼|毕业典礼)/u,
  ja: /^の[^、。！？]{0,8}(?:誕生日|結婚式|卒業式|還暦|米寿|喜寿)/u,
  ko: /^(?:의)? ?(?:[가-힣]{1,5} ){0,2}(?:생일|생신|결혼식|졸업식|환갑|칠순|팔순)/u,
};
/** What is done for somebody on their day. */
const FOR_SOMEBODY: ReadonlySet<DeedId> = new Set<DeedId>([
  'give',
  'make',
  'cook',
  'bake',
  'sing',
  'write',
  'draw',
  'paint',
  'buy',
  'sew',
  'build',
  'play_music',
  'show',
]);

/** Whoever's day it is, and of whom nothing else is said, is there and gets what is made or given on it. */
export function addWhoseDay(
  text: string,
  language: Language,
  { events, participants }: { events: readonly IdeaEvent[]; participants: readonly Participant[] },
): void {
  const busy = new Set(events.flatMap(({ roles }) => Object.values(roles).flat()));
  const one = participants.find(
    ({ id, kind, presence, spans }) =>
      kind === 'person' &&
      presence === 'here' &&
      !busy.has(id) &&
      spans.some(({ to }) => DAYS[language].test(text.slice(to))),
  );
  const main = events.find(
    ({ isMain, deed, roles }) =>
      isMain &&
      deed !== undefined &&
      FOR_SOMEBODY.has(deed) &&
      roles.recipient === undefined &&
      roles.agent !== undefined,
  );
  if (one && main) {
    main.roles.recipient = [one.id];
  }
}
