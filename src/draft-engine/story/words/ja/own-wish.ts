import type { FrameId } from '../../frames/frames.ts';
import type { StoryFacts } from '../../story-facts.ts';

/** Verbs that happen to one; what their hero wants is told by the frame. */
const NOT_WANTED = new Set<FrameId>([
  'find',
  'lose',
  'discover',
  'arrive',
  'forget',
  'fall_in_love',
  'betray',
  'part',
  'remember',
  'transform',
  'explain',
  'launch_product',
  'overcome',
  'reveal',
  'want',
  'wait',
]);

/** The idea's own verb phrase in the dictionary form, where the typed sentence is plain enough to take it. */
export function ownWishOf(facts: StoryFacts): string | undefined {
  if (facts.ownWish) {
    return facts.ownWish;
  }
  const idea = facts.ownIdea?.replace(/[。.！!]+$/, '').trim();
  if (!idea || NOT_WANTED.has(facts.frame) || /[。「」『』？?…]/.test(idea)) {
    return undefined;
  }
  const who = [facts.hero.name, facts.hero.role].find(
    (name) => name.length > 0 && new RegExp(`${name.replace(/[.*+?^$()[\]]/g, '')}(たち)?(が|は)`).test(idea),
  );
  if (!who) {
    return undefined;
  }
  const match = new RegExp(`^[^、]{0,24}?${who.replace(/[.*+?^$()[\]]/g, '')}(?:たち)?(?:が|は)、?(.{3,26})$`).exec(
    idea,
  );
  const phrase = match?.[1]?.split('、').at(-1);
  if (
    !phrase ||
    phrase.length < 4 ||
    /(ている|である|ではない|ない|いる|ある|れる|だ|た)$/.test(phrase) ||
    !/[うくぐすつぬぶむる]$/.test(phrase) ||
    /[はが]/.test(phrase.slice(0, -2).replace(/はじ|ながら/g, ''))
  ) {
    return undefined;
  }
  return phrase;
}
