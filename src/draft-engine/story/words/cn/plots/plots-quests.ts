import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/** Courses of events that go and find: things lost and found, searches, riddles, theft. */
export const QUEST_PLOTS = {
  find: [
    {
      name: 'the rightful owner',
      tones: ['warm'],
      titles: ['谁的{object}', '留下别找'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}捡到{object.one}，在原地等了一整天失主。',
          '一整天，{hero.who}守着{place.in}捡来的{object}，没有人来认。',
        ]),
        tell('want', [
          '天黑了，{hero}把它带了回去，夜里翻来覆去，只想{want}。',
          '东西不会说话，{hero}只好自己去问，一心{want}。',
        ]),
        tell('attempt', '一家一家问过去，人人都说不认得，眼神却都躲了一下。', { place: 'here' }),
        speak('ask_line', ['你认得{object.this}吧？', '{object.this}，到底是谁的？'], { spare: 1 }),
        speak('answer_line', ['认得。你最好别问。', '是谁的，这里没有人不知道。'], { spare: 1 }),
        tell('obstacle', [
          '原来主人还在，就住在{place}最偏的地方，{years}年没跟人说过话。',
          '主人倒是没走远，只是{years}年前，所有人一起欺负过那一家。',
        ]),
        tell(
          'discovery',
          ['凑近了看，那上面磨得最亮的地方，正好是一只手的大小。', '翻过来，底下有一行小字：谁捡到，谁留下。'],
          { place: 'here', spare: 2 },
        ),
        show('hands', '{object}被轻轻翻过来，又轻轻放平。', { shows: 'target' }),
        tell('choice', [
          '留下它，没有人会说什么。{hero}出了门，往最偏的那头走。',
          '天一亮，{hero}捧着它，走上那条没有人走的路。',
        ]),
        speak('secret_line', ['是我放在路上的。我想看看，谁会来。', '没丢。我每年放一次，你头一个送回来。'], {
          spare: 1,
        }),
        speak('thanks_line', ['你坐一会儿，行吗？', '东西你拿走，人留下喝口水。'], { spare: 1 }),
        tell('end', [
          '{object}后来还常丢，丢一回，{place}就有一个人走进那扇门。',
          '那条路慢慢走宽了，两边的人家，都说是顺路。',
        ]),
      ],
    },
    {
      name: 'everyone claims it',
      tones: ['light'],
      titles: ['都是我的', '失主一百位'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}捡到{object.one}，好心贴了张告示。',
          '捡到{object.one}以后，{hero.who}犯的头一个错，是贴了告示。',
        ]),
        tell('want', '本来只是想{want}，没想到第二天，{hero}门口排起了队。'),
        tell('obstacle', [
          '来认领的一共四十一位，个个说得有鼻子有眼。',
          '一上午来了四十一个失主，还有两个是拼着来的。',
        ]),
        speak('ask_line', ['那你说，它是什么样的？', '你说是你的，有什么记号？'], { spare: 1 }),
        speak('answer_line', ['就是它那个样子。', '记号就是，一看就是我的。'], { spare: 1 }),
        tell(
          'attempt',
          ['第二天{hero}改了告示：捡到一样东西，很重，还欠着钱。', '于是{hero}添了一行小字：连同欠债，一并归还。'],
          { place: 'here' },
        ),
        show('passage', '{place}前一秒还挤满人，后一秒空空荡荡。', { place: 'here' }),
        tell('turn', '只剩{other.who}没走，站在原地，脸红得厉害。', { place: 'here' }),
        speak('secret_line', ['不是我的。可是债，我能帮着还点。', '我不认得它。我就是看你一个人，怪难的。'], {
          place: 'here',
          spare: 1,
        }),
        speak('quip_line', ['先说好，我总共只有三块。', '有零钱吗？我怕不够。'], { spare: 2 }),
        tell('discovery', '翻过来才看清，底下刻着两个字：拿走。压根就没人丢。', { place: 'here', spare: 1 }),
        tell('end', ['他们一人一天轮着保管，因为谁都想让对方多留一天。', '告示还贴着，最后改成：已有失主，两位。']),
      ],
    },
    {
      name: 'put it back',
      tones: ['dark', 'bold'],
      titles: ['放回去', '别捡'],
      steps: [
        tell('world', [
          '{hero.who}捡起{object}的时候，{place.in}所有的声音都停了。',
          '{place.in}有{object.one}，谁都绕着走。{hero.who}弯腰捡了起来。',
        ]),
        tell('sign', '当天夜里，门外有脚步声，走到门口，就没有了。', { spare: 2 }),
        tell('want', ['这一夜{hero}睡不着，起来点灯，非要{want}。', '怕归怕，{hero}还是想{want}。']),
        speak('ask_line', ['上一个捡到它的，是谁？', '以前有谁捡过它？']),
        speak('answer_line', ['我哥。第三天，床是凉的。', '有。过了三天，屋里就空了。']),
        tell('days', ['第一天，脚步到门口。第二天，脚步到床前。', '头一夜，声音在门外。第二夜，声音在屋里。'], {
          spare: 2,
        }),
        tell('omen', '第三天{time}，{object}自己换了个方向，朝着门。', { shows: 'target', spare: 2 }),
        show('breath', '{hero}攥紧双手，盯着门的方向，屏住呼吸。'),
        tell('choice', [
          '逃了一里路，{hero}停下来：它要的不是人，是回去。',
          '跑也没用。{hero}忽然明白，那脚步声，是来带路的。',
        ]),
        tell('danger', '脚步在前，{hero}在后，一前一后，走进没有光的地方。', { spare: 2 }),
        tell(
          'deed',
          [
            '脚步停住的地方，{hero}弯下腰，把它放回土里，又鞠了一躬。',
            '到了地方，{hero}双手放下，一句话没说，退了七步。',
          ],
          { spare: 1 },
        ),
        tell('end', [
          '那一夜{hero}睡得很沉。门外的脚步，是走远的那种。',
          '再有人弯腰要捡，{hero}就站到旁边，咳嗽一声。',
        ]),
      ],
    },
  ],
  lose: [
    {
      name: 'what it was for',
      tones: ['warm'],
      titles: ['还你的', '摸口袋'],
      steps: [
        tell('habit', [
          '{hero.who}每晚睡前，都要看一眼{object}，看了{years}年。',
          '{years}年了，{hero.who}不看一眼{object}，就睡不着。',
        ]),
        tell('omen', ['这一晚，手伸过去，摸了个空。', '可这一晚，老地方空着，连灰都没有。'], { spare: 1 }),
        tell('want', '为了{want}，{hero}把{place}翻了个底朝天。'),
        speak('ask_line', ['我的{object}，你见过没有？', '你看见我的{object}了吗？']),
        speak('answer_line', ['它什么样？你说说看。', '你最后一次用它，是什么时候？']),
        tell(
          'obstacle',
          ['一问，把{hero}问住了。看了这么久，竟说不清它的样子。', '张了张嘴，{hero}答不上来。天天看，从没真用过。'],
          { spare: 1 },
        ),
        tell('attempt', '沿着来路往回找，{hero}在每个停过的地方，都站了一会儿。', { spare: 1 }),
        show('alone', '{hero}在暗下来的天色里，慢慢蹲下身。'),
        tell('turn', [
          '最后是在{elsewhere.in}看见的：有个孩子抱着它，睡得正香。',
          '找到{elsewhere.in}，{object}好好的，正被一双小手抱着。',
        ]),
        speak('plea_line', ['嘘，别叫醒。我就看一眼。', '轻一点。让它再待会儿。'], { spare: 1 }),
        tell('deed', '看了很久，{hero}把外衣盖上去，空着手往回走。', { spare: 1 }),
        tell('end', [
          '那一夜没有东西可看，{hero}头一沾枕头，就睡着了。',
          '睡前伸手的习惯还在，摸到空的，{hero}就笑一下。',
        ]),
      ],
    },
    {
      name: 'the search party',
      tones: ['light'],
      titles: ['越找越多', '谁丢的'],
      steps: [
        tell('world', [
          '{hero.who}丢了{object}。半天工夫，整个{place}都知道了。',
          '小事一桩：{hero.who}的{object}不见了。坏就坏在{he}说了出去。',
        ]),
        tell('want', '本想安安静静地{want}，{hero}没料到，{place}炸开了锅。'),
        speak('doubt_line', ['贼还没走远，谁也别动！', '都别踩！地上全是线索！'], { spare: 2 }),
        speak('denial_line', ['没有贼，我就是随手一放。', '我就是忘了放哪儿了。'], { spare: 2 }),
        tell(
          'days',
          ['找了三天，东西没见，找东西的先丢了一个。', '三天下来，{object}没找着，又丢了两把伞和一位邻居。'],
          { spare: 1 },
        ),
        tell('obstacle', ['于是大家去找那位找东西的，{hero}也得跟着。', '为了找丢了的人，又派出去一队，也没回来。'], {
          spare: 2,
        }),
        show('passage', '{elsewhere}里到处是灯火，来来回回，喊着不同的名字。'),
        speak('ask_line', ['咱们现在，找的是谁？', '等等，咱们最早是在找什么？']),
        speak('quip_line', ['找你啊！大伙儿说你也丢了。', '忘了。可找得挺好的。']),
        tell(
          'discovery',
          ['无意间一摸后背，{object}就挂在那儿，跟着找了三天。', '天亮时{hero}伸了个懒腰，{object}从身上掉了下来。'],
          { place: 'here' },
        ),
        tell('choice', '四周全是替{he}忙活的人。{hero}悄悄把它塞了回去。', { place: 'here', spare: 2 }),
        tell('end', ['“还没找着！”{hero}喊。这三天，是{place}最热闹的三天。', '后来每逢冷清，{hero}就再丢一回东西。']),
      ],
    },
    {
      name: 'the shrinking day',
      tones: ['dark', 'bold'],
      titles: ['一样一样', '还剩什么'],
      steps: [
        tell('world', [
          '先不见的是{object}。{hero.who}以为是自己记错了。',
          '{hero.who}丢的第一样东西，是{object}。那时{he}还不慌。',
        ]),
        tell(
          'days',
          ['第二天，少了一把钥匙。第三天，{place.in}少了一扇门。', '接着是一扇窗，再是一条路。{place}一天比一天小。'],
          { spare: 1 },
        ),
        speak('ask_line', ['这儿原来是不是有条路？', '你记得这儿有扇门吧？'], { spare: 2 }),
        speak('answer_line', ['什么路？从来就没有。', '哪有门？你累了。'], { spare: 2 }),
        tell('want', [
          '谁都不记得，只有{hero}记得。{he}要{want}，从头那一样找起。',
          '得先{want}，{hero}想：头一样回来了，别的也许就会回来。',
        ]),
        tell('omen', '第五天早晨，{hero}喊{other}，{other}回头，想了一会儿才答应。'),
        tell(
          'clue',
          ['墙上有一行字，是{hero}自己的笔迹：先忘掉的，先没有。', '袖口里有张条子，自己写的：念它的名字。'],
          { place: 'here' },
        ),
        show('breath', '{hero}站在空荡荡的{place.in}，嘴唇一张一合。'),
        tell('danger', '可越急，越想不起来。{other}的影子，已经淡得看不清。', { place: 'here', spare: 2 }),
        speak('plea_line', ['看着我！说，你叫什么？', '别走！跟我念你的名字！'], { place: 'here', spare: 2 }),
        tell('deed', '闭上眼，{hero}把记得的，一样一样大声念出来，念到失声。', { place: 'here' }),
        tell('end', [
          '门回来了，路也回来了。{hero}从此每晚点一遍名。',
          '最后一个名字念完，{object}回到了原处，还是温的。',
        ]),
      ],
    },
  ],
  search: [
    {
      name: 'asked both ways',
      tones: ['warm'],
      titles: ['往回找', '也有人在找'],
      steps: [
        tell('world', [
          '{hero.who}从{place}动身去找{target}，逢人就问，问了{years}年。',
          '{years}年里，{hero.who}只问一句话：看见{target}了吗？',
        ]),
        tell('want', [
          '别人劝{hero}算了，{hero}说，没{want}，就不算完。',
          '谁都说别找了。可{hero}除了{want}，没有第二件事。',
        ]),
        speak('ask_line', ['你见过没有？随便什么消息。', '见过吗？一点影子也行。'], { spare: 2 }),
        speak('answer_line', ['怪了，前几天也有人这么问。', '上个月也来过一个问的。'], {}),
        tell('sign', ['打听的话一模一样，连停顿的地方都一样。', '这让{hero}愣住了：世上还有谁，在找同一样东西？'], {
          spare: 1,
        }),
        tell('attempt', '于是{hero}改了主意，不找{target}，先找那个也在找的。', { spare: 2 }),
        tell('obstacle', '两边都走得急，{hero}到一处，那人总是刚走。', { spare: 2 }),
        show('motion', '{hero}穿过{elsewhere}，一路不停地张望。'),
        tell(
          'choice',
          ['追到最后，{hero}索性坐下不动了：你也来找我一回。', '这一次{hero}不追了，就在原地等那边找过来。'],
          {},
        ),
        tell('turn', [
          '天黑前来了{other.who}，开口还是那句话，说到一半，停住了。',
          '第三天，{other.who}走到跟前，问的正是那句话。',
        ]),
        speak('secret_line', ['我找的，就是那个一直在找的。', '我听说有谁在找，我怕他白找。'], { spare: 2 }),
        tell('end', [
          '往后的路，一个问左边，一个问右边，省了一半的嗓子。',
          '{target}在哪儿，后来就不那么急了。反正有伴，慢慢找。',
        ]),
      ],
    },
    {
      name: 'wrong directions',
      tones: ['light'],
      titles: ['问路', '一直往东'],
      steps: [
        tell('world', [
          '要找{target}，{hero.who}问了三个人，得了四个方向。',
          '{hero.who}出门找{target}，头一个问路的，就指反了。',
        ]),
        tell('want', ['出门前夸过口，天黑之前一定{want}。', '海口夸在前头：不{want}，不回家吃饭。']),
        tell('meet', '半道上，{other.who}拍着胸脯说认得路，要带{hero}走。', { spare: 1 }),
        speak('ask_line', ['你真认得？', '你去过没有？'], { spare: 2 }),
        speak('answer_line', ['认得。我爷爷指过。', '没去过，可我认得回来的路。'], { spare: 2 }),
        tell('attempt', [
          '走了一个时辰，{other}说快了。又一个时辰，还是快了。',
          '一路上{other}说了十一次快到了，一次比一次肯定。',
        ]),
        show('motion', '{hero}跟着{other}，脚不停，越走越快，越走越黑。'),
        tell('setback', '太阳落了，他们绕回到一块眼熟的石头前，第三次。', { spare: 2 }),
        speak('quip_line', ['好消息，这块石头我认得。', '你看，我说我认得吧。'], { spare: 2 }),
        tell('choice', '一赌气，{hero}掉头就走，专拣{other}说不对的那边。'),
        tell(
          'turn',
          ['转过弯，{target}就在眼前，离家门口，不到两百步。', '没走几步，{target}就在那儿，离{place}近得能听见狗叫。'],
          { place: 'here' },
        ),
        tell('end', [
          '{other}到今天还说，是{he}自己走得太快，没听完。',
          '逢人问起，{hero}都说多亏{other}：反着走，准没错。',
        ]),
      ],
    },
    {
      name: 'the voice that answers',
      tones: ['dark', 'bold'],
      titles: ['喊一声', '别应声'],
      steps: [
        tell('world', [
          '{hero.who}来{place}找{target}，第一夜，没有人肯开门。',
          '找{target}的人，{place}来过六个。{hero.who}是第七个。',
        ]),
        tell('want', '不等第二遍，{hero}自己往里走，非{want}不可。'),
        speak('doubt_line', ['记住：听见应声，就往回跑。', '里面有什么答你，都别信。']),
        speak('resolve_line', ['不应声，我怎么找得到？', '能应声，就是还在。'], { place: 'here', spare: 2 }),
        tell('attempt', '走到{elsewhere}，{hero}放声喊了一声。回音是对的。', { spare: 2 }),
        tell('omen', [
          '第二声，回音晚了一拍。第三声，{hero}还没喊，就有了回音。',
          '再喊一声，回来的是两声。第二声，不是{hero}的。',
        ]),
        show('breath', '{hero}捂住自己的嘴，一步也不敢动。'),
        tell('danger', '那声音学得很快，已经会叫{hero}的小名了，越叫越近。', { spare: 2 }),
        tell('clue', ['可有一样它学不会：它每次都在{hero}开口之后。', '只是它从不先出声。{hero}记下了这一点。'], {
          spare: 2,
        }),
        tell(
          'choice',
          [
            '喊是不能喊了，{hero}轻轻哼起一支只有两个人知道的歌。',
            '不能再用喊的。{hero}敲了敲石头，敲出从前约好的调子。',
          ],
          { spare: 1 },
        ),
        tell('turn', '黑暗另一头，有谁接了下半句。这一次，是先接的。'),
        tell('end', [
          '回来的路上谁也没说话。身后，还有个声音在学走路。',
          '第八个来的时候，{hero}拦在路口，教他哼那支歌。',
        ]),
      ],
    },
  ],
  travel: [
    {
      name: 'the postcard route',
      tones: ['warm'],
      titles: ['替你走一趟', '一句话的路'],
      steps: [
        tell('departure', [
          '{hero.who}没出过远门，这次从{place}走，是替别人走的。',
          '{hero.who}离开{place}那天，口袋里有一张写满地名的纸。',
        ]),
        tell('want', [
          '有人一辈子想{want}，没走成。{hero}答应了，替着走。',
          '托付只有一句：你去{want}，回来讲给我听。',
        ]),
        tell('attempt', '每到一处，{hero}都记三样：声音，味道，地有多硬。', { place: 'here' }),
        tell('detour', '可到了半路，纸上的地名改了，桥也没了。', { spare: 2 }),
        speak('ask_line', ['去{elsewhere}，还有别的路吗？', '这上面写的地方，还在吗？']),
        speak('answer_line', ['路没有了，走的人还有。跟我来。', '名字改了三回，地方没动。']),
        tell('bond', '{other}陪着走了一程，讲了一路，{hero}一个字没落下。', { spare: 2 }),
        show('passage', '{elsewhere}静静铺在天底下，光慢慢移过去。'),
        tell(
          'landfall',
          [
            '到了{elsewhere}，{hero}先看了一眼，再闭上眼，替那个人看一眼。',
            '站在{elsewhere.in}，{hero}看了两遍，一遍是自己的。',
          ],
          { spare: 1 },
        ),
        tell('price', '记下的太多，{hero}怕自己一路颠簸，把要紧的讲漏了。', { spare: 2, place: 'here' }),
        speak('local_line', ['讲漏的，下回再来拿。', '别急着走，还有一样没记：这儿的风。'], { spare: 2 }),
        tell('end', [
          '回到{place}，{hero}讲了三天。听的人闭着眼，一直走到了最后。',
          '讲到一半，听的人说：慢一点，这段路，我想多走会儿。',
        ]),
      ],
    },
    {
      name: 'the guidebook',
      tones: ['light'],
      titles: ['书上说', '第四十二页'],
      props: ['thing.book'],
      steps: [
        tell(
          'departure',
          [
            '{hero.who}出门，全靠一本旧书指路。书是三十年前的。',
            '从{place}出发那天，{hero.who}带了一本三十年前的旅行指南。',
          ],
          { shows: 'thing.book' },
        ),
        tell('want', '照书上写的，{want}，只要两天半。'),
        tell('attempt', ['书上说左转有家好店。左转，是一条河。', '第一天，书上的客栈是个池塘。{hero}住得很湿。'], {
          place: 'here',
        }),
        speak('ask_line', ['这儿不是该有座桥吗？', '请问，第四十二页上的桥呢？'], { spare: 1 }),
        speak('local_line', ['有过。后来河不走那儿了。', '你问的那座？我爷爷见过。'], { place: 'here', spare: 1 }),
        tell('days', '书还是信的。书错一页，{hero}就老老实实绕一天。', { spare: 1 }),
        speak('doubt_line', ['都错成这样了，还留着？', '扔了吧，比我还老。'], { spare: 1 }),
        tell(
          'discovery',
          ['翻到最后，页边有一行铅笔字：全是错的，好玩吧？', '直到某一页，空白处有人写着：这一章是我编的。'],
          { shows: 'thing.book', place: 'here' },
        ),
        show('look', '{hero}合上书，和{other}对看了一眼，一齐笑出来。'),
        tell('turn', '从那天起，他们专拣书上没有的路走。'),
        tell(
          'landfall',
          ['结果到{elsewhere}，用了整整一个月，一页也没对上。', '走到{elsewhere}那天，书上说这里不值一看。书又错了。'],
          { spare: 1 },
        ),
        tell('end', [
          '最后一页，{hero}添了一句：两天半，是吹牛。然后放回了书摊。',
          '这本书现在归下一位了，页边的铅笔字，又多了一行。',
        ]),
      ],
    },
    {
      name: 'the last light',
      tones: ['dark', 'bold'],
      titles: ['天黑以前', '不要停'],
      steps: [
        tell('departure', [
          '去{elsewhere}只有一条路，天黑以前必须走完。{hero.who}出发晚了。',
          '{hero.who}从{place}动身的时候，太阳已经偏西。',
        ]),
        tell('want', '等到明天就来不及了。{hero}今天就得{want}。'),
        speak('doubt_line', ['天黑以后，那条路会变长。', '夜里走的，没人走到过。'], { spare: 2 }),
        speak('resolve_line', ['那我就走快点。', '所以才要现在走。'], { place: 'here', spare: 2 }),
        tell('attempt', '第一里，鸟还在叫。第三里，什么叫声都没有了。', { spare: 2 }),
        tell('omen', ['路边的里程石，刚才是七，走了一刻，还是七。', '走了很久，{hero}回头看，{place}的灯还是那么近。']),
        show('motion', '{hero}在越来越暗的路上，加快脚步。'),
        tell('danger', '跑，石头跟着跑。停，石头也停。', { spare: 2 }),
        tell('turn', [
          '忽然之间，{hero}想到：路会变长，是因为自己在看。',
          '莫非它变的不是路，是看路的眼睛？{hero}站住了。',
        ]),
        tell('choice', '索性闭上眼，{hero}放慢脚步，一步一步，自己数。'),
        tell(
          'deed',
          ['有什么贴着耳朵喊错的数。{hero}不理，数自己的。', '数到一千，有谁在旁边报九百。{hero}没有改口。'],
          { spare: 1 },
        ),
        tell('end', [
          '数到七千，脚下变了。睁开眼，{elsewhere}的灯，一盏一盏都亮着。',
          '{elsewhere}的人问怎么走来的，{hero}说：数过来的。',
        ]),
      ],
    },
    {
      name: 'two days and a half',
      tones: ['told'],
      steps: [
        tell('departure', [
          '从{place}到{elsewhere}，车只要半天。{hero.who}选择走着去。',
          '{hero.who}要{want}，有车不坐，走着去，要走六天。',
        ]),
        tell('question', '走着去，能看见什么车上看不见的？头一天，答案是：脚。'),
        tell('ground', '出了{place}，路窄下来，声音也跟着小了。', { spare: 2 }),
        tell('step', ['第二天，身体认了路，眼睛才腾出空来。', '到第二天，脚不疼了，耳朵先醒了过来。'], {}),
        tell('fact', '走路的速度，一小时四公里，正好够跟一个人把话说完。', { spare: 1 }),
        speak('local_line', ['坐车的从不问我姓什么。', '走着来的，喝水不要钱。'], { place: 'here' }),
        tell('cost', ['第四天下雨，一步一滑，半天只走了三里地。', '最难的是第四天，回头和往前，一样远。'], {
          place: 'here',
        }),
        show('passage', '{elsewhere}在远处露出一线，云影缓缓移过。'),
        speak('witness_line', ['我本来想快点到，后来舍不得到了。', '我现在看见路口，腿自己会拐。'], { spare: 1 }),
        tell('landfall', '第六天{time}，{elsewhere}到了，不是忽然出现的，是一点点长大的。', { spare: 1 }),
        speak('worth_line', ['车上那半天，我从来没记住过。', '六天，我认识了十一个人。'], { spare: 1 }),
        tell('outlook', ['回程有车票。{hero}看了看，又系紧了鞋带。', '半天的路，{hero}走了六天，讲起来，要讲一年。']),
      ],
    },
  ],
  discover: [
    {
      name: 'the measured room',
      tones: ['warm', 'light'],
      titles: ['多出来的一尺', '里面比外面大'],
      steps: [
        tell('world', [
          '为了摆下{object}，{hero.who}把{place}量了一遍，里外差了一尺。',
          '想找地方放{object}，{hero.who}一量，{place}里面比外面少了一尺。',
        ]),
        tell('want', '一尺不多，可{hero}从此吃不下饭，只想{want}。'),
        speak('ask_line', ['一尺地方，能藏下什么？', '你说，这一尺哪儿去了？'], { spare: 1 }),
        speak('quip_line', ['藏得下你的正经工作。', '被你量没了吧。'], { spare: 2 }),
        tell('attempt', ['敲遍了每一面墙，有一处，声音是空的。', '一寸一寸敲过去，敲到第九天，墙那边也敲了一下。'], {
          place: 'here',
        }),
        tell('obstacle', '可一动那面墙，整个{place}都跟着叹气。', { spare: 1 }),
        show('hands', '灰尘从缝里一点点落下来，落在{hero}的手上。'),
        tell(
          'discovery',
          [
            '墙里有一道窄窄的夹层，地上摆着一排小碗，碗里有新鲜的水。',
            '打开来，只有一尺宽，却扫得干干净净，像天天有谁打理。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['别堵上。它们在这儿，比我们早。', '是我放的。你量的时候，我怕得要命。'], {
          place: 'here',
        }),
        tell('turn', '原来{other}早就知道，替里面的小东西，守了好些年。', { place: 'here', spare: 1 }),
        tell('choice', '尺子收了起来。{hero}在本子上写：里外相等，无误。', { place: 'here', spare: 1 }),
        tell('end', [
          '从此{place}少一尺，多一份水。账，两个人分着对。',
          '后来谁来量，都差那么一尺。谁来问，{hero}都说量错了。',
        ]),
      ],
    },
    {
      name: 'the seventh signature',
      tones: ['dark', 'bold'],
      titles: ['第七个签名', '下面'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}发现{object.one}，挪开一看，底下有个入口。',
          '{place}一个不起眼的角落，{hero.who}发现了{object.one}，下面是空的。',
        ]),
        tell('want', '一颗心跳得厉害，{hero}只想{want}。'),
        tell('clue', [
          '走到最里面，墙上有六个签名，一个比一个旧。',
          '可是墙上早有了字：六个名字，六个日期，只有进，没有出。',
        ]),
        speak('ask_line', ['这六个人，后来呢？', '你认得这些名字吗？'], { spare: 1 }),
        speak('answer_line', ['都没说过。都搬走了。', '认得。每一个，后来都不说话了。'], { spare: 1 }),
        tell('omen', ['第七行已经划好了线，空着，旁边放着一支笔。', '最底下留着一行，笔都备好了，还是湿的。'], {
          spare: 2,
        }),
        show('look', '{hero}盯着那面墙，{other}站在背后，谁也没有动。'),
        speak('threat_line', ['签了，就能看见剩下的。', '不签，就上去，忘了这里。'], { spare: 2 }),
        tell('choice', '笔拿在了{hero}手里。墙后面，有什么松了一口气。', {}),
        tell('danger', '笔尖落下，写的却不是名字，是一个字：逃。'),
        tell('deed', ['吹灭灯，{hero}拽着{other}，顺着来时的风往上爬。', '没等墙裂开，{hero}已经拉着{other}往上跑。'], {
          spare: 2,
        }),
        tell('end', ['入口填平了。每逢下雨，那块地总比别处干。', '六个签名，一个警告。往后下去的，总算有人提醒。']),
      ],
    },
    {
      name: 'the small note',
      tones: ['bold', 'warm'],
      titles: ['九天', '一个小数点'],
      steps: [
        tell('world', [
          '人人都说{object}没什么可看的，{hero.who}看了{years}年。',
          '{years}年，{hero.who}每天守着{object}，{place}的人当{he}是笑话。',
        ]),
        tell('sign', '那天{time}，一个小数点，跳了一下。'),
        tell('want', ['就为了这一下，{hero}三夜没睡，发誓{want}。', '要{want}，就得等它再跳一次。{hero}等着。']),
        speak('doubt_line', ['仪器老了，抖一下罢了。', '看错了吧，都这么多年了。'], { spare: 2 }),
        speak('resolve_line', ['它没老，它是头一回开口。', '那就再看一回。'], { spare: 2, place: 'here' }),
        tell('days', '第二次跳，隔了九天。第三次，隔了九天整。', { spare: 1 }),
        tell('setback', ['报上去，退回来，批了两个字：巧合。', '消息递上去，回话只有一句：别浪费纸。'], {
          place: 'here',
        }),
        tell('attempt', '没人来，{hero}就把所有家当，都搬到了{elsewhere}。', { spare: 2 }),
        show('breath', '{hero}仰着头，一动不动，等着那个时刻。'),
        tell('discovery', [
          '第九天，整个天边亮了一下，像有谁点了点头。',
          '到了点，那道光准时来了，一秒不差，照亮了{hero}的脸。',
        ]),
        speak('thanks_line', ['它在跟谁打招呼？', '对不起，是我看得太少。'], { spare: 2 }),
        tell('end', [
          '后来那个数有了名字，课本里占半行。{hero}觉得，够了。',
          '如今每隔九天，满{place}的人都抬头。{hero}只管记数。',
        ]),
      ],
    },
    {
      name: 'what nobody wrote',
      tones: ['told'],
      steps: [
        tell('question', [
          '关于{target.topic}，书上漏了一处。发现的，是{hero.who}。',
          '先看见的是{hero.who}：{target.topic}，跟书上画的不一样。',
        ]),
        tell('ground', '{time.noun}的{place}，{weather}。看上去什么也没有。', { spare: 1 }),
        tell('fact', [
          '来过的人上千，拍的照片上万，没有一张拍到这个角落。',
          '翻遍记载，提到这里的只有九个字，还写错了两个。',
        ]),
        speak('witness_line', ['我不是来找它的，我是来躲雨的。', '当时我蹲下来系鞋带，就看见了。']),
        tell('step', '第一件事不是挖，是不动，把位置、光线、气味都记下来。', { place: 'here' }),
        tell('step', '然后量，一天量三次，量了四十天，数字没有骗人。', { place: 'here', spare: 1 }),
        tell(
          'cost',
          ['头两年，没人出钱，没人相信，只有雨一直漏进本子里。', '为了这一处，{hero}搬了三次家，一次比一次近。'],
          { place: 'here', spare: 1 },
        ),
        show('hands', '一点点拂开表面，底下的纹路露了出来。'),
        speak('voice_line', ['我们天天从那儿过，谁也没低过头。', '小时候就知道，以为人人都知道。'], {
          place: 'here',
          spare: 1,
        }),
        tell('answer', ['它一直都在，只是从没有谁，在这里停过三分钟。', '说是发现，其实是有人终于肯蹲下来。'], {}),
        speak('worth_line', ['名字不用写我的，写清楚在哪儿就行。', '我图什么？图它不再漏掉。'], { spare: 1 }),
        tell('outlook', ['如今图上多了一个小点。点很小，可它在那儿。', '旁边还有三处没看。{hero}说，不急，先系鞋带。']),
      ],
    },
  ],
  steal: [
    {
      name: 'stealing it back',
      tones: ['warm'],
      titles: ['偷回来', '物归原主'],
      steps: [
        tell('world', [
          '{object.that}原本不在{place}，{hero.who}记得它从前摆在谁家。',
          '{hero.who}一辈子没拿过别人的东西，这回盯上了{object.that}。',
        ]),
        tell('want', [
          '讲理讲了{years}年，没有用。{hero}决定{want}。',
          '状告过，人求过，都没用。剩下的办法只有一个：{want}。',
        ]),
        tell('attempt', '白天装作看热闹，{hero}一步一步，把里面的路走熟了。', { place: 'here', spare: 2 }),
        speak('ask_line', ['这东西，夜里谁看着？', '你守它，守了多久了？'], { spare: 2 }),
        speak('answer_line', ['我看着。它夜里会冷。', '久了。久到它认得我。'], { spare: 2 }),
        tell('obstacle', [
          '难的不是锁，是{other.who}，从来不打盹。',
          '进去容易，可{other.who}一夜一夜守着，眼睛都不眨。',
        ]),
        tell('danger', '那天夜里，{hero}的手刚碰到，背后就有了呼吸声。', { place: 'here', spare: 1 }),
        show('look', '{hero}慢慢转过身，{other}就站在一步之外。'),
        speak('plea_line', ['它不是这里的，我带它回家。', '让我拿走吧，它有家的。'], { place: 'here' }),
        speak('secret_line', ['我守着，就是在等认得它的来。', '我知道。门我三年前就不锁了。'], { place: 'here' }),
        tell('deed', '{other}背过身去，数了一百下，数得特别慢。', { place: 'here', spare: 2 }),
        tell('end', [
          '第二天丢的是什么，{place.in}没有一个人说得上来。',
          '空出来的地方，{other}照样守着，守得跟从前一样认真。',
        ]),
      ],
    },
    {
      name: 'too easy',
      tones: ['light'],
      titles: ['太顺利了', '请君入内'],
      steps: [
        tell('world', [
          '{hero.who}要干一票大的，图纸画了三十张，目标：{object}。',
          '为了{object}，{hero.who}准备了三十套方案，全编了号。',
        ]),
        tell('want', ['一号方案最稳，{want}，神不知鬼不觉。', '今晚，{hero}就按一号方案，{want}。']),
        tell(
          'attempt',
          ['结果门是开的。{hero}愣了一会儿，还是从窗户爬了进去。', '谁知到了{place}，锁坏着，灯亮着，门口还摆着拖鞋。'],
          { place: 'here', spare: 1 },
        ),
        speak('ask_line', ['你……你不抓我？', '等等，你就这么看着？']),
        speak('answer_line', ['轻点就行，我刚拖了地。', '你忙你的，我下班了。']),
        tell(
          'obstacle',
          ['这下{hero}慌了。三十套方案里，没有一套叫不抓。', '太顺了，顺得{hero}不敢动手，先检查了三遍。'],
          { spare: 2 },
        ),
        tell('omen', '{object}旁边还有张纸条：拿的时候，请用双手。', { spare: 2, shows: 'target' }),
        show('hands', '{object}静静摆着，{hero}的手伸出来，又缩回去。', { shows: 'target' }),
        speak('doubt_line', ['拿不拿？你挡着光了。', '快点吧，后面还有排队的。'], { spare: 2 }),
        tell(
          'turn',
          ['原来养它贵得要命，{place}盼人来偷，盼了整整一年。', '这才听说，谁拿走，谁就得每年替它交一大笔税。'],
          { place: 'here' },
        ),
        tell('deed', '空着手，{hero}撒腿往外跑，{other}抱着{object}在后头追。', { place: 'here', spare: 2 }),
        tell('end', [
          '从此{place}加了三道锁，防的是有人把东西送回来。',
          '那天夜里什么也没丢，还多了一样：{hero}的图纸，裱起来了。',
        ]),
      ],
    },
    {
      name: 'four minutes',
      tones: ['dark', 'bold'],
      titles: ['四分钟', '一百零八步'],
      steps: [
        tell('world', [
          '换岗有四分钟空当，{hero.who}掐了{years}回表，一秒不差。',
          '四分钟，一百零八步。{hero.who}要在这里面，拿走{object}。',
        ]),
        tell('want', '失手一次，就没有下次。{hero}今夜必须{want}。'),
        speak('ask_line', ['里面的路，你没说错吧？', '你那边，几时动手？'], { spare: 2 }),
        speak('answer_line', ['没错。右边第三块地，别踩。', '钟一响。记住，只有四分钟。'], { spare: 2 }),
        tell(
          'attempt',
          ['钟响了。四十步，没有人。八十步，没有人。', '第一分钟，门开了。第二分钟，灯灭了，一切照旧。'],
          { place: 'here', spare: 1 },
        ),
        tell('omen', [
          '到第九十步，{hero}停住了：右边第三块，有人踩过。',
          '就在伸手的前一刻，{hero}看见灰上有个新鲜的手印。',
        ]),
        show('breath', '{hero}贴在暗处，听着自己的心跳。'),
        tell(
          'truth',
          [
            '早来了一个，一步也没走错。知道这条路的，只有{other}。',
            '卖路的，不止卖了一家。{hero}和{other}，四目相对。',
          ],
          { place: 'here' },
        ),
        speak('threat_line', ['东西归我，路归你。别争。', '你走左边，警铃就不会响。'], { place: 'here', spare: 2 }),
        tell('choice', '还剩一分钟。{hero}没有抢，往右边第三块，踩了下去。', { place: 'here' }),
        tell('danger', '警铃大作。所有的灯，照向抱着{object}的那一个。', { place: 'here', spare: 2 }),
        tell('end', [
          '{hero}两手空空，从正门走出去。没偷东西的，谁也拦不住。',
          '第二天{hero}才去取货：昨夜抱走的那件，早叫{he}掉了包。',
        ]),
      ],
    },
  ],
  solve: [
    {
      name: 'the guilty kindness',
      tones: ['warm', 'light'],
      titles: ['好心的贼', '谁干的好事'],
      steps: [
        tell('case', [
          '怪事找上了{hero.who}：{place.in}丢的东西，第二天都修好还回来。',
          '{hero.who}接了个怪案子：{place.in}有贼，专偷坏了的东西。',
        ]),
        tell('want', '失主不急，{hero}急。{he}睡不着，非{want}不可。'),
        tell('clue', ['丢过的有三样共同点：都坏了，都旧了，都没舍得扔。', '还回来的每一样，都比丢的时候好，还擦过。'], {
          place: 'here',
        }),
        speak('ask_line', ['你昨晚听见什么没有？', '东西丢了，你怎么还笑？'], { spare: 2 }),
        speak('answer_line', ['没听见。你别查了，行不行？', '笑了吗？那你当没看见。'], { spare: 2 }),
        tell('obstacle', ['问了一圈，人人都帮贼说话，没有一句真的。', '越查越难，整个{place}都在跟{hero}打马虎眼。']),
        tell('attempt', '主意有了：{hero}把自己坏了多年的一样，摆在门口。', { place: 'here', spare: 1 }),
        show('breath', '夜里，{hero}躲在暗处，睁大眼睛等着。'),
        tell(
          'truth',
          ['来的是{other.who}，蹑手蹑脚，抱起来还掂了掂。', '半夜来的贼，是{other.who}，一边偷，一边轻轻叹气。'],
          { place: 'here' },
        ),
        speak('secret_line', ['当面送修，他们不好意思。', '我会的不多，白天又没人要。'], { place: 'here', spare: 2 }),
        speak('deduction_line', ['案子破不了。贼太好，抓不得。', '我没看见。那样东西，修得响一点。'], {
          place: 'here',
          spare: 2,
        }),
        tell('end', ['案卷上写着：悬案。{hero}每月在门口，按时丢一样东西。', '那以后{place}照旧有贼，门照旧不锁。']),
      ],
    },
    {
      name: 'the extra witness',
      tones: ['dark'],
      titles: ['第六张椅子', '多一个'],
      steps: [
        tell('case', [
          '五个人进了{place}，五个人出来。{hero.who}数了六份口供。',
          '案子不难，人人都招了。怪的是，{hero.who}手里多了一份口供。',
        ]),
        tell('want', '为了{want}，{hero}把每一份口供，从头又读了一遍。'),
        tell('fact', '前五份，各有各的错字。第六份，一个错字也没有。', { place: 'here', spare: 2 }),
        speak('ask_line', ['那天晚上，你坐在哪儿？', '当时屋里，到底几个人？'], { spare: 2 }),
        speak('answer_line', ['靠门。旁边那位没说过话。', '五个。旁边那位不算。'], { spare: 2 }),
        tell(
          'omen',
          ['每个人都说，自己旁边还有一位。位置，全对不上。', '五个人五种说法，只有一句相同：旁边那位，没有说话。'],
          { spare: 1 },
        ),
        show('look', '{hero}盯着{other}身旁，那里什么也没有。'),
        tell('clue', ['地上的灰，有五个圆印。第六个，是湿的。', '{hero}把当时的位置摆了一遍，摆到最后，少一把椅子。'], {
          place: 'here',
        }),
        speak('deduction_line', ['没有第六个。是你写的两份。', '你左手写一份，右手写一份。'], { place: 'here' }),
        tell(
          'truth',
          ['{other}笑了，两只手摊开，左手上有一块新墨。', '{other}低下头。左手那份说的是谎，右手那份，全是真的。'],
          { place: 'here' },
        ),
        speak('secret_line', ['总得有人说实话，我自己不敢。', '真话我不敢签名，就编了一位。'], {
          place: 'here',
          spare: 2,
        }),
        tell('end', [
          '案子结了，空椅子没撤。再问话时，{hero}总先看它一眼。',
          '第六份口供归了档。署名那一栏，{hero}填了两个字：良心。',
        ]),
      ],
    },
    {
      name: 'the clock in the story',
      tones: ['dark', 'bold'],
      titles: ['七分钟', '慢了的钟'],
      props: ['thing.clock'],
      steps: [
        tell('case', [
          '{place}丢了要紧的东西，{hero.who}只有一夜，天亮人就散了。',
          '天亮之前，{hero.who}必须在{place}给出一个名字。',
        ]),
        tell('want', '谁都有不在场的证明。要{want}，先得推翻一个。'),
        tell('detail', ['墙上那座钟，人人都看过，人人都说九点整。', '一座钟，五个证人，同一句话：响的时候，是九点。'], {
          shows: 'thing.clock',
          spare: 1,
        }),
        speak('ask_line', ['钟响的时候，你在哪儿？', '你怎么知道是九点？'], { spare: 2 }),
        speak('answer_line', ['就在这儿，数着响的，九下。', '我听见的，九下，一下不少。'], { spare: 2 }),
        tell(
          'obstacle',
          ['九下，没有人撒谎。{hero}的脑子里却总差一点什么。', '说法全对得上，对得太齐，齐得让{hero}难受。'],
          { spare: 2 },
        ),
        tell('days', '夜过了一半，{hero}坐下来，等它自己再响一次。', { spare: 2 }),
        show('breath', '{hero}闭着眼，手指跟着钟声，一下一下轻点。', { shows: 'thing.clock' }),
        tell('clue', ['十点，它只响了九下。', '到了十点整，{hero}数到九，没有第十下。'], {
          place: 'here',
          shows: 'thing.clock',
        }),
        speak('deduction_line', ['它早就少一下。你们听见的，是十点。', '九下就是十点。你少算了一个钟头。'], {
          place: 'here',
        }),
        tell('truth', '那一个钟头里没人作证的，只剩{other}。{other}没有抬头。', { place: 'here' }),
        tell('end', ['天亮了，名字交了上去。那座钟，谁也没有去修。', '{hero}走出门，听见背后响了六下。该是七点了。']),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
