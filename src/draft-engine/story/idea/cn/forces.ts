import type { Draft } from './drafts.ts';
import { CHINESE_SETTINGS } from './setting-words.ts';

/** What weather and war only do by themselves. */
const BY_ITSELF =
  /^(?:下|来|降|刮|起|落|飘|洒|是|有|吹|停|像|如|到|过|漫|大|小|呼啸|来临|爆发|开始|结束|弥漫|笼罩|照|透|闪|蔓延|纷飞|肆虐)|临$|着$/;

const isForce = (word: string): boolean =>
  Object.hasOwn(CHINESE_SETTINGS.weather, word) || Object.hasOwn(CHINESE_SETTINGS.isWartime, word);

/** Weather and war that do more than fall and blow are somebody: '台风登陆', '战争夺走'. */
export const isForceActing = (word: string, verb: string): boolean => isForce(word) && !BY_ITSELF.test(verb);

/** Marks them, so that they are no mere setting. */
export function markForces({ phrases, clauses }: Draft): void {
  for (const { roles, predicate, isDropped } of clauses) {
    for (const { role, phrase } of isDropped ? [] : roles) {
      const said = phrases[phrase];
      if (said && role === 'agent' && isForceActing(said.head, predicate)) {
        said.isActor = true;
      }
    }
  }
}
