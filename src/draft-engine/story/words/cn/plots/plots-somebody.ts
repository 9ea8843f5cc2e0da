import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/**
 * Courses of events for verbs of things, where what the verb is about is somebody: found, lost, looked for, watched
 * over.
 */
export const SOMEBODY_PLOTS = {
  find: [
    {
      name: 'finders keepers',
      tones: ['warm', 'light'],
      needs: { target: 'other' },
      titles: ['捡来的{other.role}', '跟着走'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}捡到了{other.one}，问了一圈，没人认。',
          '那天{time}，{hero.who}在{place.in}发现了{other.that}，缩成一团。',
        ]),
        tell('want', ['本想问一句就走，{hero}走了十步，身后也有十步。', '起初{hero}只打算管一顿饭，天黑就送走。']),
        speak('hello_line', ['别跟着我，我没地方给你。', '你走错了，家在哪边？']),
        speak('quip_line', ['我没跟，我刚好也走这边。', '知道。我就看看你走哪边。']),
        tell('days', ['第一天睡门外，第二天睡门里，第三天，{hero}睡了地上。', '说好只留一晚。一晚之后，又有一晚。'], {
          spare: 2,
        }),
        tell('obstacle', ['可有人来打听了：是不是你，捡走了{other}？', '半个月后，路口贴出了告示，画的正是{other}。'], {
          spare: 1,
        }),
        tell('choice', '夜里{hero}把门关紧，又打开，坐了一宿。', { place: 'here', spare: 2 }),
        show('look', '{hero}看着{other}，{other}也看着{hero}，谁也没有动。'),
        tell(
          'deed',
          [
            '天一亮，{hero}自己领着{other}，往告示上的地方走，走得很慢。',
            '告示让{hero}揭了下来。{he}牵着{other}，送上门去。',
          ],
          {},
        ),
        speak('doubt_line', ['你不要我了？', '就送到这儿？'], { spare: 2 }),
        speak('farewell_line', ['有人在找你，找得很急。', '进去吧。我不走远。'], { place: 'here', spare: 2 }),
        tell('end', [
          '第二天{time}，{hero}一开门，{other}坐在门口，这回，是自己认的路。',
          '告示后来又贴了一张，字是新的：寻{hero}，有饭。',
        ]),
      ],
    },
    {
      name: 'the one who was left',
      tones: ['dark', 'bold'],
      needs: { target: 'other' },
      titles: ['它不走', '第九个夜晚'],
      steps: [
        tell('world', [
          '{place}封了九天，{hero.who}进去，看见{other.one}，还活着。',
          '人都撤光了。{hero.who}在{place.in}，撞见了{other.that}。',
        ]),
        tell('want', '命令里没有这一条。可{hero}已经动了念头，要把{other}带出去。'),
        speak('ask_line', ['就剩你一个？', '他们走的时候，没带上你？'], { spare: 2 }),
        speak('answer_line', ['他们说去去就来。', '不是我一个。别出声。'], { spare: 2 }),
        tell('omen', ['{other}不肯走，一直盯着{hero}身后的暗处。', '拉一下，退一步。{other}守着一扇小门，不让碰。']),
        tell('danger', '外面开始倒数，从一百数起，声音传遍了{place}。', { place: 'here', spare: 1 }),
        show('breath', '{hero}蹲下身，把手慢慢伸了过去。'),
        tell(
          'discovery',
          ['门后还有三个，更小，挤成一团。{other}守的，是这个。', '{hero}推开门，里面的眼睛，一双，两双，三双。'],
          { place: 'here' },
        ),
        speak('resolve_line', ['都走。一个也不落。', '我两只手，你带路。'], { place: 'here', spare: 2 }),
        tell('deed', '数到三十，{hero}怀里抱着，背上背着，跟着{other}跑。', { place: 'here' }),
        tell('price', '数到五，装备、水、证件，全扔了，跑得动的只剩腿。', { place: 'here', spare: 2 }),
        tell('end', [
          '名单上写着：带回一名。{hero}涂掉，改成四。',
          '数到零，身后一声闷响。{other}回头看了一眼，往{hero}这边靠了靠。',
        ]),
      ],
    },
  ],
  lose: [
    {
      name: 'calling in the dark',
      tones: ['warm', 'light'],
      needs: { target: 'other' },
      titles: ['一转身', '喊名字'],
      steps: [
        tell('world', [
          '{hero.who}一转身，{other.who}不见了。前后不过半分钟。',
          '在{place}，{hero.who}数完三样东西，回头，{other}没了。',
        ]),
        tell('want', '只想把{other}找回来，{hero}把来路走了三遍，腿都软了。'),
        tell('attempt', ['喊名字，没人应。喊小名，没人应。', '逢人就比画：这么高，爱往东边看，不爱说话。'], {
          place: 'here',
          spare: 2,
        }),
        speak('denial_line', ['没丢，就是走得比我快。', '就在前面，一定就在前面。'], { spare: 2 }),
        tell('setback', [
          '天黑了，{hero}这才想起，出门前，自己说过一句重话。',
          '走到没有路的地方，{hero}蹲下来，想起早上那句：别跟着我。',
        ]),
        show('alone', '{hero}独自蹲在{elsewhere.in}，把脸埋进了手里。'),
        tell('choice', '名字不喊了。{hero}对着黑处，喊了那三个一直没喊的字。', { spare: 1 }),
        tell('turn', ['隔了很久，近得不能再近的地方，有一声回答。', '草动了动。{other}就在三步外，听了{he}一路。']),
        speak('doubt_line', ['你再说一遍，我没听清。', '你不是说，别跟着你？']),
        speak('plea_line', ['跟着，天天跟着，一步也别落下。', '对不起。我说了，三遍了。'], { spare: 2 }),
        tell('bond', '回去的路，{hero}走三步，回一次头。', { spare: 2, place: 'here' }),
        tell('end', [
          '从此出门，{hero}在后，{other}在前。谁也不许转身太久。',
          '后来{other}还会走丢，丢的次数，刚好够听那三个字。',
        ]),
      ],
    },
    {
      name: 'the wrong echo',
      tones: ['dark', 'bold'],
      needs: { target: 'other' },
      titles: ['找回来的', '不一样'],
      steps: [
        tell('world', [
          '{other.who}丢了三天，自己回来了。{hero.who}第一眼就觉得不对。',
          '{hero.who}弄丢了{other.who}。第三天夜里，门口有了敲门声。',
        ]),
        tell('sign', '模样对，声音对，只是进门的时候，先迈了左脚。', { spare: 2 }),
        tell('want', [
          '人都回来了，谁都说好。只有{hero}，还要把{other}找回来。',
          '所有人都散了。{hero}没有散，{he}还要把{other}找回来，真的那一个。',
        ]),
        speak('ask_line', ['我们藏东西的地方，你还记得吧？', '那天我跟你说了什么？'], { spare: 2 }),
        speak('answer_line', ['记得。你先说，看我们说的一不一样。', '你说的，我都听你的。'], { spare: 2 }),
        tell('omen', [
          '半夜{hero}醒来，那一个坐在床边，正学着{he}呼吸。',
          '一天一天，那一个越来越像，开始像的，却是{hero}。',
        ]),
        show('look', '{hero}和{other}在昏暗里对视，一样地歪了歪头。'),
        tell('attempt', '趁天没亮，{hero}溜出去，往走丢的地方跑。', { spare: 1 }),
        tell('danger', ['身后的脚步，跟{hero}的一模一样，一步不差。', '那一个追了上来，跑的姿势，就是{hero}自己的。'], {
          spare: 2,
        }),
        tell('deed', '猛地一停，{hero}换左脚起步。后面的，乱了。'),
        tell('turn', [
          '就在那一下里，另一头传来一声咳嗽，弱得很，却是真的。',
          '石头底下有敲击声，三下，停一停，两下。',
        ]),
        tell('end', [
          '回到家关上门，{other}睡着了。门外，有谁在学怎么敲门。',
          '真的回来了，什么都学得慢。{hero}每听一回，都笑一回。',
        ]),
      ],
    },
  ],
  search: [
    {
      name: 'both were looking',
      tones: ['warm', 'light'],
      needs: { target: 'other' },
      titles: ['别走开', '同一个圈'],
      steps: [
        tell('world', [
          '{hero.who}要找{other.who}，从{place}出发，一路向东。',
          '{place}的人说，{other.who}往东去了。{hero.who}就往东追。',
        ]),
        tell('want', ['别人找一阵就算了，{hero}不行，{he}非要{want}。', '不{want}，{hero}就不回头，话是这么放的。']),
        speak('ask_line', ['喂，听得见吗？我往哪边走？', '有人吗？应一声就行。'], { spare: 2, place: 'here' }),
        tell('sign', [
          '每到一处，都听说{other}刚走，还留下一句话：我接着找。',
          '问到的消息都一样：刚走，急急忙忙，像是也在找谁。',
        ]),
        tell('attempt', '一急，{hero}追得更快。越快，越是刚刚错过。', { spare: 1 }),
        tell('obstacle', [
          '绕了一大圈，地上的脚印有两行，一行是{hero}自己的。',
          '到第三圈才看明白，前面那行脚印，正踩着{hero}的脚印走。',
        ]),
        show('motion', '{hero}在{elsewhere.in}来回奔走，四处张望。'),
        tell('choice', [
          '原来{other}在后头，也在追。{hero}一屁股坐下，不走了。',
          '两个都在绕圈，总得有一个停下。{hero}停下了。',
        ]),
        tell('turn', '半天工夫，身后响起脚步，急得一步踩空。', { spare: 1 }),
        speak('doubt_line', ['你跑什么？我追了你三圈！', '我找了你一路，你倒坐着？'], { spare: 1 }),
        speak('resolve_line', ['以后走丢了，谁也别动。', '我停了，换你找着我。'], { place: 'here', spare: 1 }),
        tell('end', [
          '他们定了个规矩：走散了，一个找，一个等。谁等，猜拳。',
          '地图上那个圈，走得太深，后来的人，管它叫找人路。',
        ]),
      ],
    },
    {
      name: 'the answering call',
      tones: ['dark', 'bold'],
      needs: { target: 'other' },
      titles: ['别应声', '下半句'],
      steps: [
        tell('world', [
          '{hero.who}进{place}找{other.who}，入口的人只交代一句：别应声。',
          '找{other.who}的，进去过六个。{hero.who}是第七个。',
        ]),
        tell('want', '里面多冷多深，{hero}顾不上。{he}只要{want}。'),
        tell(
          'attempt',
          ['走到没有光的地方，{hero}放声喊了一声。回音是对的。', '第一声喊出去，回来得很干净，一个字不差。'],
          { spare: 1 },
        ),
        tell('omen', [
          '第二声，回音晚了一拍。第三声，{hero}还没喊，就有了。',
          '再喊一声，回来两声。第二声，不是{hero}的。',
        ]),
        show('breath', '{hero}捂住自己的嘴，一步也不敢动。'),
        tell('danger', '那声音学得很快，已经会叫{hero}的小名，越叫越近。', { spare: 2 }),
        tell('clue', ['可有一样它学不会：它总在{hero}后面，从不先开口。', '只是它从不先出声。{hero}记下了这一点。'], {
          spare: 2,
        }),
        tell('choice', [
          '喊是不能喊了，{hero}哼起一支他们俩的歌，只哼一半。',
          '不能再喊。{hero}蹲下来，敲出从前约好的上半段，停住了。',
        ]),
        tell('turn', [
          '黑暗另一头，有谁接了下半段，走了调。学来的，不会走调。',
          '隔了很久，一个虚弱的声音，接上了。声音里有笑。',
        ]),
        speak('secret_line', ['我怕是它，一直没敢答。', '你这半句，从来就起高了。'], { spare: 2 }),
        speak('plea_line', ['别说话，跟着调子走。', '接着哼，哼到出去为止。'], { spare: 2 }),
        tell('end', [
          '他们一路哼了出来。身后，有个声音在学，怎么也学不会走调。',
          '第八个来的时候，{hero}守在入口，先教一支歌。',
        ]),
      ],
    },
  ],
  guard: [
    {
      name: 'the night nurse',
      tones: ['warm', 'light'],
      needs: { target: 'other' },
      titles: ['守着', '谁看着谁'],
      steps: [
        tell('world', [
          '{hero.who}守着{other.who}，规矩是寸步不离，从天黑到天亮。',
          '一整夜，{place.in}只有两个：{other.who}，和守着的{hero.who}。',
        ]),
        tell('want', '别的都帮不上，{hero}只会做一件：{want}。'),
        tell('habit', ['每隔一刻钟，{hero}俯身看一眼。一夜，四十八眼。', '一千下呼吸，{hero}数完，从头再数。']),
        speak('ask_line', ['冷不冷？要不要亮一点？', '睡着了吗？没睡吧？'], { spare: 1 }),
        speak('answer_line', ['睡着了。被你问醒的。', '不冷。你坐下，晃得我头晕。'], { spare: 1 }),
        tell(
          'obstacle',
          [
            '后半夜，{weather}，灯闪了几闪，{hero}的眼皮也开始打架。',
            '可{hero}已经三夜没睡，数到七百，就忘了下一个数。',
          ],
          { spare: 1 },
        ),
        show('look', '{hero}站着站着，头慢慢垂了下去。'),
        tell('setback', '等{hero}猛地惊醒，天已经亮了，{he}睡了整整三个钟头。', { place: 'here', spare: 1 }),
        tell(
          'turn',
          [
            '身上盖着东西。{other}好好的，正睁着眼，看着{he}。',
            '低头一看，自己身上多了半边被角。{other}在那头，醒着。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['后半夜我守的。你打呼，我放心。', '我数了你三个钟头，一千零二十下。'], { place: 'here' }),
        tell('choice', '也没道歉，{hero}在本子上记：平安，两名。', { place: 'here', spare: 1 }),
        tell('end', ['从此上半夜{hero}守，下半夜不用守。谁醒着，谁看一眼。', '四十八眼，如今分着看，一人二十四。']),
      ],
    },
    {
      name: 'the door between',
      tones: ['dark', 'bold'],
      needs: { target: 'other' },
      titles: ['门里门外', '天亮之前'],
      steps: [
        tell('world', [
          '天亮以前，谁也不能碰{other.who}。守在门外的，只有{hero.who}。',
          '{hero.who}接的活儿很简单：{other.who}在门里，{he}在门外，守到天亮。',
        ]),
        tell('want', '前两个守的，一早都不见了。{hero}不想那么多，只管{want}。'),
        tell('omen', [
          '一更，来的说是大夫。二更，来的说是亲人。{hero}都没让。',
          '头一个来的，笑着。第二个，哭着。{hero}一个也没放。',
        ]),
        speak('denial_line', ['天亮再来。谁也不例外。', '里面没有人，你走错了。'], { spare: 2 }),
        tell(
          'danger',
          ['三更，门外没人了。声音换到了门里，喊疼。', '后半夜，门里传来{other}的声音，说快进来，它在这儿。'],
          { spare: 1 },
        ),
        show('breath', '{hero}背靠着门，攥紧了手，没有回头。'),
        tell('obstacle', '开，就中了计。不开，万一是真的呢？', { spare: 2 }),
        speak('ask_line', ['我进门时，跟你说了什么？', '是你，就敲三下，别说话。'], { spare: 2 }),
        speak('answer_line', ['你说，天塌了也别开。', '嘘。它在学我，别信声音。'], { spare: 2 }),
        tell('choice', ['门没有开，{hero}的手，从门缝底下伸了进去。', '门不开，{hero}坐下来，隔着门，把背贴了上去。'], {
          place: 'here',
        }),
        tell('deed', '里面有什么贴了上来，热的，挨着{hero}的手。喊疼的声音，还在喊。', { place: 'here' }),
        tell('end', ['天亮开门，{other}也挨着门缝，睡着了。', '太阳出来，喊声停了。门里门外，两个背，贴了整整一夜。']),
      ],
    },
  ],
  hide: [
    {
      name: 'the guest upstairs',
      tones: ['warm', 'light'],
      needs: { target: 'other' },
      titles: ['家里多了一个', '饭量见长'],
      steps: [
        tell('world', [
          '{hero.who}把{other.who}藏在{place.in}，没告诉任何人。饭量露了馅。',
          '自从{hero.who}藏下了{other.who}，{place}的邻居都说{he}胖了。',
        ]),
        tell('want', '外头正找得紧。{hero}得把{other}藏好，至少等这阵风过去。'),
        speak('plea_line', ['别打喷嚏，求你，憋一憋。', '轻点走，楼下都听见了。'], { place: 'here', spare: 2 }),
        speak('answer_line', ['我踮着呢，是地板想说话。', '憋着呢，眼泪都出来了。'], { spare: 2 }),
        tell(
          'days',
          ['一个人要走出两个人的脚步，{hero}练了好几夜。', '买菜要分三家买，咳嗽要替两个人咳，{hero}忙得瘦不下来。'],
          { spare: 1 },
        ),
        tell('obstacle', [
          '可来查的还是到了，就坐在屋当中，说要喝口水。',
          '偏偏管事的找上门，坐下就不走，一样一样打量。',
        ]),
        show('look', '头顶轻轻响了一声，{hero}僵着，慢慢抬起了眼睛。'),
        speak('denial_line', ['是我。我脚在这儿，声音在上面。', '房子老了，爱自己翻身。'], { spare: 2 }),
        tell('setback', '接着，上头清清楚楚，打了一个喷嚏。', { place: 'here' }),
        tell(
          'turn',
          ['静了半天，来查的站起来，把口袋里的药，放在了桌上。', '那位喝完了水，起身说：给上面那位，也倒一杯。'],
          { place: 'here' },
        ),
        tell('deed', '当天晚上，门口陆陆续续，多了好几份菜，都是两人份。', { place: 'here', spare: 2 }),
        tell('end', [
          '等风过去，{other}走了。{hero}做饭，手一抖，还是两份。',
          '如今{other}从正门进出。邻居碰见，都说：哟，头一回见。',
        ]),
      ],
    },
  ],
  discover: [
    {
      name: 'nobody will believe',
      tones: ['warm', 'light'],
      needs: { target: 'other' },
      titles: ['谁信呢', '只给你看'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}看见了{other.one}，说给人听，没有一个信。',
          '头一个看见{other.that}的，是{hero.who}。可惜，也是唯一一个。',
        ]),
        tell('want', '心里不服，{hero}第二天又去，非要再看{other}一眼。'),
        tell(
          'attempt',
          ['带人来看，{other}不见了。人一走，又探出头来。', '来了三拨人，扑了三次空。{hero}成了{place}的笑话。'],
          { place: 'here' },
        ),
        speak('ask_line', ['你就不能让他们看一眼？', '你为什么只让我看见？'], { spare: 2 }),
        speak('answer_line', ['他们带着绳子，你带着饭。', '你看的时候，没往前走。'], { spare: 2 }),
        tell('days', ['笑话讲了一个冬天，{hero}天天还是去，说是散步。', '从此{hero}不说了，只是每天多带一份吃的。'], {
          spare: 1,
        }),
        tell('obstacle', ['开春，真有人信了，出大价钱，只要{hero}带路。', '不信的时候没事，信的人来了，带着网和车。']),
        show('look', '{hero}和{other}远远对视，谁也没有出声。'),
        tell('price', '带路，就没人再笑{he}。不带，{he}就当一辈子的笑话。', { place: 'here', spare: 2 }),
        tell(
          'deed',
          ['路是带了。走了三天，到了最远的另一头，什么也没有。', '当着所有人，{hero}挠挠头：我看花眼了，编的。'],
          {},
        ),
        speak('secret_line', ['我听见了。你说我是编的。', '你为我撒谎，脸都红了。'], { spare: 2 }),
        tell('end', [
          '笑话一直讲到今天。每天{time}，{hero}还是去散步，带两份吃的。',
          '信不信随他们。{hero}的门口，每年春天，都有一行小小的脚印。',
        ]),
      ],
    },
    {
      name: 'it saw first',
      tones: ['dark', 'bold'],
      needs: { target: 'other' },
      titles: ['它先看见的', '记录'],
      steps: [
        tell('world', [
          '{hero.who}以为是自己发现了{other.who}。翻开记录，日子对不上。',
          '{place.in}的第一个脚印，是{hero.who}发现的。旁边那行，是{other.who}的。',
        ]),
        tell('want', '越是蹊跷，{hero}越要弄明白，一个人守了七夜。'),
        tell(
          'clue',
          [
            '本子里多了几行字，不是{hero}写的，记的是{he}：今日醒得晚。',
            '守到第七夜，{hero}发现，自己坐的地方，早有谁坐过，还坐热了。',
          ],
          { place: 'here' },
        ),
        speak('ask_line', ['你看了我多久？', '是你在看我，还是我在看你？'], { spare: 1 }),
        speak('answer_line', ['从你来以前。', '你找到我那天，我数到一百了。'], { spare: 1 }),
        tell('omen', ['话音落下，四面的暗处，一双一双，全亮了。', '原来不止一个。{place}的每道缝里，都有眼睛。']),
        show('breath', '{hero}站在正中间，一点一点转过身去。'),
        tell('obstacle', '出口就在身后，没有谁拦。可一跑，就再也回不来。', { spare: 2 }),
        tell(
          'choice',
          ['跑是不跑了，{hero}翻开新的一页，把本子和笔推了过去。', '慢慢坐下来，{hero}摊开两只空手，让它们看个够。'],
          { place: 'here' },
        ),
        speak('threat_line', ['你要是带人来，我们就不在了。', '写什么，都别写这里。'], { place: 'here', spare: 2 }),
        tell('deed', '天亮前，{hero}把七夜的记录，一页一页撕下来，烧了。', { place: 'here', spare: 2 }),
        tell('end', [
          '上报的一栏，{hero}填了：无发现。底下有一行小字，不是{he}写的：谢谢。',
          '后来{hero}每次回头，总有什么刚刚低下去。{he}就挥挥手。',
        ]),
      ],
    },
  ],
  solve: [
    {
      name: 'she left clues',
      tones: ['warm', 'light'],
      needs: { target: 'other' },
      titles: ['自己走的', '线索太多'],
      steps: [
        tell('case', [
          '{other.who}不见了。{hero.who}接了这案子，线索多得不像话。',
          '{hero.who}查过很多失踪案，{other.who}这一件，最周到。',
        ]),
        tell('want', '要{want}，本来难在线索少。这一回，难在太多。'),
        tell(
          'clue',
          ['每隔一百步，就有一样东西掉在路上，摆得端端正正。', '桌上留着条子，条子里夹着条子，字迹工整，标了页码。'],
          { place: 'here' },
        ),
        tell('fact', '这不像被人带走，倒像生怕没人来找。', { place: 'here', spare: 2 }),
        tell(
          'obstacle',
          ['一查才知道，{other}走了九天，到今天才有人报案。', '邻居想了半天，都说，上回见{other}，是春天，还是秋天？'],
          { spare: 1 },
        ),
        tell('attempt', '不追了，{hero}放慢脚，把每一样，都拾起来擦干净。', { spare: 2 }),
        show('motion', '{hero}循着痕迹，一路走到{elsewhere}。'),
        tell('truth', [
          '路的尽头，{other}坐在那儿，面前摆着两份吃的，一份凉了九天。',
          '最后一样线索，是{other}自己，正伸着脖子往路上看。',
        ]),
        speak('deduction_line', ['你没丢，你在数，几天有人来。', '案子破了。你就是想有人找。']),
        speak('secret_line', ['九天。比我猜的，少一天。', '我怕线索少了，没人跟得上。'], { spare: 2 }),
        tell('deed', '凉的那份，{hero}坐下来，一口一口吃完了。', { spare: 2 }),
        tell('end', [
          '结案写得很短：已找到，请常来往。后面附了地址。',
          '从此每隔九天，{hero}去查一次这个案子，带着酒。',
        ]),
      ],
    },
    {
      name: 'the rehearsed goodbye',
      tones: ['dark', 'bold'],
      needs: { target: 'other' },
      titles: ['最后见过的人', '多出来的半天'],
      steps: [
        tell('case', [
          '最后见到{other.who}的有三个，三份口供，{hero.who}全记在心里。',
          '{other.who}失踪那夜，{place}只有一条路。{hero.who}把路走了十遍。',
        ]),
        tell('want', '七十二个钟头，过去了六十。{hero}还是要{want}，活的。'),
        tell(
          'fact',
          [
            '三个人都说，{other}走的时候挥了左手。可伤着的，正是左手。',
            '口供里的时间一分不差，差的是天气。那夜，没有雨。',
          ],
          { place: 'here' },
        ),
        speak('denial_line', ['记错的不会三个一起错。', '不对，有谁教过他们。'], { spare: 2 }),
        tell('obstacle', ['上面来了话：到此为止，人自己走的。', '当晚，卷宗少了一页，{hero}的门上，多了一道划痕。']),
        tell('attempt', '{hero}交了差，关了灯，从后门回到{elsewhere}。', { spare: 1 }),
        show('breath', '{hero}伏在暗处，贴着地面，凝神去听。', { place: 'elsewhere' }),
        tell(
          'clue',
          ['底下有声音，很轻，敲三下停一停。地面上，是刚铺的新土。', '墙里有一丝热气。八月的墙，不该是热的。'],
          { place: 'elsewhere' },
        ),
        speak('ask_line', ['是你吗？是，就敲一下。', '听得见我？还撑得住吗？'], { place: 'elsewhere', spare: 2 }),
        speak('answer_line', ['三个都来过。别信穿制服的。', '撑得住。他们今晚回来。'], {
          place: 'elsewhere',
          spare: 2,
        }),
        tell('danger', '脚步声从三面过来了，正是口供上的那三个。', { spare: 2, place: 'here' }),
        tell('end', [
          '第七十一个钟头，{other}自己走进{place}，伸出了左手，指着三个人。',
          '结案那天，{hero}只写了一句：那不是挥手，是求救。',
        ]),
      ],
    },
  ],
  wait: [
    {
      name: 'the long way home',
      tones: ['warm', 'light'],
      needs: { target: 'other' },
      titles: ['老地方', '还没来'],
      steps: [
        tell('habit', [
          '{hero.who}在{place}等{other.who}，说好的，等了{years}年。',
          '每天{time}，{hero.who}准到{place}，等{other.who}。这天也一样。',
        ]),
        tell('want', ['路过的都劝，别等了。{hero}只说，要{want}。', '谁问都是一句：说好了的。{hero}一心{want}。']),
        tell(
          'days',
          ['头一年踮着脚等，后来站着等，再后来，坐着等。', '春天来的是燕子，秋天来的是叶子，{hero}都抬头看一眼。'],
          { spare: 1 },
        ),
        tell(
          'obstacle',
          [
            '可路改了道，牌子换了名，连{place}都快认不出来了。',
            '后来这一带翻新，样样都变，{hero}怕{other}回来找不着。',
          ],
          { spare: 1 },
        ),
        tell('choice', '办法想出来了：{hero}每天在原处画一道线，谁擦，就再画。', { place: 'here' }),
        show('alone', '{hero}独自坐着，影子从一边移到了另一边。', { place: 'here' }),
        tell('setback', '那年冬天{hero}病了，九天没去。线，断了九天。', { place: 'here' }),
        tell(
          'turn',
          [
            '第十天{hero}撑着去了，地上的线没断，一道不少，还多了一道。',
            '等再回到老地方，有谁蹲在那儿，正照着旧的，画新的一道。',
          ],
          { place: 'here' },
        ),
        speak('hello_line', ['你……几时到的？', '这线，是你画的？'], { spare: 1 }),
        speak('answer_line', ['九天了。我以为你先走了。', '你等我那么久，我等你几天，不算什么。'], { spare: 1 }),
        tell('deed', '两边都想说迟到的缘由，都说，先不说。', { place: 'here', spare: 1 }),
        tell('end', [
          '那些线一共多少道，没人数。最后两道，画成了一道。',
          '从此{place}没有人等人了。两个一起来，看燕子。',
        ]),
      ],
    },
    {
      name: 'the signal they agreed',
      tones: ['dark', 'bold'],
      needs: { target: 'other' },
      titles: ['约好的', '三长一短'],
      steps: [
        tell('world', [
          '约好天亮前会合。{hero.who}到了{place}，{other.who}没到。',
          '{hero.who}在{place.in}等{other.who}，暗号是三长一短。',
        ]),
        tell('want', '过了时辰就该撤，这是规矩。{hero}还是要{want}。'),
        tell('omen', ['远处响了，两长，一短。{hero}没有动。', '第一次来的是三短。对得上一半，{hero}屏住了气。']),
        speak('denial_line', ['不是他，再等一会儿。', '差一声，不能应。'], { spare: 2 }),
        tell('danger', ['搜的人越来越近，光扫过来，又扫过去。', '火把一支一支围了上来，只剩一个口子。'], { spare: 1 }),
        tell('choice', '走，还赶得上。{hero}看了一眼天，又坐了下来。', { place: 'here' }),
        show('breath', '{hero}缩在暗处，侧着耳朵，一动不动。', { place: 'here' }),
        tell(
          'turn',
          ['最后一刻，三长一短，响在最不可能的地方，搜的人正当中。', '三长，一短，轻得像虫子，从{hero}背后传来。'],
          { place: 'here' },
        ),
        speak('secret_line', ['我早到了，身后有尾巴，不敢响。', '前面那两声，是他们逼我敲错的。'], {
          place: 'here',
          spare: 2,
        }),
        speak('resolve_line', ['敲错了，我就知道是你。', '走，口子还在。'], { place: 'here', spare: 2 }),
        tell('deed', '两个影子，一前一后，擦着光的边，出了口子。', { place: 'here', spare: 2 }),
        tell('end', [
          '天亮了，规矩改了一条：过了时辰，再等一会儿。',
          '后来每逢约好，{other}总是早到。{hero}总是，多等一会儿。',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
