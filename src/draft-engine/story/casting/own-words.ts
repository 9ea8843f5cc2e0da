import type { StoryFacts } from '../story-facts.ts';
import type { Characters } from './cast-characters.ts';
import type { Casting } from './casting.ts';
import { calledAsGiven } from './given-characters.ts';

const POSSESSIVES = { feminine: 'her', masculine: 'his', neutral: 'its' } as const;

/** 'repair a clock in the attic': the place is told with its own words. */
function withoutPlace(wish: string, place: string): string {
  const noun = place.replace(/[^\p{L} ]/gu, '.');
  return wish.replace(
    new RegExp(
      `^(\\w+ .+?) (?:in|at|on|by|near|inside|under|behind) (?:the|an?|his|her|their|its) (?:\\w+ )?${noun}$`,
      'iu',
    ),
    '$1',
  );
}

/** What the film may tell in the idea's own words; empty where it is told in another language. */
export function ownWordsOf(
  { request, reading, roles, ownWords }: Casting,
  { hero, heroes, doubled }: Characters,
  place: StoryFacts['place'],
): Pick<StoryFacts, 'ownWish' | 'ownIdea'> {
  if (!ownWords) {
    return {};
  }
  const said = [roles.hero, roles.other ?? doubled];
  const ownIdea = calledAsGiven(request, reading.sentence ?? reading.text, said);
  let wish = reading.ownWish;
  if (!wish) {
    return { ownIdea };
  }
  if (request.language === 'en') {
    const several = roles.hero !== undefined && (roles.hero.noun.plural || roles.hero.noun.count > 1);
    if (heroes === 1 && several) {
      wish = wish.replace(/\btheir\b/g, POSSESSIVES[hero.gender]);
    }
    if (roles.place) {
      wish = withoutPlace(wish, place.noun);
    }
  }
  return { ownIdea, ownWish: calledAsGiven(request, wish, said) };
}
