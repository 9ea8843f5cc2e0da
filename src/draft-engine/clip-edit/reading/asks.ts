import { CLIP_EDIT_LIMITS, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import type { ClipAsk, ClipReadingFacts } from './clip-words.ts';

type Asking = (facts: ClipReadingFacts) => ClipAsk[];

const { speed, fadeSeconds, leastSeconds, volumePercent } = CLIP_EDIT_LIMITS;
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const rounded = (value: number): number => Math.round(value * 100) / 100;

function part(from: number, to: number, seconds: number): ClipAsk[] {
  const [start, end] = [within(from, 0, seconds), within(to, 0, seconds)];
  return end - start < leastSeconds ? [] : [{ kind: 'trim', from: rounded(start), to: rounded(end) }];
}

/** The first seconds are taken off, or the last ones; one second where no number is said. */
export const withoutStart: Asking = ({ one = 1, seconds }) => part(one, seconds, seconds);
export const withoutEnd: Asking = ({ one = 1, seconds }) => part(0, seconds - one, seconds);
/** Only the first seconds stay, or the last ones. */
export const onlyStart: Asking = ({ one = 1, seconds }) => part(0, one, seconds);
export const onlyEnd: Asking = ({ one = 1, seconds }) => part(seconds - one, seconds, seconds);
export const fromTo: Asking = ({ one = 0, other = 0, seconds }) =>
  part(Math.min(one, other), Math.max(one, other), seconds);
export const fromOn: Asking = ({ one = 0, seconds }) => part(one, seconds, seconds);
export const nothing: Asking = () => [];

const asSpeed = (factor: number): ClipAsk[] =>
  Number.isFinite(factor) && factor > 0
    ? [{ kind: 'speed', factor: rounded(within(factor, speed.least, speed.most)) }]
    : [];
/** As fast as the number says. */
export const timesAsFast: Asking = ({ one = 2 }) => asSpeed(one);
/** So many times slower; 'once slower' is half as fast. */
export const timesSlower: Asking = ({ one = 2 }) => asSpeed(1 / (one === 1 ? 2 : one));
/** So many times faster, where once is twice as fast. */
export const timesFaster: Asking = ({ one = 2 }) => asSpeed(one === 1 ? 2 : one);
export const percentAsFast: Asking = ({ one = 100 }) => asSpeed(one / 100);
export const percentFaster: Asking = ({ one = 100 }) => asSpeed(1 + one / 100);
export const percentSlower: Asking = ({ one = 50 }) => asSpeed(1 - one / 100);
export const halfAsFast: Asking = () => asSpeed(0.5);
export const slower: Asking = ({ degree }) => asSpeed({ slight: 0.75, usual: 0.5, much: 0.25 }[degree ?? 'usual']);
export const faster: Asking = ({ degree }) => asSpeed({ slight: 1.25, usual: 2, much: 4 }[degree ?? 'usual']);
export const muchFaster: Asking = () => asSpeed(speed.most);

export const reverse: Asking = () => [{ kind: 'reverse' }];
export const stabilise: Asking = ({ degree }) => [
  { kind: 'stabilise', amount: { slight: 25, usual: 60, much: 100 }[degree ?? 'usual'] },
];

export const mute: Asking = () => [{ kind: 'volume', percent: 0 }];
export const louder: Asking = ({ degree }) => [
  { kind: 'volume', percent: { slight: 125, usual: 160, much: 250 }[degree ?? 'usual'] },
];
export const quieter: Asking = ({ degree }) => [
  { kind: 'volume', percent: { slight: 75, usual: 50, much: 25 }[degree ?? 'usual'] },
];
export const volumeAt: Asking = ({ one = 100 }) => [{ kind: 'volume', percent: within(one, 0, volumePercent) }];

const lasting = (one: number | undefined): number => within(one ?? 0.8, fadeSeconds.least, fadeSeconds.most);
export const fadeIn: Asking = ({ one }) => [{ kind: 'fadeIn', seconds: lasting(one) }];
export const fadeOut: Asking = ({ one }) => [{ kind: 'fadeOut', seconds: lasting(one) }];
export const fadeBoth: Asking = (facts) => [...fadeIn(facts), ...fadeOut(facts)];

const shaped =
  (shape: string): Asking =>
  () => [{ kind: 'crop', left: 0, top: 0, right: 0, bottom: 0, shape }];
export const upright = shaped('9:16');
export const wide = shaped('16:9');
export const follow: Asking = () => [{ kind: 'follow' }];

/** Takes edits of these kinds back. */
export const back =
  (...kinds: ClipEdit['kind'][]): Asking =>
  () =>
    kinds.map((of) => ({ kind: 'back', of }));
