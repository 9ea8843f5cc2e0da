import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/** Courses of events of waiting, memory, truth, change and plain wishes. */
export const FATE_PLOTS = {
  wait: [
    {
      name: 'the kept place',
      tones: ['warm'],
      titles: ['占个位子', '等'],
      steps: [
        tell('habit', [
          '每天{time}，{hero.who}都到{place}，占两个位子，坐一个。',
          '两个位子，一个坐着{hero.who}，一个空着。{place}的人都知道，{he}在等。',
        ]),
        tell('want', ['说好了在这儿，所以{hero}哪儿也不去，要{want}。', '约好的日子早过了，{hero}还是要{want}。']),
        tell('days', '春天过去，秋天过去，那空位子，{hero}每天擦一遍。', { spare: 1 }),
        speak('ask_line', ['这儿有人，你坐那边行吗？', '你看，今天会来吗？'], { spare: 1 }),
        speak('answer_line', ['你昨天也这么说。我站着。', '会吧。今天不是还没完吗？'], { spare: 1 }),
        tell('obstacle', ['旁边总站着{other.who}，每天也来，没处坐。', '还有{other.who}，天天路过，天天站一会儿。']),
        tell(
          'setback',
          ['那天传来消息，要拆了，两个位子都不留。', '有一天{hero}去晚了，空位子让人搬走了，地上只剩四个印。'],
          { place: 'here' },
        ),
        show('alone', '{hero}站在空了的地方，低着头看地面。', { place: 'here' }),
        tell(
          'turn',
          [
            '第二天{time}，{hero}来了，老地方摆着两个新的，一个上面还坐着人。',
            '等{hero}抬起头，{other}不知从哪儿扛来一个，往旁边一放。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['我站了这么久，也算等过你了。', '我先替你占着。你等你的。'], { place: 'here', spare: 1 }),
        tell('price', '这笔账{hero}忽然算不清了：陪着等的，比要等的，久得多。', { place: 'here', spare: 1 }),
        tell('end', [
          '如今三个位子，坐两个，空一个。天黑以前，谁也不提走。',
          '后来有人来问，还等吗？{hero}看看身边：等，不急。',
        ]),
      ],
    },
    {
      name: 'the queue',
      tones: ['light'],
      titles: ['排队', '等什么'],
      steps: [
        tell('world', [
          '{hero.who}站在{place}等着，站得太像样，后面排起了队。',
          '事情是这样的：{hero.who}在{place.in}站住了，{other.who}就站到了后面。',
        ]),
        tell('want', '等的是自己的事，{hero}只想{want}，没料到身后越来越长。'),
        speak('ask_line', ['你们……在等什么？', '后面的，你排的是什么？']),
        speak('answer_line', ['不知道，你不是知道吗？', '没问。能排这么长，肯定好。']),
        tell(
          'days',
          ['到了中午，队伍拐了三道弯，有人卖水，有人卖号。', '半天工夫，{hero}身后有了一百多位，还有了规矩，不许插。'],
          { spare: 1 },
        ),
        tell('obstacle', [
          '想走也走不成，第一个走了，后面一百多个怎么交代？',
          '想去趟厕所，全队不答应：你走了，我们算什么？',
        ]),
        show('passage', '长长的队伍拐过{place}，望不到头。', { place: 'here' }),
        speak('plea_line', ['各位，前面什么也没有！', '散了吧，真没东西！'], { place: 'here', spare: 1 }),
        speak('quip_line', ['他想独吞，大家站稳。', '听见没有？快轮到咱们了。'], { spare: 1 }),
        tell(
          'turn',
          [
            '天黑了，大家饿，就一起做了饭，又一起唱了歌，唱完一齐叫好。',
            '等到半夜，前后都聊熟了，借钱的、说媒的、认亲的，都有了着落。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell('deed', '散的时候人人心满意足，都说：没白等。', { place: 'here', spare: 1 }),
        tell('end', [
          '要等的那件事，到底没来。可第二天，{hero}还是排头一个。',
          '后来每年这一天，{place}都排一次队，等的是什么，没人打听。',
        ]),
      ],
    },
    {
      name: 'one light blinking',
      tones: ['dark', 'bold'],
      titles: ['第三班', '最后一个钟头'],
      steps: [
        tell('world', [
          '{hero.who}等在{place}，只要等到天亮。前两个等的，没等到。',
          '约定是天亮，地点是{place}。{hero.who}到得很早，四下没有人。',
        ]),
        tell('want', '不管来什么，{hero}只记着一条：{want}，不许挪窝。'),
        tell('omen', ['半夜有人来，说约的地方改了，跟我走。', '两点钟，来了一个，说：时间变了，不用等了。']),
        speak('denial_line', ['没有改。改了，会先咳两声。', '我等的，不是你。'], { spare: 2 }),
        tell(
          'obstacle',
          ['三点又来一个，这回真咳了两声，左一声，右一声。', '再来的一个，连暗号都对得上，只是笑得太早。'],
          { spare: 2 },
        ),
        speak('threat_line', ['你等的已经到了，就在我手里。', '跟我走，不然天亮你也见不着。'], { spare: 2 }),
        show('breath', '{hero}坐在原地不动，手心握得发白。'),
        tell('danger', '远处真传来一声喊，是那个声音，喊的是{hero}的名字。', { spare: 1 }),
        tell(
          'choice',
          [
            '站了起来，又坐回去。约定里说过：听见我喊，也别动。',
            '腿已经迈出去半步。{hero}想起那句话，硬生生收了回来。',
          ],
          { place: 'here' },
        ),
        tell('price', '这一坐，比走过去难上一百倍，{hero}把嘴唇咬出了血。', { place: 'here', spare: 2 }),
        tell(
          'turn',
          [
            '天边发白，{other.who}从反方向来了，站都站不稳，看见{hero}，笑了。',
            '第一道光里，走来的是{other.who}，身上有伤，怀里的东西还在。',
          ],
          { place: 'here' },
        ),
        tell('end', [
          '{other}只问了一句：听见我喊了？{hero}说，听见了，没动。',
          '那一夜{hero}哪儿也没去，走的却是最远的一段路。',
        ]),
      ],
    },
  ],
  remember: [
    {
      name: 'two halves',
      tones: ['warm', 'light'],
      titles: ['另一半', '你记错了'],
      steps: [
        tell('world', [
          '{hero.who}和{other.who}，记着同一件事，记的完全不一样。',
          '{place}的那件旧事，{hero.who}讲过一百遍，{other.who}纠正过一百遍。',
        ]),
        tell('want', '今天，{hero}要{want}，一处一处对清楚。'),
        speak('ask_line', ['那天，明明在下雨，对吧？', '那天先笑的是你，没错吧？']),
        speak('answer_line', ['大太阳。你记的是别的哪天。', '先笑的是你。你还差点摔了。']),
        tell(
          'days',
          ['对了一下午，十件事，对上了两件，还是都没吃饭那两件。', '一个说红的，一个说蓝的，两个人吵得像还在那天。'],
          { spare: 1 },
        ),
        tell(
          'attempt',
          ['于是他们又回了一趟{elsewhere}，从头走了一遍。', '说不清，就去看。{hero}拉着{other}，到了{elsewhere}。'],
          { spare: 1 },
        ),
        tell('obstacle', '可地方变了，什么凭据也没有，谁也说服不了谁。', { place: 'here', spare: 1 }),
        show('together', '{hero}和{other}站在老地方，一个指东，一个指西。'),
        tell(
          'turn',
          [
            '站着站着，{hero}忽然记起，那天{other}其实哭了，是用笑遮过去的。',
            '{other}指着一块地方，声音轻了：你在这儿，把伞给了我。',
          ],
          {},
        ),
        speak('secret_line', ['我说大太阳，是不想你记得我哭。', '你忘了你的好，我替你记着呢。'], { spare: 1 }),
        tell('price', '一百遍里，各自漏掉的，正好都是自己的那一半。', { place: 'here', spare: 1 }),
        tell('end', [
          '现在讲起来，{hero}讲{other}的，{other}讲{hero}的，才算讲全。',
          '那天到底下没下雨，不争了。反正两个人，合打过一把伞。',
        ]),
      ],
    },
    {
      name: 'the blank hour',
      tones: ['dark', 'bold'],
      titles: ['空白的一小时', '那天晚上'],
      steps: [
        tell('world', [
          '{hero.who}记得那天的每一分钟，只少了九点到十点。',
          '那一夜，{hero.who}丢了一个钟头的记忆。{place}的人，都说没什么。',
        ]),
        tell('want', '{years}年了，{hero}非要{want}，哪怕翻出来的，是自己不想看的。'),
        speak('ask_line', ['九点到十点，我在哪儿？', '那一个钟头，谁跟我在一起？'], { spare: 1 }),
        speak('answer_line', ['你在家睡觉。大家都这么说。', '不记得，就是老天疼你。'], { spare: 1 }),
        tell(
          'clue',
          [
            '人人说的一样，一个字不差。只有背过的话，才会这样齐。',
            '可{hero}的鞋底，有一样东西：红泥。家里，没有红泥。',
          ],
          { place: 'here' },
        ),
        tell('attempt', '顺着红泥，{hero}一步一步，走到了{elsewhere}。'),
        tell(
          'omen',
          ['脚自己认路。该拐的地方，{hero}还没想，已经拐了。', '到了那儿，{hero}的手先抖了起来，不知道为什么。'],
          { place: 'elsewhere', spare: 1 },
        ),
        show('breath', '{hero}闭上眼，站在风里，眉头慢慢皱紧。', { place: 'elsewhere' }),
        tell(
          'discovery',
          [
            '想起来了：有火，有门，有人在里面拍，{hero}在外面，拉不开。',
            '九点整，{hero}冲进去过，一次，两次，第三次被人按住了。',
          ],
          { place: 'elsewhere' },
        ),
        speak('secret_line', ['你进去了三趟，抱出来三个。第四个没抱着。', '是我们打晕的你，不然你还要进去。'], {
          place: 'here',
          spare: 1,
        }),
        tell('price', '满{place}的人，替{hero}忘了这么多年，就怕{he}只记得那一个。', { place: 'here', spare: 1 }),
        tell('end', [
          '那一小时还给了{hero}。{he}数了数来接的人，正好三个。',
          '从此每年那一夜，{hero}去站一个钟头，去时一个，回来四个。',
        ]),
      ],
    },
    {
      name: 'who still knows',
      tones: ['told'],
      steps: [
        tell('question', [
          '知道{target.topic}的人，一年比一年少。{hero.who}，是还记得的一个。',
          '{hero.who}记得一件事，{place.in}已经没有第二个人记得。',
        ]),
        tell('ground', '{place}，{time}，{weather}。原来的样子，只剩一个角。', { spare: 1 }),
        tell(
          'fact',
          ['二十年前问，有三十一个人答得上。今年问，只有四个。', '能查到的记录一共两页，有一页，写的是别处。'],
          { place: 'here', spare: 1 },
        ),
        speak('witness_line', ['我不是记性好，我是每天讲一遍。', '忘了一个字，我就绕着走，走到想起来。']),
        tell('step', '记的法子很笨：一个地方，对一件事，走到哪儿，想到哪儿。', { place: 'here' }),
        tell('step', '每讲一遍，都有谁在旁边，一个字一个字写下来。', { place: 'here', spare: 1 }),
        tell(
          'cost',
          ['去年拆了那条路，{hero}有半个月，怎么也想不起其中一段。', '记着也要力气。有些事讲完，{hero}得坐上半天。'],
          { place: 'here', spare: 1 },
        ),
        show('breath', '{hero}站住，闭上眼，嘴唇轻轻动着。'),
        speak('voice_line', ['我来写，写到后来，好像我也在场。', '小时候嫌烦，现在怕听不完。'], { place: 'here' }),
        tell('answer', ['现在知道的人又多了：四个讲的，二十六个听的。', '要留住它，不靠石头，靠一张嘴，接一张嘴。']),
        speak('worth_line', ['我记着，他们就还在那条路上走。', '讲错了不要紧，有人听出来，才要紧。'], { spare: 1 }),
        tell('outlook', [
          '第二天{time}，{hero}又从那个角讲起。听的人里，有一个，轻轻接了下句。',
          '本子写满了。封面空着，等那个名字的主人来填。',
        ]),
      ],
    },
  ],
  forget: [
    {
      name: 'nice to meet you',
      tones: ['warm', 'light'],
      titles: ['初次见面', '今天我叫什么'],
      steps: [
        tell('world', [
          '{hero.who}每天早上都要问一遍：你是谁？{other.who}每天换一个答案。',
          '忘性一天比一天大，{hero.who}如今每天头一回见{other.who}。',
        ]),
        tell('want', '急过，哭过，{hero}想{want}，可越使劲，丢得越快。'),
        speak('ask_line', ['对不起，我们认识吗？', '请问，你是哪位？']),
        speak('answer_line', ['今天我是修灯的，昨天是船长。', '我是来蹭饭的，天天来。']),
        tell(
          'days',
          ['修灯的，送信的，唱戏的，{other}一天演一个，没有重样。', '每天都有一位新朋友来，每一位，都知道{hero}怕凉。'],
          { spare: 1 },
        ),
        tell(
          'obstacle',
          [
            '演到第一百天，{other}忽然没词了，坐在门口，不敢进去。',
            '那天{other}累了，实话实说，说了自己是谁。{hero}吓得直往后退。',
          ],
          { spare: 1 },
        ),
        show('look', '{hero}望着{other}，像望着一个陌生的客人。'),
        tell('setback', '满肚子的身份用完了，只剩真的那个，偏偏真的最没用。', { place: 'here', spare: 1 }),
        tell(
          'turn',
          [
            '这回是{hero}先开的口，拍拍身边：今天你不用演，坐会儿。',
            '一杯水递了过来，不烫，不凉，跟从前{hero}倒的一模一样。',
          ],
          { place: 'here' },
        ),
        speak('plea_line', ['我不知道你是谁，可我等你一早上了。', '名字忘了，可你一来，我就不怕了。'], {
          place: 'here',
          spare: 1,
        }),
        speak('quip_line', ['那我今天，就演我自己。', '等这句话，我演了一百场。'], { spare: 2 }),
        tell('end', [
          '今天早上，{hero}又问你是谁。{other}说：老样子，蹭饭的。',
          '一天认识一次，一年就是三百六十五次。{other}说，赚了。',
        ]),
      ],
    },
    {
      name: 'the town that forgot',
      tones: ['dark', 'bold'],
      titles: ['别睡', '写在手上'],
      steps: [
        tell('world', [
          '一觉醒来，{place}的人都忘了一样东西。只有没睡的{hero.who}，还记得。',
          '先是忘了钟点，再是忘了路名。{hero.who}发现，睡一觉，就少一样。',
        ]),
        tell('want', '{hero}已经三夜没合眼，咬着牙也要{want}。'),
        speak('ask_line', ['你还记得你女儿的名字吗？', '今天是几号，你说得上来吗？'], { spare: 1 }),
        speak('answer_line', ['我有女儿？', '问这个做什么？睡一觉就好了。'], { spare: 1 }),
        tell('days', ['第四夜，他们忘了怎么笑。第五夜，忘了怎么怕。', '墙上，门上，手上，{hero}把要紧的，全写满了。']),
        tell('omen', '第六夜，{hero}读自己写的字，有一行，不认得了。', { spare: 1 }),
        tell(
          'obstacle',
          ['眼皮像铁一样沉，每眨一下，就少一个人的名字。', '困到极处，{hero}走着走着，不知道自己要去哪儿。'],
          { spare: 1 },
        ),
        show('motion', '{hero}踉跄着，挨门挨户地敲过去。'),
        tell(
          'clue',
          [
            '只有一家没忘：那家的孩子，睡前都要讲一遍今天。',
            '有一个没变，{other.who}。{other.he}每晚睡前，都跟自己讲一遍白天。',
          ],
          { place: 'here' },
        ),
        speak('plea_line', ['讲给我听，别停，讲到天亮。', '都出来，一人讲一件，谁也别睡！'], { place: 'here' }),
        tell('deed', '一盏灯下，一个讲，一个接，讲着讲着，有人笑出了声。', { place: 'here', spare: 1 }),
        tell('end', [
          '那天{hero}终于睡了。一圈人围着，轮流替{he}念手上的字。',
          '从此{place}有个规矩：睡前，跟谁把今天讲一遍。',
        ]),
      ],
    },
  ],
  reveal: [
    {
      name: 'everyone waits',
      tones: ['warm', 'light'],
      titles: ['那件事', '谁先说'],
      steps: [
        tell('world', [
          '{hero.who}有句真话，憋了{years}年，今天决定说。',
          '在{place}，{hero.who}最会装没事。今天，{he}不想装了。',
        ]),
        tell('want', '早饭的时候，{hero}放下碗，要{want}。'),
        speak('hello_line', ['我有件事，一直没说。', '都先别吃，听我说一句。'], { spare: 1 }),
        speak('doubt_line', ['盐放多了？我吃出来了。', '等等，我也有件事，你先。'], { spare: 1 }),
        tell('obstacle', [
          '话到嘴边，门响了。再开口，水开了。一天里，打断了七回。',
          '每次刚起个头，就有人抢着说别的，像是约好了。',
        ]),
        tell('attempt', '天黑了，{hero}索性站到了凳子上。', { place: 'here', spare: 1 }),
        show('look', '{hero}张开嘴，{other}抢先一步捂住了自己的耳朵。'),
        tell(
          'turn',
          ['原来谁都知道，怕{hero}说出来，就要走了。', '{other}的眼圈先红了：你一说，就不能当没这回事了。'],
          { place: 'here' },
        ),
        speak('plea_line', ['让我说吧，我背不动了。', '说完我不走。就是想说出来。'], { place: 'here', spare: 1 }),
        tell('deed', '终于说了，一共九个字。屋里静得听见灯响。', { place: 'here' }),
        speak('secret_line', ['我的那件，跟你的一样。', '就这个？我们还以为多大的事。'], { place: 'here', spare: 1 }),
        tell('end', [
          '那顿饭热了三遍。后来谁有话，就站到凳子上去。',
          '九个字，压了{years}年。{hero}当晚称了称，轻了三斤。',
        ]),
      ],
    },
    {
      name: 'the live microphone',
      tones: ['dark', 'bold'],
      titles: ['没有关掉', '名单之外'],
      steps: [
        tell('world', [
          '知道那件事的有三个，已经走了两个。剩下的一个，是{hero.who}。',
          '{hero.who}接到一张纸，上面是明天要说的话。没有一句是真的。',
        ]),
        tell('want', '按纸上念，平安无事。可{hero}想{want}，想得一夜没睡。'),
        speak('threat_line', ['照着念，一个字别添。', '你家的灯，几点关，我都知道。'], { place: 'here' }),
        speak('denial_line', ['我知道该说什么。', '放心，我一向念得很准。'], { spare: 2 }),
        tell(
          'omen',
          ['第二天{time}，人都到齐了，门从外面上了锁。', '到场才看见，第一排空着两个座，写着那两个的名字。'],
          { spare: 1 },
        ),
        tell('attempt', '站上去，开头三句，{hero}一字不差，底下松了口气。', { place: 'here', spare: 1 }),
        show('breath', '{hero}低下头，把手里的东西慢慢折起来。'),
        tell(
          'choice',
          ['念到第四句，{hero}停下来，把纸叠好，放回了口袋。', '看了看那两个空座，{hero}没有再低下头去。'],
          { place: 'here' },
        ),
        tell(
          'deed',
          ['灯灭了，声音没有。黑暗里，{hero}一句一句，往下说。', '有人冲上来，有人拦。{hero}越说越慢，越说越清楚。'],
          { place: 'here' },
        ),
        tell('danger', '说到名字的时候，门撞开了，脚步声直奔台上。', { place: 'here', spare: 1 }),
        speak('secret_line', ['我没关。外面都听见了。', '往下说，门我顶着。'], { place: 'here', spare: 1 }),
        tell('end', [
          '第二天全城都在念那几句，念得比{hero}还准。',
          '那两个空座没有撤。后来，每场都留着，一个也不许坐。',
        ]),
      ],
    },
  ],
  transform: [
    {
      name: 'the swapped shapes',
      tones: ['warm', 'light'],
      titles: ['换一换', '还是你'],
      steps: [
        tell('world', [
          '{hero.who}一早醒来，变了样，只有脾气没变。',
          '{place.in}人人都认得{hero.who}，直到那个早晨，谁也不认得了。',
        ]),
        tell('want', ['早就盼着{want}，{hero}没想到，说变就变。', '这本是{hero}许的愿：{want}。灵得让{he}发慌。']),
        speak('hello_line', ['是我！真的是我！', '你看看我，不认得了？'], { spare: 1 }),
        speak('doubt_line', ['你说你是你，有凭据吗？', '声音是像，可哪儿都不像。'], { spare: 1 }),
        tell('days', ['头三天，新样子样样好，够得着，跑得快，有人回头看。', '新样子走遍了{place}，没有一处不新鲜。']),
        tell('obstacle', [
          '可老位子，{hero}坐不下了；老朋友，见了{he}只是客气。',
          '只是到了晚上，没有谁喊{hero}回家，门口也没有留灯。',
        ]),
        tell('attempt', '变回去吧，{hero}试了一百种办法，越变越不像。', { place: 'here', spare: 1 }),
        show('alone', '{hero}缩在角落里，背对着外面的光。', { place: 'here' }),
        tell(
          'turn',
          ['{other}走过来，没看脸，把一碗面放下，多放醋。', '路过的{other}忽然停住：叹气先吸两下的，只有一个。'],
          { place: 'here' },
        ),
        speak('secret_line', ['头一天我就认出来了，看你玩得高兴。', '换多少样子，你挑葱的手没换。'], {
          place: 'here',
          spare: 1,
        }),
        tell('deed', '面吃完，天亮了，变没变回去，{hero}忘了看。', { place: 'here', spare: 1 }),
        tell('end', [
          '后来{hero}今天这样，明天那样。{place}的人只听叹气，先吸两下的，就是{he}。',
          '镜子里是哪个，{hero}不太在意了，反正葱，总有谁替{he}挑。',
        ]),
      ],
    },
    {
      name: 'the third night',
      tones: ['dark', 'bold'],
      titles: ['第三夜', '趁我还是我'],
      steps: [
        tell('world', [
          '第一夜，变的是手。{hero.who}用布缠了起来，没有声张。',
          '{hero.who}发现的时候，手已经不是自己的了。离月圆，还有三夜。',
        ]),
        tell('want', [
          '变成了，就有力气{want}。变完了，就不知道自己是谁。',
          '为了救这地方，{hero}自己要{want}，没告诉任何人价钱。',
        ]),
        speak('ask_line', ['要是我不认得你了，你怎么办？', '第三夜，你能不能走远点？'], { spare: 2 }),
        speak('answer_line', ['那我就天天告诉你。', '不走。我还没见过你发脾气。'], { spare: 2 }),
        tell('days', ['第二夜，变的是声音。{hero}开始用写的。', '到了第二夜，{hero}说的话，狗听得懂，人听不懂了。'], {
          spare: 1,
        }),
        tell('omen', '第三夜，敌人来了。{hero}走出门去，影子比房子还高。'),
        show('motion', '一个巨大的影子掠过{place}，直扑黑暗。', { place: 'here' }),
        tell(
          'deed',
          [
            '来的全退了。{hero}转过身，眼睛里，没有一个认得的。',
            '一夜之间，{place}保住了。可那影子没有停下，朝着灯火来了。',
          ],
          { place: 'here' },
        ),
        tell('danger', '所有人都在跑，只有{other}迎着走，一步一步，走得很慢。', { place: 'here', spare: 2 }),
        speak('secret_line', ['你叫{hero}。你怕打雷，爱吃焦的。', '我说过的，天天告诉你。今天头一遍。'], {
          place: 'here',
          spare: 2,
        }),
        tell(
          'turn',
          ['那爪子停在半空，抖了很久，慢慢地，变回了一只手。', '巨大的影子低下头来，闻了闻，像在听一个很远的名字。'],
          { place: 'here' },
        ),
        tell('end', [
          '每逢月圆，{other}还是坐在门口，从名字讲起，讲到天亮。',
          '只有一只手没变回来。{hero}用它替{place}守夜。',
        ]),
      ],
    },
  ],
  want: [
    {
      name: 'the borrowed courage',
      tones: ['warm'],
      titles: ['就去看一眼', '一个念头'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}过了{years}年，没跟谁要过什么。',
          '谁都说{hero.who}知足。只有{place}的夜里，{he}睡不着。',
        ]),
        tell('want', ['{he}心里有个念头，小得说出来都脸红：{want}。', '说出来也不怕人笑，{hero}就想{want}。']),
        speak('ask_line', ['我要是说出来，你会笑吗？', '你有没有什么，想了很久没做？'], { spare: 1 }),
        speak('answer_line', ['会。笑完了我陪你去。', '有。跟你的差不多远。'], { spare: 1 }),
        tell('days', ['话说出口，就不能当没说。{hero}开始每天攒一点。', '从那天起，{hero}一天省一口，一天走远一步。']),
        tell('obstacle', [
          '可攒够的那天，家里出了事，正好要用这么多。',
          '偏偏就要动身的时候，{other}倒下了，攒的全花在了药上。',
        ]),
        show('look', '{hero}把什么悄悄放下，对着{other}笑了笑。'),
        speak('resolve_line', ['不急，念头又不会馊。', '我不去了，我就是说说。'], { place: 'here', spare: 2 }),
        tell(
          'turn',
          [
            '开春一早，门外站满了人，一人手里一点，凑得整整齐齐。',
            '有一天醒来，行李在门口，收拾得比{hero}自己收的还周到。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['我们也想，可我们只敢想。你替我们去。', '你省了一年，我跟着省了半年。'], {
          place: 'here',
          spare: 1,
        }),
        tell('deed', '到底去了，{hero}待了半天，看得很仔细，样样记下来。', { spare: 1 }),
        tell('end', [
          '回来问怎么样，{hero}说，跟想的不一样，比想的，多一个人在等。',
          '念头了了。第二天夜里，{hero}又睡不着了：下回，该轮到你们。',
        ]),
      ],
    },
    {
      name: 'the wish committee',
      tones: ['light'],
      titles: ['愿望代办', '差一点'],
      steps: [
        tell('world', [
          '{hero.who}的愿望很小，小到自己能办，坏就坏在说了出来。',
          '在{place}，愿望是藏不住的。{hero.who}早上说的，中午都知道了。',
        ]),
        tell('want', '原话是：{hero}想{want}。传到街尾，已经翻了三倍。'),
        speak('hello_line', ['我就那么一说，真不用。', '大家忙去吧，我自己来。'], { spare: 1 }),
        speak('quip_line', ['别客气，车都雇好了，十二辆。', '晚了，横幅都写了。'], { spare: 1 }),
        tell(
          'attempt',
          ['第二天，{place}停工一天，专门替{hero}实现愿望。', '热心的分成三队，一队管吃，一队管吹打，一队管感动。'],
          { place: 'here' },
        ),
        tell('obstacle', ['三队人走了三条路，只有{hero}，没有人记得带。', '一切都齐了，就是{hero}挤不进去。']),
        show('alone', '{hero}独自站在空荡荡的路上，望着远去的尘土。'),
        tell('choice', '反正清静了，{hero}背着手，自己慢慢往那边走。', { spare: 1 }),
        tell('landfall', [
          '半道上碰见{other}，鞋跑丢了一只，坐在路边生气。',
          '还没到，先捡着了掉队的{other}，正在吃大家的干粮。',
        ]),
        speak('answer_line', ['他们都替你高兴去了，高兴得很。', '你怎么才来？都替你看完了。'], { spare: 1 }),
        tell('deed', '剩下的路，他们两个走。愿望实现的时候，谁也没吹打。', { spare: 1 }),
        tell('end', [
          '第二天全{place}都来道贺，问感想。{hero}说：多亏你们，走得快。',
          '后来{hero}又有了个愿望，这次，只跟{other}咬了耳朵。',
        ]),
      ],
    },
    {
      name: 'the price list',
      tones: ['dark', 'bold'],
      titles: ['三个条件', '换'],
      steps: [
        tell('world', [
          '{place}有个地方，什么愿望都收，只看你拿什么换。{hero.who}去了。',
          '夜里，{hero.who}敲开了那扇门。里面问：想要什么？',
        ]),
        tell('want', '{hero}说得很快，怕自己后悔：{want}。'),
        speak('threat_line', ['价钱不贵，分三次付。', '可以。分三次，一次比一次轻。'], { place: 'here', spare: 1 }),
        speak('resolve_line', ['成交。我没什么可丢的。', '三次就三次。'], { place: 'here', spare: 1 }),
        tell(
          'price',
          ['第一次，拿走的是{hero}的影子。路近了一半。', '头一笔付的是睡眠。从此{hero}日夜赶路，不知道累。'],
          { place: 'here' },
        ),
        tell('attempt', '第二次付的是眼泪。{hero}想，这个不要也罢。', { spare: 1 }),
        show('motion', '{hero}独自往前走，越走越快，没有回头。'),
        tell('danger', [
          '就差一步了。那声音又来了：最后一笔，{other}会忘了你。',
          '愿望就在手边，最后一笔账写着：{other}。',
        ]),
        speak('plea_line', ['换一样，别的都行。', '这一样不是我的，不能付。'], { spare: 1 }),
        tell('choice', [
          '手收了回来。影子，睡眠，眼泪，{hero}一样也没讨还。',
          '一步之外，{hero}转过身，走了回来，走得很慢。',
        ]),
        tell('turn', '回到{place}，{other}等在门口，手里替{hero}攥着一样东西。', { place: 'here', spare: 1 }),
        tell('end', [
          '是{hero}的影子。{other}说，它先跑回来了，怕黑。',
          '张了张嘴，{hero}先掉下来的，是眼泪。它自己认得路。',
        ]),
      ],
    },
    {
      name: 'an ordinary day',
      tones: ['told'],
      steps: [
        tell('question', [
          '{hero.who}的一天怎么过？从第一声动静说起。',
          '没有人跟过{hero.who}一整天。这一次，我们跟了。',
        ]),
        tell('ground', [
          '{place}，{weather}。这个钟点，醒着的不多。',
          '{time.noun}的{place}，{weather}，四下还没有人走动。',
        ]),
        tell(
          'habit',
          ['头一件事，停下来，听一会儿。听什么，只有{hero}知道。', '第一步总是一样的：先看一眼天，再动身。'],
          { spare: 1 },
        ),
        tell('fact', ['这一天要走的路，一共七千步，没有一步是多余的。', '同一条路，一年走三百多遍。我们数过。'], {
          spare: 1,
        }),
        speak('voice_line', ['天天见，从没想过要问一句。', '看惯了，哪天没来，我们都不自在。'], { place: 'here' }),
        tell(
          'step',
          ['快到中午，有一刻钟，什么也不做。这一刻钟，最要紧。', '走到一半，停住，绕开，再往前。每次都在同一处。'],
          { place: 'here' },
        ),
        tell('cost', ['不是每天都这么顺。上个月，有九天空着手回来。', '最难的是变天。风一转，一上午全白费。'], {
          place: 'here',
          spare: 1,
        }),
        show('breath', '{hero}停下来，抬起头，很久没有动。'),
        tell('context', '这样的日子，在{place}已经不多见了。', { place: 'here', spare: 2 }),
        tell(
          'discovery',
          ['跟到傍晚才看明白，绕开的那一处，有一窝刚出壳的。', '天快黑了我们才懂，停下来听的，是远处有没有谁在应。'],
          { place: 'here', spare: 1 },
        ),
        tell('answer', [
          '一天就这么过完了。没有一件大事，也没有一件可以省。',
          '怎么过？一步一步，绕开该绕开的，等该等的。',
        ]),
        tell('outlook', [
          '第二天{time}，同一条路上，又响起了第一声动静。',
          '我们收起了本子。{hero}没有回头，明天还要赶早。',
        ]),
      ],
    },
    {
      name: 'differently, though',
      tones: ['warm', 'light'],
      titles: ['再来一次', '摔得不一样'],
      steps: [
        tell('world', [
          '{hero.who}有个心愿：{want}。{place}没人做过，也就没人说得清有多难。',
          '天一黑，{hero.who}就在{place}偷偷练。说来简单：{want}。',
        ]),
        tell('attempt', [
          '头一回，只撑了一个喷嚏的工夫。{hero}说，算开了个头。',
          '刚起步就砸了。{hero}拍拍土，记下一笔，从头来。',
        ]),
        speak('doubt_line', ['又摔了？', '跟昨天那回，一模一样嘛。']),
        speak('denial_line', ['这回摔得不一样。', '昨天是那边，今天是这边。']),
        tell('days', '{other}先送来垫子，后送来椅子，再后来是汤，嘴上说的，还是算了吧。', { spare: 1 }),
        show('motion', '{hero}借着最后一点光，又试了一次。', { spare: 2 }),
        tell('setback', ['该成的那天，偏偏没成。{hero}坐了半天，没动。']),
        speak('secret_line', ['我数着呢，比开春那阵强了一倍。', '你当我天天来，是为了送汤？'], { spare: 1 }),
        tell('turn', ['起身再来一次，只当给这句话一个面子。就这一次，成了。']),
        tell('end', [
          '前后不过一支歌那么长。到今天，{place}还有人哼。',
          '谁也没看见。问起来，{hero}和{other}连细节都对得上。',
        ]),
      ],
    },
    {
      name: 'form eleven',
      tones: ['light'],
      titles: ['第九页', '请先取号'],
      steps: [
        tell('world', [
          '在{place}，什么都能办，只要填表。{hero.who}来了，表一共十一页。',
          '按规定，谁都可以。{hero.who}是头一个来问怎么办的。',
        ]),
        tell('want', '申请事项那一栏，{hero}写得端端正正：{want}。', { spare: 1 }),
        speak('hello_line', ['您好，我来办手续。', '劳驾，这事归您管吧？']),
        speak('quip_line', ['今天只办昨天的。', '取号了吗？取号也得先取个号。']),
        tell('obstacle', ['填到第九页，要一位亲眼见过的证人。可这事，还没人办成过。']),
        tell('attempt', ['没法子，{hero}当场办了一回，办得飞快，好让人算是见过。']),
        show('look', '{other}举着章，看愣了，章停在半空。', { spare: 2 }),
        speak('ask_line', ['这回您瞧见了吧？', '您看，这不就是证人吗？'], { spare: 1 }),
        speak('answer_line', ['没看清。再来一遍，慢点。', '我眨眼了。劳驾，重来。'], { spare: 1 }),
        tell('deed', ['又来一遍，慢慢地。窗口外头排起了队，个个都是证人。']),
        tell('end', ['批文开春才到。{hero}早忙得没空去取。', '如今{place}准了。每逢星期四午休，{other}自己也来一遍。']),
      ],
    },
    {
      name: 'turn right',
      tones: ['bold', 'dark'],
      titles: ['那道线', '往右'],
      steps: [
        tell('world', [
          '{place}有件事不许做。为什么不许，没人记得了。{hero.who}记在心上。',
          '从{place}去的人，没有回来过。{hero.who}偏要去。',
        ]),
        tell('want', ['就为了一件事：{want}。'], { spare: 1 }),
        tell('departure', '钟还没响，{hero}已经出了门，带着一天的干粮。', { place: 'here', spare: 1 }),
        tell('danger', ['路断了。地上画着一道线，线旁两个字：回头。'], { place: 'elsewhere' }),
        speak('ask_line', ['这线，谁画的？', '都说你死了。'], { place: 'elsewhere' }),
        speak('answer_line', ['我。从前，我也是你这样。', '回得来的，就剩这么多了。'], { place: 'elsewhere' }),
        show('breath', '{hero}两只脚并在线前，一动不动。', { place: 'elsewhere', spare: 2 }),
        speak('resolve_line', ['那就告诉我，你错在哪一步。', '指给我看，你最后走对的那一步。'], { place: 'elsewhere' }),
        tell('choice', '坐到天黑，{other}从头讲了一遍，一步也没漏。', { place: 'elsewhere', spare: 1 }),
        tell('deed', ['跨过线去。旧脚印向左的地方，{hero}向右。'], { place: 'elsewhere' }),
        tell('end', ['回来时，鞋还是那双鞋，走路的样子变了。线，没了。', '那里如今立着新的木牌，也是两个字：向右。']),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
