import type { DeedId } from '../deeds.ts';
import { isIn } from './function-words.ts';
import { deedOfVerb } from './vocabulary.ts';

/** Somebody is made to do what follows: '逼迫她参加'. */
export const isCausative = isIn(
  '逼, 逼迫, 迫使, 强迫, 胁迫, 命令, 下令, 吩咐, 要求, 请求, 恳求, 请, 邀请, 派, 派遣, 派出, 求, 劝, 劝说, 说服, 催促, 鼓励, 激励, 引诱, 诱骗, 唆使, 指使, 委托, 嘱托, 嘱咐, 帮助, 帮, 协助, 教, 教会, 训练, 指导, 阻止, 禁止, 允许, 带领, 率领, 领, 陪, 陪伴, 陪同, 雇, 雇佣, 聘请, 招募, 召集, 组织, 选, 推举, 任命, 哀求, 乞求, 威胁, 警告, 提醒, 号召, 动员, 吸引, 驱使, 安排, 通知, 督促, 引导, 护送, 支持, 利用, 指引, 促使, 授权, 怂恿, 欢迎, 约, 逗, 哄, 借助, 喊, 叫醒',
);
/** A light cause: only what it brings about happens. */
export const isMaking = isIn('让, 使, 令, 叫, 使得, 导致, 致使, 任, 任由, 害, 害得, 促使, 引得, 惹得, 引导着');
/** What follows is seen, known, said or dreamt. */
export const isContent = isIn(
  '听出, 看出, 认出, 发现, 看见, 看到, 看着, 得知, 知道, 知晓, 以为, 相信, 坚信, 深信, 梦见, 梦到, 说, 听说, 听到, 听见, 宣布, 声称, 宣称, 意识到, 认为, 怀疑, 记得, 想起, 回忆起, 担心, 害怕, 预言, 证明, 目睹, 察觉, 发觉, 觉得, 感到, 感觉, 告诉, 承认, 谎称, 误以为, 获悉, 明白, 惊觉, 表示, 猜测, 希望, 盼望, 期待, 等待, 等, 幻想, 想象, 预感, 预测, 后悔, 见证, 眼看, 看, 听, 望着, 盯着, 发誓, 许诺, 承诺, 决定, 讲述, 揭露, 揭示, 显示, 问, 渴望, 梦想, 领悟, 懂得, 目送, 盼, 想, 保证, 注意到, 喜欢, 看出, 认定, 确信, 祈祷, 庆祝, 声明, 指控, 允许, 放任, 拒绝, 忘记, 听懂, 看懂, 记录, 查明, 指责, 抱怨, 忍受',
);
/** Verbs that only say how, where another follows: '合伙开公司'. */
export const isHow = isIn(
  '合伙, 合力, 联手, 携手, 结伴, 合作, 并肩, 共同, 轮流, 分头, 冒雨, 冒死, 连夜, 匿名, 争相, 赌气, 含泪, 含恨, 咬牙, 转身, 回头, 抬头, 低头, 起身, 挺身, 纵身, 动身, 转头, 扭头, 伸手, 空手, 顺手, 仓皇, 负气, 蒙面, 乔装, 倾力, 誓死, 联名, 集体, 公开, 俯身, 弯腰, 躬身, 舍身, 舍命, 拼死, 徒步, 步行, 联合, 并排, 结队, 趁机, 借机, 伺机, 乘机, 深情, 全速, 列队, 合唱着, 日夜兼程, 连番, 带头, 率先',
);
/** Whoever is seen or heard doing something is seen or heard too. */
export const isPerceiving = isIn(
  '发现, 看见, 看到, 看着, 听到, 听见, 目睹, 梦见, 梦到, 察觉, 望着, 盯着, 见证, 目送, 注意到, 听, 看, 撞见, 遇见, 遇到, 等待, 等',
);
export const isResult = isIn(
  '变成, 变为, 变作, 变, 成为, 成了, 成, 化作, 化为, 化身, 化成, 化身为, 当, 当上, 当选, 做, 沦为, 制成, 做成, 转化, 幻化, 扮成, 扮演, 饰演, 假扮, 冒充, 伪装, 幻化成, 升职, 晋升, 称为, 封为, 任命, 是, 为, 视为, 当作, 当成, 看作, 转世, 叫做, 名叫, 担任, 打扮, 改编, 修成, 投胎, 组成, 结成, 作为, 变身, 选为, 誉为, 称作, 叫作, 属于, 乔装, 进化, 化身成, 取名, 命名',
);
const GIVING = isIn(
  '给, 送, 交, 递, 赠, 赠送, 教, 告诉, 告知, 问, 借, 还, 赐, 赐予, 授予, 奖励, 赔, 喂, 欠, 付, 支付, 卖, 通知, 答应, 传授, 赋予, 捐, 分, 寄, 求, 请教, 询问, 归还, 带给, 传, 回答, 偷, 留, 许诺, 送来, 带来',
);
export const isGiving = (full: string): boolean => GIVING(full) || full.endsWith('给');
/** The one spoken to is the object. */
export const isAddressing = isIn(
  '告诉, 告知, 问, 询问, 通知, 提醒, 回答, 感谢, 请求, 恳求, 哀求, 乞求, 求, 劝, 劝说, 说服, 警告, 威胁, 恐吓, 安慰, 鼓励, 命令, 要求, 质问, 盘问, 审问, 采访, 联系, 请教, 嘱咐, 吩咐, 委托, 责骂, 批评, 指责, 责备, 原谅, 表扬, 称赞, 祝福, 骂, 斥责, 训斥, 拒绝, 逼问, 呼唤, 致敬, 求助, 打给, 倾诉, 道歉',
);
const TOPICAL = new Set<DeedId>(['speak', 'think', 'dream', 'remember', 'forget', 'whisper', 'shout', 'telephone']);
export const isTopical = (word: string): boolean => TOPICAL.has(deedOfVerb(word) as DeedId);
const MOVING = new Set<DeedId>([
  'arrive',
  'enter',
  'travel',
  'walk',
  'climb',
  'board',
  'run',
  'fly',
  'swim',
  'flee',
  'drive',
  'jump',
  'fall',
  'ride',
]);
export const isRiding = (word: string): boolean => /^(?:ride|drive|board)$/.test(deedOfVerb(word) ?? '');
export const isMoving = (word: string): boolean => MOVING.has(deedOfVerb(word) as DeedId);
const INTRANSITIVE = new Set<DeedId>([
  'arrive',
  'walk',
  'travel',
  'run',
  'flee',
  'fall',
  'climb',
  'jump',
  'fly',
  'swim',
  'sit',
  'sleep',
  'wake',
  'die',
  'appear',
  'vanish',
  'grow',
  'shrink',
  'die_away',
  'live',
  'work',
  'laugh',
  'weep',
  'dance',
  'sing',
  'wait',
  'scream',
  'be',
  'suffer',
  'leave',
  'enter',
  'grow_plants',
  'fail',
  'celebrate',
  'fight',
  'play',
  'meet',
  'part',
  'marry',
  'befriend',
  'compete',
  'win',
  'decide',
  'burn',
  'have',
  'turn_into',
]);
export const isIntransitive = (word: string): boolean => INTRANSITIVE.has(deedOfVerb(word) as DeedId);
/** Without an object, the described one is who it is done to: '暗恋多年的同桌', '救下的孩子'. */
const DONE_TO = new Set<DeedId>([
  'draw',
  'make',
  'build',
  'photograph',
  'fall_in_love',
  'rescue',
  'remember',
  'kill',
  'trap',
  'betray',
  'catch',
  'find',
  'search',
  'carry',
  'protect',
  'arrest',
  'chase',
  'throw',
  'heal',
  'teach',
  'miss',
  'forget',
  'attack',
  'give',
]);
export const isDoneTo = (word: string): boolean => DONE_TO.has(deedOfVerb(word) as DeedId);
/** Where somebody is when the verb is done: 住, 坐. */
const STAYING = new Set<DeedId>(['sit', 'live', 'wait', 'sleep', 'hide']);
export const isStaying = (word: string): boolean => STAYING.has(deedOfVerb(word) as DeedId);
export const isLeaving = (word: string): boolean =>
  /^(?:离开|逃离|逃出|走出|离家|告别|远离|搬离|撤离|退出|脱离|辞别|出|跑出|冲出|飞离|驶离|驶出|搬出|挣脱|摆脱|来自|走下|逐出|赶出|跳下|飞出|逃脱|溜出|离去|爬出|跳出|游出|出自|涌出)$/.test(
    word,
  );
