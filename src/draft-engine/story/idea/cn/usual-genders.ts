import type { Draft } from './drafts.ts';

/** Trades and ranks of stories that are men's, and women's, unless the idea says otherwise. */
const MEN =
  /(?:太监|刀客|剑客|侠客|镖师|书生|秀才|状元|县令|捕快|将军|大将|元帅|钦差|宰相|丞相|大臣|皇帝|道士|渔夫|樵夫|车夫|船夫|马夫|更夫|屠夫|猎人|铁匠|木匠|石匠|矿工|海盗船长|水手|牛仔|牧童|货郎|行脚商人|消防员|飞贼|武士|骑士|拳王|拳手|场长|村长|镇长|老工人|老船长|守墓人|摆渡人|流浪汉|乞丐|富豪|首富|黑帮老大|河神|土地公|龙王|阎王|少爷|僧人|掌柜|班主|师傅|师父)$/;
const WOMEN =
  /(?:保姆|月嫂|宫女|丫鬟|侍女|寡妇|绣娘|护士|空姐|女邮差|老板娘|媒婆|巫婆|歌女|舞女|艺妓|花魁|皇后|贵妃|公主|童养媳)$/;

/** The gender that is usual for a trade in stories. */
function usualGender(head: string): 'feminine' | 'masculine' | undefined {
  if (MEN.test(head)) {
    return 'masculine';
  }
  return WOMEN.test(head) ? 'feminine' : undefined;
}

/** Gives people whose gender nothing says that of their trade, where no pronoun of the idea could be theirs. */
export function addUsualGenders({ phrases }: Draft): void {
  const pronouns = new Set(phrases.filter(({ isDropped }) => !isDropped).map(({ pronoun }) => pronoun));
  for (const phrase of phrases) {
    const usual = usualGender(phrase.head);
    if (usual && !phrase.pronoun && !pronouns.has(usual === 'masculine' ? 'she' : 'he')) {
      phrase.gender ??= usual;
    }
  }
}
