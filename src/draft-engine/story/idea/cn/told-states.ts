import type { Draft, DraftClause } from './drafts.ts';
import { isIn } from './function-words.ts';

/** Qualities that say what happened to somebody: a laid-off worker was laid off. */
const hasHappened = isIn(
  '下岗, 失业, 退役, 退休, 退伍, 瘫痪, 失踪, 失联, 走失, 失散, 死去, 去世, 过世, 病逝, 逝去, 牺牲, 阵亡, 战死, 受伤, 负伤, 失明, 失忆, 失聪, 怀孕, 离异, 失恋, 破产, 倒闭, 沉没, 坠毁, 逃亡, 流亡, 迷路, 出逃, 越狱, 出狱, 离家出走, 落榜, 离婚, 丧偶, 失眠, 失控, 退隐, 昏迷, 遇难, 遇害, 失传, 走散, 叛逃, 断电, 停电, 停摆, 停运, 燃烧, 坍塌, 倒塌, 沉睡',
);

/** Such qualities become clauses about whoever has them, unless a clause says the same of them. */
export function tellStates({ phrases, clauses }: Draft): void {
  phrases.forEach(({ adjectives, isDropped, from, to }, phrase) => {
    for (const word of isDropped ? [] : adjectives.filter(hasHappened)) {
      const isSaid = clauses.some(({ predicate, describes }) => predicate === word && describes === phrase);
      if (!isSaid) {
        clauses.push(stateOf(word, phrase, { from, to }));
      }
    }
  });
}

const stateOf = (predicate: string, phrase: number, { from, to }: { from: number; to: number }): DraftClause => ({
  from,
  to,
  kind: 'relative',
  describes: phrase,
  predicate,
  full: predicate,
  roles: [{ role: 'agent', phrase }],
  manner: [],
  isNegated: false,
  mood: 'does',
});