/** A going that only brings somebody to what follows: '去商店买牛奶'. */
export const isGoing = isIn(
  '去, 来, 到, 回, 前往, 赶往, 来到, 回到, 赶到, 返回, 赶赴, 奔赴, 上门, 走进, 走到, 跑到, 回家, 出发, 出门, 回来, 赶来, 前来, 进入, 潜入, 出去, 进城, 上山, 下山, 出海, 重返, 飞往, 闯入, 混入, 跑去, 赶去, 坐, 乘坐, 乘, 骑, 驾驶, 开车, 骑车, 站, 站在, 坐在, 躺在, 蹲在, 搭乘, 站起来, 转身, 回头, 低头, 抬头, 踏上, 爬上, 登上, 抵达, 到达, 深入, 穿越, 跑进, 骑马, 用, 女扮男装, 隐姓埋名, 乔装打扮, 乔装, 徒步, 步行, 透过, 冒充, 伪装, 张开, 睁开, 展开, 利用, 借助, 凭借, 拿出, 拿起, 伸手, 联手, 合作, 联合, 携手, 结伴, 排队, 冒雨, 返乡, 回乡, 回国',
);
/** These only stand for a state when a deed follows. */
const STATES = new Set<DeedId>(['be', 'have', 'live', 'suffer']);
export const isState = (word: string): boolean => STATES.has(deedOfVerb(word) as DeedId);
export const isExistence = (word: string): boolean =>
  /^(?:appear|live|sit|fly|arrive|fall|be|have|walk|run|wait|sleep|vanish|leave|grow|burn|grow_plants|die)$/.test(
    deedOfVerb(word) ?? '',
  ) && !/^(?:放|摆|挂|贴|插|放着|挂着|摆放|安放|放置|长满)/.test(word);
