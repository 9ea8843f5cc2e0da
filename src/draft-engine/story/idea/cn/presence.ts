import type { Draft } from './drafts.ts';

/** What is left of the dead. */
const OF_THE_DEAD =
  /(?:葬礼|追悼会|遗像|骨灰|骨灰盒|遗物|遗体|遗书|遗言|遗嘱|遗愿|坟墓|墓|坟|墓前|墓碑|灵位|灵堂|忌日|亡魂|尸体|尸骨)$/;

/** '首富的葬礼', '爷爷的骨灰': whose they are is dead. */
export function markDeadOwners({ phrases }: Draft): void {
  for (const { head, owner, isDropped } of phrases) {
    const said = phrases[owner ?? -1];
    if (said && !isDropped && !said.pronoun && OF_THE_DEAD.test(head)) {
      said.presence ??= 'dead';
    }
  }
}
