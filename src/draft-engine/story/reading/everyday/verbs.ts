import type { Language } from '#src/shared/language/languages.ts';
import type { FrameId } from '../../frames/frames.ts';

/**
 * Verbs that ideas are typed with, for each frame, with commas: English base forms, phrases among them ('give up');
 * Chinese as they are written; Korean dictionary forms, whose forms in running text are known; Japanese stems with what
 * follows them.
 */
export type EverydayVerbs = Readonly<Partial<Record<FrameId, string>>>;

export const EVERYDAY_VERBS: Readonly<Record<Language, EverydayVerbs>> = {
  en: {
    befriend:
      'meet, greet, welcome, invite, make friends, make a friend, become friends, get to know, talk to, take in, take care of, care for, look after, feed, share, hug, trust, stand by, bond, get along, invite, hang out, keep company',
    find: 'borrow, come across, stumble upon, stumble on, stumble over, run across, pick up, dig up, get back, earn, acquire, catch, choose, select, stumble, receive, win back, unwrap',
    lose: 'leave behind, run out of, waste, spill, sink, fade, melt, shatter, lose track, be robbed',
    search:
      'look for, search for, go after, hunt for, hunt down, chase, pursue, go in search, set out to find, trace, stalk, crave, long for, yearn, ask for, call for',
    return:
      'come home, go home, get home, come back, go back, get back home, head home, give back, bring back, take back, bring home, drop off, hand over, send, post, mail, pass on, give, hand, fetch, take home, guide home',
    rescue:
      'pull out, bail out, comfort, calm, console, treat, nurse, feed, warm, catch, carry out, dig out, cheer up, look out for, revive, donate, deliver a baby, relieve, soothe, assist, aid',
    escape:
      'run away, get away, get out, break free, sneak out, slip away, break out, flee, dodge, elude, avoid, evade, elope, run off',
    build:
      'put together, set up, put up, assemble, draw, paint, sculpt, craft, shape, forge, fold, finish, complete, compose, produce, record, crochet, embroider, tailor, print, develop, film, shoot a film, shoot a movie, make a film, make a movie, decorate, stack, erect',
    repair:
      'put back together, patch up, tune, clean, polish, wash, tidy, renovate, revive, bring back to life, fix up, oil, glue, tinker, refurbish, sharpen',
    win: 'score, conquer the world, qualify, break the record, break a record, succeed, outsmart, outrun, outwit, triumph, run for',
    compete:
      'argue, quarrel, bicker, bet, fall out, go to war, wrestle, box, challenge, take on, face off, play against, outdo, battle it out, clash, gamble, arm wrestle, joust',
    learn:
      'rehearse, find out how, master, discover how, get lessons, take lessons, take a class, go back to school, read, revise, memorize, memorise, imitate',
    teach: 'show how, tutor, instruct, guide, mentor, bring up, pass down, lecture, educate, train for, hand down',
    discover:
      'find out, figure out, see, hear, spot, detect, observe, open the box, unearth, unlock, stumble into, look into, peek, glimpse, dive into, recognise, recognize, witness, encounter, come face to face, understand, wake up in',
    invent: 'come up with, think up, dream up, devise, engineer, patent, experiment, code',
    open_shop: 'set up shop, start a business, start a company, found, take over, run a shop, own, manage, reopen',
    sell: 'auction, trade, deal, barter, peddle, rent, lend, offer, serve, pitch, hawk, buy',
    launch_product: 'unveil, release, present, showcase, introduce, recommend, endorse',
    travel:
      'set off, set out, go on a trip, go on a journey, take a trip, take a walk, go for a walk, go on a walk, go for a ride, hike, stroll, ski, surf, skate, row, paddle, swim, dive, march, trek, tour, backpack, commute, float, drift, glide, soar, migrate, pedal, run through, chase the sun, go, follow the river, take the train, take the bus, board, gallop, race across, camp, go camping, fly to',
    arrive:
      'show up, turn up, come to, move to, move into, move in, check in, check into, get to, end up, find oneself, drop by, drop in, fall from, crash, crash-land, wash up, washes ashore, wake up, step into, walk into, knock, invade, show, emerge, awaken, be born, hatch, rise, fall',
    leave:
      'drop out, move out, walk out, walk away, go away, give up, say goodbye, say farewell, wave goodbye, set sail, resign, retire, quit, pack, depart, move away, graduate, let go, close, close down, shut down',
    wait: 'wait for, hang on, hold on, stand, rest, sleep, queue, line up, count the days, stare, gaze, linger, write letters, sit by, camp out',
    remember:
      'look back, think back, think of, think about, reminisce, commemorate, honour, honor, mourn, grieve, relive, keep alive, collect memories',
    forget: 'lose memory, lose his memory, lose her memory, leave out, get over, move on from',
    fall_in_love:
      'fall for, fall in love, ask out, propose, flirt, adore, like, court, woo, get married, get engaged, go on a date, have a crush, elope, fancy, dance together',
    part: 'break up, split, split up, say their goodbyes, bid farewell, bury, drift apart, let go of, see off, outgrow',
    reconcile:
      'make up, make peace, apologise, apologize, get back together, meet again, call a truce, settle, see again, speak again, agree, say sorry, bring together, unite, mend fences',
    betray:
      'turn on, double cross, sell out, fool, con, blackmail, cheat on, frame, mislead, impersonate, fake, forge a painting, tease, prank, play a trick, bully',
    avenge: 'get revenge, take revenge, get even, pay back, retaliate, strike back, murder, get back at',
    hide: 'cover up, keep a secret, keep secret, live a double life, go undercover, lie low, smuggle, camouflage, mask, live in hiding, sneak in, stow away',
    reveal:
      'come clean, admit, own up, say, announce, report, testify, broadcast, publish, give away, tell the truth, tell a secret, share a secret, leak, whisper, interview, point out, blog, prove, show the truth',
    guard:
      'watch over, keep safe, keep an eye on, babysit, look after, patrol, stand guard, keep watch, protect, shelter, house-sit, escort, mind, tend',
    steal:
      'break into, take away, run off with, pick pockets, hijack, snatch, loot, burgle, pickpocket, swipe, nick, pull off a heist, rob',
    solve:
      'work out, get to the bottom, crack, find the killer, find the thief, look into, piece together, deduce, question, interrogate, examine, diagnose, decipher, hack, unmask, track down, inspect, analyse, analyze',
    transform:
      'turn into, change into, wake up as, wake as, become, grow into, evolve, mutate, trade places, switch, switch places, swap bodies, shrink, reinvent, disguise as',
    grow: 'grow up, grow old, blossom, sprout, water, breed, harvest, farm, plant, sow, cultivate, raise, get older, come of age, flower',
    celebrate:
      'throw a party, have a party, party, hold a party, toast, gather, host, turn eighty, turn one hundred, turn ninety, feast, decorate the tree, reunite for, have a birthday, light fireworks',
    cook: 'make dinner, make lunch, make breakfast, prepare a meal, fry, roast, grill, boil, knead, taste, drink, pour, ferment, feed the village, serve dinner, mix, stir, whip up, pickle, smoke, brew, steam, eat',
    perform:
      'put on a show, put on a play, put on, hold a concert, give a concert, go on stage, go on tour, take the stage, entertain, busk, drum, rap, hum, whistle, stage, audition, rehearse, dance, strum, do stand-up, tell jokes, clap, recite, jam',
    explain: 'describe, show how it works, demonstrate, clarify',
    survive:
      'strand, trap, get through, live through, make it through, make it out, endure, last, hold out, struggle, cope, get lost, get stuck, be trapped, be stranded, freeze, starve, live alone, stay alive',
    defend:
      'stay open, hold off, fight off, fight back, stand up to, stand up for, stand up against, protest, block, prevent, save from demolition, keep open, keep alive, refuse, boycott, rebel, revolt, strike, resist, repel, vote, oppose',
    join: 'sign up, sign up for, take part, take part in, enrol, enroll, become a member, get a job, apply for, work, volunteer, take a job, start work, start school, enter a contest, enter a competition, get hired, move up, compete in, participate, start a new job, participate in, go to school, be hired, work at, work as',
    overcome:
      'get over a fear, face, dare, conquer, face a fear, stand up, brave, jump, pluck up courage, stop being afraid, cope with, recover, beat a fear',
  },
  cn: {
    want: '做梦, 梦见, 盼着',
    befriend: '认识, 结交, 照顾, 关心, 拥抱, 打招呼, 聊天, 做伴, 同居, 住在一起, 分享, 邂逅, 碰见, 碰到',
    find: '获得, 抓到, 领到, 买到, 挑选, 选中, 捞起, 捞到, 抽中, 收获',
    lose: '忘在, 落在, 遗失, 输掉, 丢掉, 打破, 摔碎',
    search: '追赶, 追逐, 追踪, 打探, 搜寻, 到处找, 寻觅, 抓捕, 追捕',
    return: '送给, 送一, 送到, 寄给, 带给, 交给, 带回家, 回国, 回城, 回村, 送信, 送货, 送外卖, 派送, 递送',
    rescue: '救下, 救了, 救治, 抢救, 安慰, 照料, 治疗, 治愈, 医治, 接生, 解救, 救援, 扶起',
    escape: '跑出, 溜出, 躲避, 躲开, 逃走, 逃亡, 逃课, 私奔, 挣脱',
    build:
      '做, 画了, 画出, 画一, 写小说, 写了一本, 写一本, 拍电影, 拍一部, 拍了一部, 完成, 刻, 雕, 缝, 绣, 拼, 组装, 搭, 堆, 折, 建成, 建起, 架起, 创作, 创造, 做一个, 做一只, 做一件, 装修, 粉刷',
    repair: '抢修, 修缮, 翻新, 擦亮, 打扫, 清洗, 维修, 重建, 救活老',
    win: '考第一, 拿冠军, 破纪录, 逆袭, 成功, 击败, 晋级, 竞选',
    compete: '吵架, 争吵, 打架, 比赛, 对战, 挑战赛, 斗舞, 斗气, 辩论, 打擂',
    learn: '请教, 读书, 上课, 上学, 复习, 训练自己, 模仿, 自学, 练',
    teach: '教孩子, 指导, 辅导, 带徒弟, 培养, 上一课',
    discover: '传来, 传出, 遇上, 撞见, 偶遇, 目睹, 打开, 挖, 意识到, 得知, 知道了, 观察, 看到, 听到, 醒来发现, 找出',
    invent: '创造出, 研发, 开发, 做实验, 想出, 编程',
    open_shop: '开店铺, 创业, 接手, 继承了一家, 摆了, 办起, 创办, 接管, 开网店',
    sell: '买, 出租, 拍卖, 交易, 直播卖, 带货, 送餐, 摆地摊',
    launch_product: '推荐, 发布, 上新, 代言',
    travel:
      '旅游, 去旅行, 散步, 骑车, 游, 潜入海, 滑雪, 露营, 爬山, 登山, 赶路, 走进沙漠, 游历, 跋涉, 追着, 飞过, 飞越, 漫步, 逛',
    arrive: '出现在, 走来, 飞来, 到来, 掉在, 诞生, 出生, 穿越到, 重生, 入住, 敲门, 误入, 回魂, 复活, 苏醒',
    leave: '走出, 搬家, 放弃, 退役, 谢幕, 道别, 再见, 离职, 移民, 收摊, 关掉',
    wait: '坐了, 守了, 站了, 守候, 睡, 排队, 守着窗',
    remember: '纪念, 祭奠, 缅怀, 回顾, 追忆, 悼念',
    forget: '失去记忆, 想不起, 失忆了, 丢了记忆',
    fall_in_love: '追求, 求爱, 热恋, 心动, 嫁给, 娶, 谈恋爱, 牵手, 动心, 倾心',
    part: '告别了, 分开, 永别了, 送走, 离散, 断绝, 诀别',
    reconcile: '讲和, 消除误会, 重聚, 再次相见, 再见面, 相认, 认亲, 化解, 团圆了',
    betray: '陷害, 耍, 冒名, 捉弄, 诬陷, 假冒, 诈骗, 背弃',
    avenge: '报复, 讨回公道, 杀死, 杀了, 复仇者',
    hide: '躲进, 躲在, 藏在, 藏起, 埋下, 卧底, 装作, 扮成, 乔装, 隐姓埋名',
    reveal: '说, 告诉, 宣布, 公布, 承认, 采访, 报道, 揭秘, 作证, 告发, 讲述, 透露, 写',
    guard: '守, 守望着, 看家, 巡逻, 照看, 护送, 站岗, 护林, 看护',
    steal: '抢, 抢走, 抢了, 拿走, 借走, 顺走, 盗走, 盗取, 骗走, 偷吃',
    solve: '追凶, 侦查, 审问, 寻找凶手, 解谜, 找出凶手, 探案, 揭开谜, 分析, 检查',
    transform: '长成, 换了身体, 变小, 蜕变, 化成, 投胎, 灵魂互换',
    grow: '种植, 浇水, 养, 养育, 抚养, 采, 采摘, 收割, 耕种, 培育, 播种',
    celebrate: '办派对, 聚会, 团聚吃, 办喜事, 迎接, 迎新年, 过寿, 祝寿, 放烟花, 举办, 过中秋, 过春节, 过除夕, 吃年夜饭',
    cook: '泡茶, 煮面, 烤面包, 做蛋糕, 做月饼, 蒸, 炖, 腌, 酿, 卤, 吃, 喝, 品尝, 煲, 包粽子, 揉面, 拌, 煎',
    perform:
      '弹奏, 吹, 拉小提琴, 敲鼓, 打鼓, 舞狮, 舞龙, 说相声, 办演唱会, 开演唱会, 卖唱, 敲, 吹奏, 主演, 举行音乐会, 说书',
    explain: '揭秘如何, 讲述如何, 说明, 讲明白',
    survive: '活着, 坚持, 支撑, 撑过, 幸存下来, 死里逃生, 挨过, 熬',
    defend: '抵挡, 反抗, 抗议, 拒绝, 抵住, 反对拆, 挡住, 阻挡, 保住, 抗争',
    join: '当上, 上班, 打工, 工作, 入职, 参军, 参赛, 入选, 加盟, 去应聘, 找工作, 上岗, 应征',
    overcome: '鼓起勇气, 走出阴影, 直面, 走出, 振作, 勇敢面对, 跨过',
  },
  ko: {
    want: '꿈을 꾸다, 소망하다, 다짐하다',
    befriend:
      '어울리다, 챙기다, 보살피다, 껴안다, 인사하다, 인사를 나누다, 이야기를 나누다, 친구를 사귀다, 데려오다, 입양하다, 나누다, 초대하다, 마주치다, 함께하다',
    find: '구입하다, 사다, 빌리다, 고르다, 찾아오다, 캐다, 잡다, 건지다, 모으다, 수집하다, 당첨되다, 획득하다',
    lose: '두고 내리다, 빼앗기다, 깨뜨리다, 떨어뜨리다, 흘리다, 오다, 쏟다',
    search: '쫓다, 쫓아가다, 수색하다, 뒤지다, 찾아가다, 헤매다, 사냥하다, 좇다',
    return:
      '배달을 하다, 배달을 가다, 보내다, 전달하다, 건네다, 선물하다, 귀국하다, 집에 가다, 고향에 가다, 되가져오다, 주다, 갖다주다, 부치다',
    rescue:
      '구출하다, 위로하다, 안아 주다, 간호하다, 보듬다, 도와주러 가다, 살려 내다, 건져 내다, 치유하다, 낫게 하다, 먹이다, 달래다',
    escape: '도주하다, 가출하다, 탈옥하다, 따돌리다, 피하다, 피신하다, 숨어 달아나다',
    build:
      '그리다, 그림을 그리다, 완성하다, 다리를 놓다, 놓다, 조각하다, 깎다, 뜨다, 뜨개질하다, 꿰매다, 접다, 제작하다, 찍다, 영화를 찍다, 소설을 쓰다, 책을 쓰다, 시를 쓰다, 곡을 쓰다, 작곡하다, 창작하다, 꾸미다, 엮다, 짜다, 지어내다, 건설하다, 새기다',
    repair: '닦다, 청소하다, 손질하다, 정비하다, 되돌려 놓다, 새로 칠하다, 재건하다, 조율하다',
    win: '승리하다, 이겨 내다, 우승을 차지하다, 합격하다, 성공하다, 물리치다, 메달을 따다, 꺾다, 기록을 깨다',
    compete:
      '말다툼하다, 다툼을 벌이다, 대결을 벌이다, 시합하다, 시합을 하다, 경주를 하다, 경주하다, 승부를 겨루다, 맞대결하다, 씨름하다, 전쟁을 벌이다, 경기를 하다, 바둑을 두다, 장기를 두다',
    learn:
      '공부하다, 공부를 하다, 읽다, 학교에 다니다, 과외를 받다, 외우다, 수업을 듣다, 따라 하다, 연습을 하다, 배우게',
    teach: '가르쳐 주다, 지도하다, 알려 주다, 훈련을 시키다, 이끌다, 교육하다, 전수하다',
    discover:
      '들리다, 들려오다, 생기다, 보다, 듣다, 목격하다, 마주하다, 열어 보다, 캐내다, 엿듣다, 발굴하다, 관찰하다, 느끼다, 맞닥뜨리다',
    invent: '만들어 내다, 고안하다, 연구하다, 실험하다, 설계하다, 코딩하다',
    open_shop: '가게를 열다, 문을 열다, 창업하다, 물려받아 운영하다, 이어받다, 가게를 하다, 장사를 시작하다, 꾸려 가다',
    sell: '장사하다, 장사를 하다, 빌려주다, 경매하다, 거래하다, 대여하다, 내놓다',
    launch_product: '선보이다, 소개하다, 추천하다, 내놓게',
    travel:
      '여행을 가다, 여행을 오다, 캠핑을 가다, 캠핑을 떠나다, 캠핑하다, 캠핑을 하다, 소풍을 가다, 휴가를 가다, 휴가를 떠나다, 모험을 떠나다, 산책하다, 산책을 하다, 산책을 가다, 헤엄치다, 날다, 날아가다, 날아오르다, 타다, 기차를 타다, 버스를 타다, 배를 타다, 자전거를 타다, 등산하다, 등산을 하다, 돌아다니다, 누비다, 횡단하다, 거닐다, 가다, 나서다, 행진하다, 탐험하다, 다니다, 소풍을 떠나다',
    arrive:
      '오다, 들르다, 태어나다, 눈을 뜨다, 떨어져 나오다, 이사를 가다, 이사를 오다, 방문하다, 건너오다, 내려오다, 부임하다, 발을 들이다',
    leave:
      '나가다, 은퇴하다, 사직하다, 퇴사하다, 문을 닫다, 작별을 고하다, 작별 인사를 하다, 졸업하다, 포기하다, 이민을 가다, 하직하다, 폐업하다',
    wait: '앉아 있다, 서 있다, 머물다, 잠들다, 잠을 자다, 자다, 쉬다, 밤을 새우다, 줄을 서다',
    remember: '추억하다, 되새기다, 기리다, 돌아보다, 되돌아보다, 잊지 못하다, 제사를 지내다, 차례를 지내다',
    forget: '기억을 잃어버리다, 기억을 잃어 가다, 치매에 걸리다',
    fall_in_love:
      '청혼하다, 연애하다, 데이트하다, 데이트를 하다, 사모하다, 설레다, 첫눈에 반하다, 사랑을 고백하다, 끌리다',
    part: '보내 주다, 이별을 맞다, 세상을 떠나다, 죽다, 배웅하다',
    reconcile: '오해를 풀다, 손을 잡다, 다시 뭉치다, 용서를 빌다, 하나가 상봉하다',
    betray:
      '쫓아내다, 내쫓다, 사기를 치다, 등지다, 함정에 빠뜨리다, 속여 넘기다, 골탕 먹이다, 장난치다, 괴롭히다, 팔아넘기다, 바람을 피우다',
    avenge: '앙갚음하다, 죽이다, 처단하다, 벌하다, 복수를 하다, 복수를 다짐하다',
    hide: '파묻다, 위장하다, 잠입하다, 정체를 숨기다, 숨어 살다, 숨어들다, 몰래 키우다, 몸을 숨기다, 시치미를 떼다, 덮다, 흉내 내다',
    reveal:
      '말하다, 고백을 하다, 비밀을 말하다, 알리다, 비밀을 털어놓다, 취재하다, 인터뷰하다, 보도하다, 발표하다, 증명하다, 이야기하다, 들려주다, 전해 주다, 외치다',
    guard: '돌봐 주다, 감시하다, 순찰하다, 망을 보다, 보호하다, 지켜 주다, 경호하다, 보초를 서다, 간병하다',
    steal: '빼앗다, 뺏다, 가로채다, 소매치기하다, 슬쩍하다, 몰래 가져가다, 강탈하다',
    solve:
      '캐다, 범인을 찾다, 범인을 잡다, 비밀을 풀다, 수수께끼를 풀다, 쫓는 수사를 하다, 분석하다, 심문하다, 밝혀 내다, 진단하다',
    transform: '몸이 바뀌다, 둔갑하다, 뒤바뀌다, 작아지다, 커지다, 젊어지다, 달라지다, 환생하다, 거듭나다',
    grow: '돌보며 키우다, 물을 주다, 꽃을 피우다, 농사를 짓다, 농사짓다, 재배하다, 수확하다, 따다, 자라나다, 나이 들다, 늙어 가다',
    celebrate:
      '생일잔치를 열다, 잔치를 벌이다, 축하 파티를 하다, 명절을 쇠다, 설을 쇠다, 모이다, 맞이하다, 결혼식을 올리다, 생일을 축하하다, 잔치를 하다, 파티를 하다, 치르다, 돌잔치를 하다, 환영하다',
    cook: '커피를 내리다, 김장하다, 김장을 하다, 부치다, 찌다, 삶다, 무치다, 차리다, 차를 끓이다, 반죽하다, 먹다, 마시다, 맛보다, 대접하다, 밥을 하다, 요리를 하다, 지지다, 국을 끓이다, 절이다',
    perform:
      '공연을 하다, 공연을 열다, 공연을 준비하다, 공연을 올리다, 공연을 앞두다, 연주회를 열다, 음악회를 열다, 콘서트를 열다, 전시회를 열다, 연극을 하다, 연극을 올리다, 북을 치다, 치다, 불다, 피리를 불다, 피아노를 치다, 기타를 치다, 낭송하다, 오디션을 보다, 데뷔하다, 버스킹하다, 줄을 타다, 무대에 선다',
    explain: '알아보다, 소개해 주다, 살펴보다',
    survive:
      '고립되다, 갇히다, 조난되다, 조난당하다, 길을 잃다, 표류하다, 고비를 넘기다, 살아 돌아오다, 이어 가다, 겪다',
    defend: '맞서 싸우다, 반대하다, 거부하다, 항의하다, 시위하다, 버텨 내다, 물리쳐 내다, 막아서다, 저지하다, 지켜',
    join: '일하다, 일을 하다, 취직하다, 취업하다, 출근하다, 아르바이트하다, 아르바이트를 하다, 합격해 들어가다, 뽑히다, 입사하다, 복무하다, 면접을 보다, 신청하다, 참여하다, 봉사하다, 전학을 가다, 전학 가다, 다니게',
    overcome: '용기를 내다, 마주 서다, 뛰어넘다, 도전해 보다, 두려움을 이기다, 일어서다, 딛고 일어서다',
  },
  ja: {
    want: '夢を見, 夢みる',
    befriend:
      '会う, 会った, 会って, 会いに, 出逢う, 出逢い, 世話をす, 面倒を見, 抱きしめ, 話しかけ, 拾って, 一緒に暮ら, 一緒に住, 暮らす, 暮らし, 打ち解け, 挨拶, 招く, 招い, 迎え入れ, 分け合, 交流',
    find: '借りる, 借り, 買う, 買った, 買い, もらう, もらった, 当た, 捕まえ, 捕る, 釣る, 釣り上げ, 釣った, 選ぶ, 選んだ, 集め, 拾い集め, 引き当て',
    lose: '落とした, 無くす, 置き忘れ, 割る, 割って, 壊してしま, 壊す, 失恋, 奪われ',
    search: '探し回, 探し求め, 追跡, 追い求め, 狩る, 探検, 尋ね, 訪ね歩',
    return:
      '持って帰, 送る, 送った, 渡す, 渡し, 手渡, 贈る, 贈っ, 帰省, 帰国, 帰郷, 運ぶ, 運び, 運ん, 配達, 配る, 連れて帰, 連れ帰, 送り返',
    rescue: '救け, 手当て, 介抱, 介護, 慰め, 励ま, 手伝う, 手伝い, 手伝っ, 手助け, 癒や, 癒す, 保護す, 保護し',
    escape: '逃がす, 逃走, 飛び出, 駆け落ち, 抜けだ, 逃亡, 避け',
    build:
      '描く, 描い, 絵を描, 書き上げ, 小説を書, 曲を作, 映画を撮, 撮る, 撮り, 撮影, 完成, 仕上げ, 彫り, 折る, 折り, 積み上げ, 積む, 組む, 制作, 製作, 飾り, 飾る, 染め, 掘る, 橋を架け, 仕立て',
    repair: '磨く, 磨き, 掃除, 洗う, 手入れ, 改修, 建て直, 張り替え, 調律す, 調律し, 整備',
    win: '勝とう, 勝った, 打ち破, 優勝を目指, 合格, 成功, 破る, 制す',
    compete: '喧嘩, けんか, ケンカ, 言い争, 対戦, 競走, レースをす, 賭け, 争奪, バトル, 挑み合',
    learn: '読む, 読み, 修業, 習得, 身につけ, 通う, 通い, 真似, 受験, 挑戦しながら学',
    teach: '教えてもら, 伝授, 育成, 導く, 導い, 授業をす, 継がせ',
    discover:
      '見る, 見た, 見つめ, 聞く, 聞いた, 聞こえ, 目にす, 目にし, 覗く, 覗い, 知った, 気が付, 気がつ, 掘り起こ, 観察, 遭遇, 開けてしま, 開けると, 感じ',
    invent: '実験, 研究す, 研究し, 編み出, 設計, プログラミング',
    open_shop: '継い, 継ぎ, 始めた店, 起業, 創業, 店をはじめ, 引き継, 店を構え, オープン, 開業す, 任され',
    sell: '商う, 商い, 貸す, 貸し出, 競り, 取引, 売りに, 売って',
    launch_product: '紹介, おすすめ, 売り込, 発表',
    travel:
      '旅行す, 出かけ, 散歩, 泳い, 飛び立, 飛んで, 飛び, 漕ぐ, 漕い, 滑る, 滑り, 乗る, 乗って, 乗り, 自転車で走, 駆け, 走り, 走っ, ドライブ, キャンプ, ハイキング, 登山, 山に登, 登り, 登っ, 行く, 行った, 歩き, 歩い, 向かう, 向かい, 通り抜け, 彷徨, さすらう, 放浪, 越え, 渡り, 渡っ',
    arrive:
      'やって来, やってく, 迷い込む, 引っ越してくる, 生まれる, 生まれた, 落ちてく, 落ちてき, 降りてく, 降り立, 訪れた, 着陸, 不時着, 目が覚め, 起きる, 上陸, 流れ着, 赴任, 転生, 入居',
    leave: '辞め, やめる, 引退す, 退職す, 引っ越し, 別れを告げ, 店を閉め, 閉める, 諦め, あきらめ, 手放, 卒業す, 送り出',
    wait: '座って, 座る, 立ち尽く, 眠る, 眠り, 眠って, 寝る, 休む, 見つめつづけ, 並ぶ, 並ん, 眺め',
    remember: '思い返, 振り返, しのぶ, 弔う, 弔い, 供養, 思いを馳せ, 墓参り, 懐かしむ',
    forget: '記憶をなく, 忘れっぽ, 忘れゆ, 認知症',
    fall_in_love:
      '口説, プロポーズ, デート, 恋愛, 惹かれ, 好きになった, 恋を, 結ばれ, 付き合, 婚約, 嫁ぐ, 嫁い, ときめ',
    part: '別離, 死別, 失った妻, 離ればなれ, 離れて暮ら, 別れた, 亡く, 葬, 送別',
    reconcile: '再び会, 再会す, 歩み寄, わだかまり, 手を取り合, 謝りに, 絆を取り戻',
    betray: '陥れ, 騙され, いたずら, からか, いじめ, 詐欺, 嘘をつく, 嘘をつき, ごまか',
    avenge: '報復, 仇を, 殺した, 倍返し, 恨みを晴ら',
    hide: '隠して, 埋める, 埋め, 潜入, 潜む, 潜ん, 隠れて, 化けて, 装う, 装っ, 忍び込み隠, なりきり',
    reveal: '話し, 伝え, 告げ, 発表す, 白状, 証言, 取材, 報じ, インタビュー, 告発, 知らせ, 語りか',
    guard: '守ろう, 見張っ, 世話, 警備, 護衛, 見回, 子守, 留守番, 巡回, 護る, 護り',
    steal: '盗ん, 万引き, 横取り, 忍び込, 奪った, 持ち去, 拝借, 強盗',
    solve: '解き明か, 突きとめ, 追い詰め, 推理す, 見抜, 犯人を, 謎を解, 暗号を解, 診断, 分析, 尋問',
    transform: 'に変わ, 姿を変え, 小さくな, 若返, 入れ替わる, 人間になる, 人間になり, 進化, 目覚めると',
    grow: '植え, 植えた, 水をや, 栽培, 収穫, 実る, 摘む, 摘み, 耕す, 耕し, 種をま, 実らせ, 子育て, 育ての',
    celebrate: '誕生日を祝, パーティー, 宴, 祝宴, 式を挙げ, 迎える, 迎え, 集まる, 集まり, 集まっ, 花見, 催す, 開催',
    cook: '炊く, 炊き, 炊い, 煮込, 揚げ, 蒸す, 漬け, 炒め, 茹で, ゆで, 煮て, こねる, こね, 打つ, 盛り付け, 食べる, 飲む, 飲み, 作ってあげるご飯, もてな, いれる, 仕込む, 仕込み',
    perform:
      '叩く, 叩き, たたく, たたき, たたい, 打ち鳴ら, 吹く, 吹き, 吹い, 弾いて, 弾い, 舞う, 舞い, 演奏会を開, コンサートを開, 個展を開, 展覧会を開, 上演, 公演, 漫才をす, 落語をす, デビュー, 朗読, ライブ, 指揮, 歌って, 踊っ',
    explain: 'できるのか, できているのか, 紹介する, 解き明かし, 生まれる理由',
    survive: '閉じ込め, 取り残, 遭難し, 迷う, 生きる, 生きてい, 生きて, 耐える, しのぐ, しのい, 凌, 暮らし続け, 生還',
    defend: '止める, 反対, 拒む, 拒み, 拒ん, 抵抗, 戦い抜, 守り続け, 抗議, 阻止, 食いとめ, 立ちはだか',
    join: '働く, 勤める, 勤めて, 就く, 就い, 入学す, 入社し, 雇われ, 面接, 参戦, 応募す, 出場, ボランティア, 通い始め, バイト',
    overcome: '勇気を出, 向き合, 立ち上が, 踏み出, 打ち勝, 飛び込, 乗りこえ',
  },
};
