import type { DeedId } from './deeds.ts';
import type { PhraseRole, TextReading } from './text-reading.ts';

/** What a thing does without having a mind: doors close, stars fall, houses burn. */
export const THINGS_DO: ReadonlySet<DeedId> = new Set<DeedId>([
  'open',
  'close',
  'lock',
  'fall',
  'break',
  'tear',
  'burn',
  'put_out',
  'appear',
  'vanish',
  'grow',
  'shrink',
  'turn_into',
  'die_away',
  'arrive',
  'leave',
  'be',
  'have',
  'show',
  'hide',
  'use',
  'drop',
  'fly',
  'lead',
  'fail',
  'attack',
  'kill',
  'trap',
  'travel',
  'pour',
  'carry',
]);
/** Deeds to somebody: a letter is sent to a person. */
const TO_SOMEBODY: ReadonlySet<DeedId> = new Set<DeedId>([
  'give',
  'speak',
  'whisper',
  'show',
  'teach',
  'sell',
  'pay',
  'telephone',
  'write',
  'meet',
  'marry',
  'befriend',
  'help',
]);
const MET: ReadonlySet<PhraseRole> = new Set<PhraseRole>(['recipient', 'companion']);

/**
 * The phrases of which a known verb says that they have a mind, and those on whom the whole text hangs: an unknown noun
 * is somebody only then.
 */
export function animatePhrases(
  { clauses }: Pick<TextReading, 'clauses'>,
  deeds: ReadonlyMap<string, DeedId>,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { kind, predicate, roles, isState } of clauses) {
    const deed = deeds.get(predicate);
    for (const { role, phrase } of roles) {
      const isTo = roles.some((each) => each.role === 'recipient');
      const does = deed === undefined ? kind === 'main' && !isState : isTo || !THINGS_DO.has(deed);
      const acts = role === 'agent' && does;
      const isMet = MET.has(role) && deed !== undefined && TO_SOMEBODY.has(deed);
      if (acts || isMet) {
        found.add(phrase);
      }
    }
  }
  return found;
}

/** Nouns for what nobody meets: they are no persons, whatever they do in a sentence. */
const FORMAL =
  /^(?:hope|time|war|peace|fate|death|life|luck|justice|law|truth|fear|silence|distance|memory|lawsuit|plan|idea|thing|something|everything|nothing|way|year|day|night|age|era|century|moment|mistake|secret|news|rumou?r|accident|disaster|epidemic|aftershock|mrs|mr|官司|命令|希望|时间|战争|和平|命运|死亡|真相|秘密|消息|谣言|时代|岁月|事情|东西|地方|办法|原因|结果|一切|什么|机会|梦想|记忆|声音|こと|もの|ほう|はず|ため|ところ|とき|方|時代|戦争|平和|運命|希望|時間|記憶|噂|応援|振動|画面越し|単身赴任|満腹|閉店|白黒|것|때|만큼|수|바|뿐|시간|전쟁|평화|운명|희망|죽음|진실|비밀|소문|시대|세월|기억|여진|각자|응원|흑백)$/i;
export const isFormal = (head: string): boolean => FORMAL.test(head);
