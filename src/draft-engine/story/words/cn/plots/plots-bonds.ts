import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/** Courses of events between two: friendship, love, quarrels, partings, revenge. */
export const BOND_PLOTS = {
  befriend: [
    {
      name: 'twenty steps',
      tones: ['warm'],
      titles: ['二十步', '最后一步'],
      steps: [
        tell('world', [
          '{place}再大，{hero.who}和{other.who}之间，永远隔着二十步。',
          '{hero.who}在{place.in}待了{years}年，{other.who}总停在二十步以外。',
        ]),
        tell('want', [
          '想{want}，就得走完这二十步。{hero}打算一天走一步。',
          '要{want}，急不得。{hero}定了个数：一天，只近一步。',
        ]),
        speak('ask_line', ['今天近一步，行吗？', '我再过来一步，你别跑，行吗？'], { spare: 1 }),
        speak('answer_line', ['行。你来一步，我不退。', '一步可以。两步，我就要想想了。'], { spare: 1 }),
        tell(
          'days',
          ['第七天，还剩十三步。两边都不说话，但谁也没迟到。', '走到第七天，话还没说几句，时间倒是越来越准。'],
          { spare: 2 },
        ),
        tell('obstacle', '可走到第十九步，{hero}停住了：万一这一步，把{other.he}吓跑呢？'),
        show('look', '{hero}抬起一只脚，又轻轻放下，{other}在一步之外看着。'),
        tell('setback', ['第二天，{other}没有来。第三天，也没有。', '偏偏从第二天起，对面空了，一连空了三天。'], {
          place: 'here',
        }),
        tell('choice', '这一回{hero}不数了，朝着{other}来的方向，一直走。', { spare: 1 }),
        tell('turn', [
          '走到半路才看见，{other}也在数，正从那头往这边来。',
          '拐过弯就撞见了{other}：从那头走来，嘴里念着十九。',
        ]),
        speak('secret_line', ['最后一步，我也没敢迈。', '我也停在十九，停了三天。'], { spare: 1 }),
        tell('end', ['后来有谁问他们隔着多远，两个都说：没量过。', '如今那二十步的地方，脚印太乱，早就数不清了。']),
      ],
    },
    {
      name: 'three rules',
      tones: ['light'],
      titles: ['交朋友三步法', '你好，你好，你好'],
      steps: [
        tell('habit', [
          '{hero.who}打听过了，交朋友一共三步：问好，让座，笑。',
          '据{hero.who}打听来的消息，交朋友只要三步：问好，让座，笑。',
        ]),
        tell('want', ['目标定得很清楚：天黑以前，{want}。', '期限也有了：今天天黑以前，{want}。']),
        speak('hello_line', ['你好，你好，你好。三遍够吗？', '你好！怕你没听见，你好，你好。']),
        speak('quip_line', ['一遍就够，那两遍我先存着。', '听见了，多的两遍，我替你存着。']),
        tell('attempt', '第二步，让座。{hero}把{place.in}最舒服的位子让了出来。', { place: 'here', spare: 1 }),
        speak('doubt_line', ['我坐了，那你坐哪儿？', '那你呢？你不坐？'], { spare: 1 }),
        tell('obstacle', '这一问，计划里没有。{hero}只好站着，站了一下午。', { spare: 1 }),
        show('look', '{other}端端正正坐着，{hero}笔直地站在旁边，谁也不敢先动。'),
        tell(
          'setback',
          ['第三步是笑。{hero}笑得太用力，{other}往后挪了两尺。', '轮到笑了。{hero}没练过，一开口，{other}差点报警。'],
          { place: 'here', spare: 2 },
        ),
        tell(
          'turn',
          [
            '天快黑了，{hero}腿一软，坐到了地上。{other}笑出了声。',
            '眼看天黑，{hero}站不住，一屁股坐下。这回是{other}笑了。',
          ],
          { place: 'here' },
        ),
        speak('answer_line', '早坐下来，不就行了。', { spare: 1 }),
        tell('end', [
          '第二天，{other}先开的口，把存着的两声你好还了。',
          '最舒服的那个位子一直空着，因为两个都爱坐地上。',
        ]),
      ],
    },
    {
      name: 'four knocks',
      tones: ['dark', 'bold'],
      titles: ['第四下', '敲击声'],
      steps: [
        tell('habit', [
          '{place.in}一入夜就有三下敲击声，{hero.who}数了整整一年。',
          '整整一年，每夜三下。{hero.who}从没去看是谁在{place.in}敲。',
        ]),
        tell('sign', [
          '这一夜，{hero}敲了三下回去。那边停了停，敲了四下。',
          '那天夜里，{hero}也敲了三下。隔了很久，那边回了四下。',
        ]),
        tell('want', '多出来的那一下，让{hero}动了念头：{want}。', { spare: 1 }),
        tell('days', '于是夜夜有问有答：两下是我在，一下是危险。'),
        tell('omen', ['直到有一夜，{other.who}只敲一下，一下，又一下。', '可是今晚，{other}敲的全是一下，停不下来。']),
        show('breath', '{hero}贴着暗处，屏住呼吸，一动不动地听。'),
        speak('ask_line', ['危险？在哪边？', '到底在哪儿？你看得见？'], { spare: 1 }),
        speak('answer_line', ['在你身后。别回头。', '就在你后面。千万别动。'], { spare: 1 }),
        tell('encounter', '身后果然有一口气，比{hero}的慢半拍。', { place: 'here', spare: 2 }),
        tell('choice', ['信，还是跑？{hero}闭上眼，敲了两下：我在。', '该跑，还是该信？{hero}没有回头，敲了两下。']),
        tell('deed', '{other}喊低头，{hero}就低头。一阵冷风擦着头顶过去了。', { spare: 1 }),
        tell('end', ['从此夜里只剩两下，一下是你，一下是我。', '后来{hero}换了许多住处，敲两下，总有谁敲回来。']),
      ],
    },
  ],
  fall_in_love: [
    {
      name: 'wrong hour',
      tones: ['warm'],
      titles: ['早到一刻钟', '绕路的人'],
      steps: [
        tell('habit', [
          '{hero.who}每天{time}经过{place}，从不早，也从不停。',
          '每天{time}，{hero.who}从{place}路过一趟，从不停留。',
        ]),
        tell('meet', ['那天{hero}早到了一刻钟，撞见了{other.who}。', '就早了那么一刻钟，{hero}遇见了{other.who}。']),
        speak('ask_line', ['你平时也这么早？', '以前怎么没见过你？'], { spare: 1 }),
        speak('answer_line', ['我一直是这个点。是你来晚了。', '天天在。你每次来，我刚走。'], { spare: 1 }),
        tell('want', [
          '第二天，{hero}又早了一刻钟，告诉自己是为了{want}。',
          '为了{want}，{hero}把整个日子往前挪了一刻钟。',
        ]),
        tell('days', '一刻钟能说三句话。三句话，{hero}要准备一整天。', { spare: 1 }),
        tell('obstacle', [
          '可{other}也改了钟点，两边又错开了，一错就是一个月。',
          '谁知有一天起，{other}不来了，整整一个月。',
        ]),
        show('alone', '{hero}站在老地方，看着影子一点点变长。', { place: 'here' }),
        tell('attempt', '索性哪儿也不去，{hero}从一大早坐到天黑。', { place: 'here', spare: 2 }),
        tell('turn', ['天黑透了，{other}才跑过来，喘得一句话说不全。', '等到最后一点光，{other}来了，跑着来的。'], {
          place: 'here',
        }),
        speak('secret_line', ['我改成晚一刻钟，是想等你路过。', '我以为你晚来，就天天往后推。'], { spare: 1 }),
        tell('end', ['后来他们约时间，总要加一句：谁也别改。', '从那以后，{hero}去哪儿都迟到，总有谁舍不得{he}早走。']),
      ],
    },
    {
      name: 'practice confession',
      tones: ['light'],
      titles: ['彩排', '全都听见了'],
      steps: [
        tell('world', [
          '{hero.who}什么都敢，就是不敢跟{other.who}说话。',
          '在{place.in}，{hero.who}跟谁都能聊，除了{other.who}。',
        ]),
        tell('want', '为了{want}，{hero}决定先对着空气排练。'),
        tell(
          'attempt',
          ['第一稿太长，说完天都变了。第二稿，只剩一个字：我。', '排练到第十遍，开头很好，就是没有后来。'],
          { place: 'here', spare: 1 },
        ),
        speak('hello_line', ['我……我想说的是，天气不错。', '那个，我叫……我忘了。']),
        speak('quip_line', ['刚才那遍比这遍好。', '第七遍就挺好，别改了。']),
        show('look', '{hero}慢慢转过身，整个僵住，{other}就站在后面。'),
        tell(
          'discovery',
          ['原来{hero}排练的地方，就在{other}每天歇脚的墙后面。', '坏消息是，十遍彩排，{other}一遍也没落下。'],
          { place: 'here' },
        ),
        tell('setback', '当场转身就走，{hero}走反了方向，又走回来。', { place: 'here', spare: 1 }),
        speak('ask_line', ['你听了多少？', '你从哪一遍开始听的？'], { spare: 1 }),
        speak('answer_line', ['从第一个我，到最后一个我。', '头一遍。我天天等下一遍。'], { spare: 1 }),
        tell(
          'deed',
          ['这回没有稿子，{hero}一个字没错，就是声音太小。', '正式的那一遍，{hero}只说了四个字，声音小得像没说。'],
          { place: 'here', spare: 1 },
        ),
        tell('end', [
          '{other}什么都听清了，偏说没听清，要{he}再说一遍。',
          '好多年了，{other}还是那句：没听清，再来一遍。',
        ]),
      ],
    },
    {
      name: 'leave before dawn',
      tones: ['dark', 'bold'],
      titles: ['天亮之前', '不许回头'],
      steps: [
        tell('world', [
          '{place.in}的规矩，外来的只能待到天亮。{hero.who}没当回事。',
          '天亮之前必须走，{place}的规矩，{hero.who}一清二楚。',
        ]),
        tell('meet', ['偏偏在最后一夜，{hero}遇见了{other.who}。', '可最后那一夜，{hero}一回头，看见了{other.who}。'], {
          spare: 1,
        }),
        speak('doubt_line', ['喜欢这里的，都没走成。', '别看我。看了的，都没走成。'], { spare: 1 }),
        speak('resolve_line', ['那就别走了，我留下。', '走不成就不走。'], { place: 'here', spare: 2 }),
        tell('want', '{hero}心里清楚：再待下去有危险，可{he}只想{want}。'),
        tell('omen', ['远处有谁在点名，点一个，灯就灭一盏。', '从远处开始，灯一盏一盏灭过来，像有谁在点名。']),
        show('motion', '{hero}拉着{other}，贴着暗影飞快地跑。'),
        tell('danger', ['点到跟前，只差一个名字。出口就在十步外。', '还有十步就是出口，可身后已经念到{other}了。']),
        speak('plea_line', ['别应声。这一声，我来。', '别出声，这个名字借我用一回。'], { spare: 1, place: 'here' }),
        tell('choice', '名字念到一半，{hero}替{other}答了一声：在。', {}),
        tell(
          'deed',
          ['两个人应一个名字，那声音数不清了，停在半空。', '一个名字，两声答应。那声音数了三遍，没数明白。'],
          { spare: 1 },
        ),
        tell('end', ['天亮了，谁也没少。从此他们出门，总报同一个名字。', '后来只要有谁叫{other}，两个都答应。']),
      ],
    },
  ],
  part: [
    {
      name: 'one more stop',
      tones: ['warm', 'light'],
      titles: ['再送一程', '送来送去'],
      steps: [
        tell('world', [
          '{hero.who}和{other.who}说好了，就送到{place}，不多送。',
          '说好只送到{place}，{hero.who}和{other.who}都点了头。',
        ]),
        tell('want', '说是要{want}，{hero}只想像平常那样，一句多的也没有。'),
        tell('attempt', ['到了地方，谁也没停，又往前走了一段。', '走到了，两边都装作没看见，接着走。'], { spare: 1 }),
        speak('ask_line', ['刚才那儿，是不是就该停了？', '咱们是不是走过了？']),
        speak('answer_line', ['是吗？我光顾着说话了。', '过了。往回送你一段吧。']),
        tell('days', '于是你送我，我送你，一条路来回走了四趟。', { spare: 1 }),
        tell('obstacle', ['第五趟，天色变了，再不走就走不成了。', '可是到了第五趟，两边都没话了。'], { spare: 1 }),
        show('look', '{hero}和{other}面对面站着，谁也没有先转身。'),
        tell('choice', '法子是{hero}想的：一起数到三，一起转身。', { place: 'here', spare: 1 }),
        tell('price', ['数到二，两边都停了，谁也不肯念那个三。', '一，二。那个三，过了很久也没有人念。'], {
          place: 'here',
        }),
        speak('farewell_line', ['那就停在二，三留到下回。', '三先欠着，见面再数。'], { spare: 1 }),
        tell('end', [
          '很久以后他们又在{place}碰上，第一句话是：三。',
          '隔了{years}年，{hero}收到一封信，里面只有一个字：三。',
        ]),
      ],
    },
    {
      name: 'cover the retreat',
      tones: ['dark', 'bold'],
      titles: ['岔路', '各走一边'],
      steps: [
        tell('world', [
          '追的人到了{place}，{hero.who}和{other.who}只剩一条岔路。',
          '岔路口，{hero.who}和{other.who}身后，脚步声越来越近。',
        ]),
        tell('obstacle', '两条路，一条有人追，一条没有。追兵只认一串脚印。'),
        tell('want', '{hero}原想{want}，现在连坐下的工夫都没有。', { spare: 2 }),
        speak('ask_line', ['左边是活路，你走左边。', '左边没人，你走，行不行？']),
        speak('doubt_line', ['那右边留给谁？', '你呢？你走右边？']),
        speak('farewell_line', ['我脚印大，他们爱追。', '我熟右边。三天后，老地方。'], { spare: 1 }),
        show('look', '{hero}推了{other}一把，自己退向另一边。'),
        tell('deed', ['右边的路上，{hero}故意踩断每一根枯枝。', '一路向右，{hero}跑得很响，生怕没人听见。'], {
          spare: 1,
        }),
        tell('danger', '喊声全跟了过来。左边，静得像没有人走过。', { spare: 1 }),
        tell('days', '三天过去，老地方没有动静。又是三天。', { spare: 1 }),
        tell(
          'turn',
          ['第七天，远处传来枯枝的声音，一根，又一根，故意踩的。', '到第七天夜里，有谁踩着枯枝来了，踩得很响。'],
          { place: 'here' },
        ),
        tell('end', ['没有应声，{hero}只在原地，也踩断了一根。', '他们再没有分过路。走夜路时，仍爱挑枯枝踩。']),
      ],
    },
  ],
  reconcile: [
    {
      name: 'the wall of chores',
      tones: ['warm', 'light'],
      titles: ['传话', '你跟他说'],
      steps: [
        tell('world', [
          '{hero.who}和{other.who}{years}年没说过话，同在{place}，全靠旁人传。',
          '整整{years}年，{hero.who}和{other.who}在{place.in}只用旁人传话。',
        ]),
        tell('habit', '传话的换了好几拨，最后一个，昨天也搬走了。', { spare: 2 }),
        tell('want', ['这下要想{want}，{hero}连个递话的都没有。', '现在想{want}，只剩一个办法：自己开口。']),
        speak('ask_line', ['跟那位说一声，水开了。', '麻烦转告一声，下雨了。']),
        speak('quip_line', ['跟那位说，听见了，又没聋。', '转告那位，我长着眼睛。']),
        tell('days', ['屋里就他们两个，硬是凭空造出第三个来传话。', '没有第三个人，他们就假装有，传得有来有往。'], {
          spare: 2,
        }),
        tell('setback', '传着传着，传到了{years}年前那句重话，两边都卡住了。', { place: 'here', spare: 1 }),
        show('look', '{hero}和{other}背对背站着，谁也没有动。'),
        tell(
          'discovery',
          ['算起来，当年那句话，也是旁人传的，传错了一个字。', '把话一对，当年两边听到的，差了整整一个字。'],
          { place: 'here' },
        ),
        tell('price', '{years}年，毁在一个谁也没亲口说过的字上。', { place: 'here', spare: 2 }),
        speak('plea_line', ['跟……不传了。是我，对不住。', '不用转告了。我自己说：对不起。'], {
          place: 'here',
          spare: 2,
        }),
        tell('end', ['{other}半天才回：转告那位，我也是。', '那天以后没人传话了，只是吵起来，还得有人劝。']),
      ],
    },
    {
      name: 'back to back',
      tones: ['dark', 'bold'],
      titles: ['背靠背', '半条命'],
      steps: [
        tell('world', [
          '{hero.who}发过誓，再见{other.who}，绝不留情。',
          '誓是{years}年前发的：{hero.who}和{other.who}，见面只分生死。',
        ]),
        tell('meet', '怎么{want}，{hero}想过一万回，没想过是被同一伙人堵在{place}。'),
        speak('doubt_line', ['你身后那块，我可不管。', '别指望我看你的背。'], { spare: 1 }),
        speak('ask_line', ['左边六个，你数了没有？', '来了多少？你那边。'], { spare: 1 }),
        tell('obstacle', [
          '四面都是人，一双眼睛看不过来，偏偏只能信对方。',
          '要活，就得把后背交给对方。谁也不肯先转身。',
        ]),
        tell('choice', '先转过去的是{hero}，把后背露给了{other}。', { place: 'here' }),
        show('motion', '{hero}和{other}背靠着背，四面人影逼近。', { place: 'here' }),
        tell('danger', '那一下本该落在{hero}身上，却迟迟没有落下来。', { place: 'here', spare: 1 }),
        tell('turn', ['回头一看，{other}替{he}挡了，手还举着。', '挡下那一下的是{other}，站都站不稳了。'], {
          place: 'here',
        }),
        speak('secret_line', ['当年那一下，我也想挡，慢了。', '当年我跑回去过，晚了一步。'], {
          place: 'here',
          spare: 1,
        }),
        tell('price', '{years}年的冷脸，这一下，{hero}不知道往哪儿搁。', { place: 'here', spare: 2 }),
        tell('end', [
          '走出去的时候，两个人只有一副好肩膀，够用了。',
          '誓言算是破了。{hero}说：那就算见过面，分过生死。',
        ]),
      ],
    },
  ],
  betray: [
    {
      name: 'the borrowed trust',
      tones: ['warm', 'light'],
      titles: ['最笨的骗局', '其实早知道'],
      steps: [
        tell('world', [
          '{hero.who}这辈子没撒过谎，头一个要骗的，是{other.who}。',
          '骗谁不好，{hero.who}头一回骗人，骗的就是{other.who}。',
        ]),
        tell('want', '外头有人许了好处，只要{hero}能{want}。'),
        tell(
          'attempt',
          ['谎话背了三天，{hero}一见面，先把结尾说了。', '练了三天，到了跟前，{hero}第一句就说漏了一半。'],
          { place: 'here', spare: 1 },
        ),
        speak('ask_line', ['要是我有事瞒你，你看得出来？', '我今天，看着还像平常吧？']),
        speak('answer_line', ['看不出来。你接着说。', '像，像极了。还有呢？']),
        tell('days', '奇怪的是，每说一句破绽百出的话，{other}都信了。', { spare: 1 }),
        tell('obstacle', ['{other}信得越快，{hero}晚上睡得越少。', '一路这么顺，{hero}反倒吃不下饭了。'], { spare: 1 }),
        show('alone', '{hero}坐在暗处，半天没有抬头。', { place: 'here' }),
        tell('choice', '好处送到手上那一刻，{hero}退了回去，转身就往回走。', { place: 'here' }),
        speak('plea_line', ['我骗了你。从头到尾，都是假的。', '那些话，没有一句是真的。'], { place: 'here', spare: 1 }),
        speak('quip_line', ['总算说了，我都快演不下去了。', '我知道。装着信你，比骗人还累。'], { spare: 1 }),
        tell('end', ['从此{hero}改说实话，说得还是那么结结巴巴。', '后来{other}教{he}的第一课，就是怎么把谎说圆。']),
      ],
    },
    {
      name: 'the second signal',
      tones: ['dark', 'bold'],
      titles: ['暗号', '第二声'],
      steps: [
        tell('world', [
          '约好了：{place.in}咳一声，就动手。{hero.who}要出卖的是{other.who}。',
          '一声咳嗽，换一条出路。{hero.who}答应了，代价是{other.who}。',
        ]),
        tell('want', '要{want}，只需一个晚上，一张不变色的脸。'),
        tell(
          'bond',
          ['那晚{other}话特别多，讲的全是两个人小时候的事。', '偏偏这一晚，{other}把攒了多年的旧事，一件件翻了出来。'],
          { place: 'here', spare: 1 },
        ),
        speak('ask_line', ['你从不怀疑我？', '你怎么从不防着我？']),
        speak('answer_line', ['防你，我就没人可信了。', '要真有那天，你先咳一声。']),
        tell('omen', ['{hero}的后背凉了：那个暗号，{other}怎么会知道？', '这句话一出口，{hero}浑身发冷：暗号漏了？'], {
          spare: 1,
        }),
        show('look', '{hero}和{other}四目相对，谁也没有眨眼。'),
        tell('choice', '喉咙越来越痒，{hero}一口气憋到脸色发青。', { place: 'here', spare: 1 }),
        tell('turn', ['然后响起一声咳嗽。不是{hero}咳的。', '一片安静里，有谁咳了一声。是{other}。'], {
          place: 'here',
        }),
        tell('danger', '暗处的人全站了起来，却都站在{other}那边。', { place: 'here', spare: 1 }),
        speak('threat_line', ['我给过你一整晚。', '我等你说，等到茶都凉了。'], { place: 'here', spare: 1 }),
        tell('end', ['后来{hero}什么病都好了，只是再也不敢咳嗽。', '门开着，没有人拦。{hero}却不知道该往哪边走。']),
      ],
    },
  ],
  avenge: [
    {
      name: 'the empty debt',
      tones: ['warm', 'light'],
      titles: ['旧账', '讨债'],
      steps: [
        tell('world', [
          '{hero.who}记着一笔账，记了{years}年，债主是{other.who}。',
          '账不大，{hero.who}却记了{years}年：{other.who}，欠一个交代。',
        ]),
        tell('want', '这次来{place}，{hero}只为一件事：{want}。'),
        tell(
          'meet',
          ['可{other}老得比账还快，耳朵也背，连骂都听不清。', '谁知{other}高高兴兴地迎上来，把{he}当成了来帮忙的。'],
          { spare: 1 },
        ),
        speak('ask_line', ['我是来算账的，你听见没有？', '你知道我是谁吗？算账的！']),
        speak('quip_line', ['算饭？还没吃呢，进来。', '修账？对，屋顶正漏着。']),
        tell('obstacle', ['仇人没骂成，{hero}先替仇人修了半天屋顶。', '狠话说了三遍，活倒干了一下午。'], { spare: 1 }),
        show('hands', '{hero}低头干着活，手上的力气一点点轻了下来。', { shows: 'other' }),
        tell(
          'turn',
          ['临走时，{other}忽然清清楚楚喊出了{hero}家的姓。', '天黑了，{other}忽然不糊涂了，说起了{years}年前。'],
          { place: 'here' },
        ),
        speak('secret_line', ['我认得你。我怕你骂得不够。', '我没聋。我在等你动手。'], { place: 'here', spare: 1 }),
        tell('price', '{years}年的狠话，{hero}到了嘴边，一句也找不着。', { place: 'here', spare: 2 }),
        speak('resolve_line', ['屋顶没修完，明天我还来骂。', '账先记着，饭不能凉。'], { place: 'here', spare: 1 }),
        tell('end', [
          '这一骂就是好多年，骂到{other}的屋顶再也不漏了。',
          '那笔账一直没销，只是每年添一句：今日修门，扣清。',
        ]),
      ],
    },
    {
      name: 'ten names',
      tones: ['dark', 'bold'],
      titles: ['最后一个名字', '第十个'],
      steps: [
        tell('world', [
          '名单上有十个名字，{hero.who}已经划掉九个。',
          '十个名字，{hero.who}划了{years}年，还剩最后一个。',
        ]),
        tell('want', '要{want}，就剩最后这一个：{other.who}。'),
        tell('landfall', ['一路找到{place}，灯亮着，门没有闩。', '{place}的门开着，像是知道{hero}要来。'], {
          place: 'here',
          spare: 1,
        }),
        speak('ask_line', ['你知道我为什么来？', '你怎么不跑？']),
        speak('answer_line', ['知道。前九个，是我告诉你的。', '我跑了，谁告诉你前九个在哪儿？']),
        tell('discovery', ['那九封没有署名的信，笔迹就在眼前。', '每一次指路的匿名信，原来都出自{other}的手。'], {
          place: 'here',
          spare: 1,
        }),
        show('look', '{hero}举起的手停在半空，{other}闭上了眼睛。'),
        speak('secret_line', ['那晚我在场。我没动手，也没拦。', '我欠的不多，就欠一声喊。'], {
          place: 'here',
          spare: 1,
        }),
        tell(
          'price',
          ['划掉这个名字，{hero}明天就不知道往哪儿走了。', '第十笔落下去，这条路就到头了，{hero}也到头了。'],
          { place: 'here' },
        ),
        tell('choice', '风把灯吹得一明一暗。{hero}的手，放下了。', { place: 'here', spare: 2 }),
        speak('resolve_line', ['留着你。总得有人记得那晚。', '你活着，天天记着，比死难。'], {
          place: 'here',
          spare: 1,
        }),
        tell('end', [
          '名单烧了。第十个名字，由{other}自己，每天念一遍。',
          '往回走时，{hero}头一回发现，这条路两边有花。',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
