import { show, tell } from '../../../plots/plot.ts';
import { type PlotList, say } from './say.ts';

/** Between two: love, parting, quarrels, betrayal, revenge. */
export const HEART_PLOTS = {
  fall_in_love: [
    {
      name: 'the long way',
      tones: ['warm'],
      titles: ['遠回り', '角まで、あと'],
      steps: [
        tell('world', [
          '{place}で{hero.intro}は、{other.intro}に道を<訊く>。知っている道<だ>。',
          '知っている道を、{hero.intro}は{other.intro}に<訊いてしまう>。{place}の角で。',
        ]),
        tell('want', [
          '翌日も会いたい。しかし、もう訊く道が<ない>。',
          '{hero}は、次の日も迷うことに<する>。方角は、よく<知っている>。',
        ]),
        say('ask_line', 'あの角まで、どう行けば[いい？|いいですか？|いい。]'),
        say('answer_line', 'きのうと、[同じ|同じです|同じだ]。でも、[案内するよ|案内します|案内しよう]。'),
        tell('bond', ['{other}の案内は、日ごとに<長くなる>。角の手前に、知らない道が<増える>。'], { spare: 1 }),
        tell('days', '天気の話が、好きな食べものの話に<なる>。雨の日も、<迷う>。', { spare: 2 }),
        show('look', '{hero}と{other}が、同じ角で足を止める。', { spare: 1 }),
        tell('obstacle', ['ところがある朝、{other}が地図を<くれる>。もう案内は<できない->。遠くへ<行くのだ>。']),
        tell('price', '地図があれば、{hero}はもう<迷えない->。', { spare: 1, place: 'here' }),
        tell('turn', [
          '{hero}は地図を逆さに<持つ>。「これ、読めないんです」。{other}が、とうとう<笑う>。',
          '地図をひらく。道という道が、全部「遠回り」に<丸をつけてある>。',
        ]),
        tell('end', [
          '遠くへは、ふたりで<行く>。近道は、まだだれも<知らない->。',
          '角まで歩いて三分の道を、いまも半日かけて<行く->。',
        ]),
      ],
    },
    {
      name: 'the rehearsed line',
      tones: ['light'],
      titles: ['練習では完璧'],
      steps: [
        tell('world', [
          '{hero.intro}は{other.intro}への一言を、百回<練習する+>。相手は壁<だ>。',
          '壁に向かって、{hero.intro}は告白が<うまい>。{place}の壁は、もう落ちて<いる>。',
        ]),
        tell('want', ['本番は今日<だ>。{other}に会ったら、一息で<言う->。{hero}は、息だけ<吸う>。']),
        say('hello_line', '……今日は、いい[壁だね|壁ですね|壁だな]。'),
        say('answer_line', '壁。……うん。[厚いね|厚いですね|厚いな]。'),
        tell('setback', ['その夜、{hero}は壁に<謝る>。百一回目の練習は、<手につかない>。'], { place: 'here' }),
        tell('attempt', 'それなら、手紙<だ>。書けた。名前を書き忘れて、<出してしまう>。', { spare: 1 }),
        show('alone', '{hero}が、頭をかかえて座りこむ。', { spare: 2 }),
        say('ask_line', 'あの手紙、だれからか[わかった？|わかりましたか？|わかったか。]', { spare: 1 }),
        say('answer_line', '壁の人、[でしょ|でしょう|だろう]。', { spare: 1 }),
        tell('turn', ['{other}も、さっきから練習していたと<言う>。こちらは、二百回<だ>。'], { place: 'here' }),
        tell('end', [
          '練習の成果は、どちらも<出ない>。ふたりで、壁を<見ている>。いい壁<だ>。',
          'いまでも大事なことは、まず壁に<言う->。反対側で、もう<聞いている->。',
        ]),
      ],
    },
    {
      name: 'the one who leaves no shadow',
      tones: ['dark', 'bold'],
      titles: ['日の出まで', '影のない恋'],
      steps: [
        tell('world', [
          '{hero.intro}は夜だけ、{other.intro}に<会える>。訳は、訊かない約束<だ>。',
          '夜の{place}で、{hero.intro}は{other.intro}に<出会う>。朝には、だれも<いない>。',
        ]),
        tell('want', [
          '好きだ、と言いたい。言えば終わる。{hero}は、そんな気が<している>。',
          '伝えたいことが、{hero}には<ある>。夜は、いつも<短い>。',
        ]),
        tell('omen', ['ある晩、月の下で<気づく>。影は、ひとつしか<ない>。']),
        say('ask_line', 'いつから、[ここにいるの？|ここにいるんですか？|ここにおる。]', { place: 'here' }),
        say('answer_line', '約束をした夜[から|からです|からだ]。相手が、来なかった夜。', { place: 'here' }),
        tell('discovery', '{hero}は古い記録を<開く>。約束の相手の名は、{hero}の家の名<だ>。', { spare: 1 }),
        show('look', '{hero}と{other}が、月の下で向かいあう。', { spare: 1 }),
        tell('price', ['代わりに約束を果たせば、{other}は<行ける->。{hero}は、<会えなくなる->。'], { spare: 1 }),
        say('plea_line', '朝まで、言わないで[いて|いてください|いてくれ]。', { spare: 2 }),
        tell(
          'deed',
          [
            '東が<白む>。遅れてごめん、と{hero}は<言う>。それから、好きだと<言う>。',
            '空の端が<光る>。{hero}は、{years}年遅れの返事を<する>。',
          ],
          { place: 'here' },
        ),
        tell('end', [
          '日が昇る。{place}に、影がふたつ。一つは、{hero}が手を下ろしても手を<振っている>。',
          '夜になっても、{place}にはもうだれも<いない->。{hero}は約束の時刻に、そこを<通る->。',
        ]),
      ],
    },
  ],
  part: [
    {
      name: 'half of everything',
      tones: ['warm', 'light'],
      titles: ['半分ずつ'],
      steps: [
        tell('world', [
          '{hero.intro}と{other.intro}は、全部を半分に<分ける>。明日からは、<別々だ->。',
          '明日、{other.intro}は<出ていく->。{hero.intro}は、何でも半分に<分ける>。',
        ]),
        tell('want', [
          '笑って見送る。{hero}は、そう<決めている>。そのためには、忙しいのが<いい>。',
          '{want}。泣くひまがないように、{hero}は分けるものを<増やす>。',
        ]),
        tell('attempt', ['皿は三枚ずつ、本は交互に。どちらも、相手に多く<渡そうとする>。'], { place: 'here' }),
        say('ask_line', 'これは、どっちの[だっけ|でしたっけ|だったか]。', { spare: 1 }),
        say('answer_line', '最初に喧嘩した日[の|のです|のだ]。だから、両方の。', { spare: 1 }),
        tell('obstacle', ['困るのは、ひとつしかないもの<だ>。窓の景色。']),
        show('look', '{hero}と{other}が、空いた部屋のまん中に立つ。', { spare: 1 }),
        tell('setback', '日暮れまでに、だいたい<終わる>。だいたいは、<終わってしまう>。', { spare: 2, place: 'here' }),
        tell('turn', ['{other}が、ふいに歌の前半を<歌う>。後ろ半分は、{hero}しか<知らない>。'], { place: 'here' }),
        say('farewell_line', '続きは、次に会ったとき[ね|に|な]。'),
        tell('end', [
          '半分の皿で、{hero}は朝を<食べる>。歌は、途中で<止めておく->。',
          '年に一度、歌が<そろう->。皿は、いまも六枚の<ままだ->。',
        ]),
      ],
    },
    {
      name: 'the bridge stays up',
      tones: ['bold', 'dark'],
      titles: ['渡れるのは一人'],
      steps: [
        tell('world', [
          '夜が明ければ、{hero.intro}と{other.intro}は<敵どうしだ->。',
          '明日、{place}に線が<引かれる->。{hero.intro}は右、{other.intro}は<左だ->。',
        ]),
        tell('want', [
          '朝まで、線はまだ<ない>。{hero}は、見送ることに<決める>。それも、笑って。',
          '{want}。{hero}にできる最後のこと<だ>。',
        ]),
        tell('attempt', ['{elsewhere}まで並んで<歩く>。話すことは、どれも明日からは<秘密だ->。'], {
          place: 'elsewhere',
          spare: 1,
        }),
        say('ask_line', '会ったら、知らないふりを[する？|しますか？|するか。]', { place: 'elsewhere' }),
        say('answer_line', 'ふり[じゃ、すまないよ|では、すみません|では、すまん]。', { place: 'elsewhere' }),
        tell('danger', '見回りの灯が、すぐ足もとを<照らす>。', { spare: 2 }),
        show('motion', '{hero}と{other}が、身を低くして走る。', { spare: 1 }),
        tell('price', ['境に着く。いま渡れば、{hero}も左の者に<なれる->。残れば、全部を<失わずにすむ->。']),
        say('plea_line', '来るな、と[言って|言ってください|言え]。', { spare: 1 }),
        tell('turn', ['{other}は、何も<言わない>。そのかわり、上着を脱いで、{hero}のと<替える>。']),
        tell('end', [
          '朝、線が<引かれる>。どちらの側にも、サイズの合わない上着が<一着ある>。',
          '争いは<始まらない>。向こうの上着の持ち主を、だれもが<知りすぎている>。',
        ]),
      ],
    },
  ],
  reconcile: [
    {
      name: 'who was wrong',
      tones: ['warm', 'light'],
      titles: ['三文字の順番'],
      steps: [
        tell('world', [
          '{hero.intro}と{other.intro}は、口を<きかない>。理由は、もう<忘れている>。',
          '{years}年、{hero.intro}は{other.intro}と<話さない>。訳は、<覚えていない>。',
        ]),
        tell('want', [
          '仲直りがしたい。そのためには、先に怒りを<思い出さないといけない>。',
          '{want}。問題は、何を謝るか<だ>。',
        ]),
        tell('attempt', ['だから{hero}は、思いつくかぎり書き出して<みる>。謝ることが、二十七<ある>。'], {
          place: 'here',
        }),
        say('hello_line', '一番から、読んで[いい？|いいですか？|よいか。]', { spare: 1 }),
        say('doubt_line', '十四番、[初耳だけど|初耳ですけど|初耳だが]。'),
        tell('setback', ['それで新しい喧嘩が<始まる>。{years}年ぶりに、大声が<出る>。'], { place: 'here' }),
        show('look', '{hero}と{other}が、息を切らして向かいあう。', { spare: 1 }),
        tell(
          'turn',
          [
            'ふと<気づく>。口を、きいて<いる>。',
            '怒鳴りながら、{other}が椅子を<勧める>。{hero}も、怒鳴りながら<座る>。',
          ],
          { place: 'here' },
        ),
        say('secret_line', '謝ること、こっちは[二十八ある|二十八あります|二十八ある]。', { spare: 1 }),
        tell('deed', 'どちらが多いかで、もう一度<もめる>。', { spare: 2, place: 'here' }),
        tell('end', [
          '一番は、まだ<読み終わらない->。毎週、集まることに<なっている->。',
          '{years}年ぶんの喧嘩は、{years}年かけてするつもり<だ->。',
        ]),
      ],
    },
    {
      name: 'one rope',
      tones: ['bold', 'dark'],
      titles: ['一本の綱'],
      steps: [
        tell('world', [
          '{place}を出るには、二人要る。{hero.intro}と、よりによって{other.intro}<だ>。',
          '{years}年憎んできた{other.intro}と、{hero.intro}は同じ{place}に<閉じこめられる>。',
        ]),
        tell('want', ['許すつもりは<ない>。ただ、出るまで手を<組む>。{hero}は、そう自分に<言う>。']),
        tell('danger', ['{elsewhere}へ出る道が、少しずつ<狭くなる>。ひとりでは<通れない>。'], { place: 'here' }),
        say('ask_line', '手を離さないと、[言える？|言えますか？|言えるか。]'),
        say('answer_line', '前に離したのは、[そっちだよ|そっちです|そっちだ]。'),
        tell('attempt', ['言い返すひまが<ない>。{hero}が引き、{other}が<押す>。息だけは、昔の<ままだ>。'], {
          spare: 1,
        }),
        show('motion', '{hero}と{other}が、狭い道を抜けていく。', { spare: 2 }),
        tell('setback', ['足場が<落ちる>。{hero}の片手に、{other}の全部が<かかる>。']),
        say('secret_line', 'あのとき、離したのは[{me}だ|{me}です|{me}だ]。……ずっと、言えなかった。', {
          spare: 1,
          place: 'elsewhere',
        }),
        tell('choice', ['聞いても、{hero}の手は<開かない>。もう一度<握りなおす>。'], { spare: 1 }),
        tell('end', [
          '外は朝<だ>。どちらも礼を<言わない>。手を離すのを、忘れて<いる>。',
          '{place}の外で、{years}年ぶりに道が<分かれる>。翌日、どちらも引き返して<くる>。',
        ]),
      ],
    },
  ],
  betray: [
    {
      name: 'the light envelope',
      tones: ['dark', 'bold'],
      titles: ['軽い封筒'],
      steps: [
        tell('world', [
          '{hero.intro}は、{other.intro}に<信じられている>。今夜、それを<売る>。',
          '信用には値段が<つく>。{hero.intro}は{place}で、{other.intro}の信用を<売る>。',
        ]),
        tell('want', [
          '言うのは、場所と時刻<だけだ>。それだけで、{hero}は一生楽に<暮らせる->。',
          '{want}。一度きりだ、と{hero}は三度<言い聞かせる>。',
        ]),
        tell('obstacle', ['ところが{other}は、その晩にかぎって何も<疑わない>。茶まで<いれる>。'], { spare: 1 }),
        say('ask_line', '{me}のこと、疑ったことは[ある？|ありますか？|あるか。]'),
        say('answer_line', '一度[だけ|だけです|だけな]。いま。'),
        show('look', '{hero}が目をそらし、{other}はそらさない。', { spare: 1 }),
        tell('attempt', '{hero}は聞こえなかったふりで<席を立つ>。封筒は、もう<受け取っている>。', { spare: 2 }),
        tell('discovery', ['開けてみると、思うより<軽い>。紙が一枚、{other}の字<だ>。']),
        tell(
          'truth',
          [
            '「場所は変えた。時刻も変えた。きみの返事だけ、待っている」。',
            '「買い手は、こちらが頼んだ。戻るなら、まだ間に合う」。',
          ],
          { seen: '{hero}が、紙から顔を上げられない。' },
        ),
        tell('price', 'まだ、<戻れる->。戻れば、知られたまま生きることに<なる->。', { spare: 1 }),
        tell('end', [
          '{place}に、{other}の席は<ある>。{hero}の席も<ある>。茶は、二度と<出ない>。',
          '約束の時刻、{hero}は{other}の前に<立つ>。封筒を返す手が、<震えている>。',
        ]),
      ],
    },
    {
      name: 'two traitors',
      tones: ['light', 'warm'],
      titles: ['お互いさま'],
      steps: [
        tell('world', [
          '{hero.intro}は、{other.intro}を<裏切る>。計画書の題は「念のため」<だ>。',
          '仲のいい{hero.intro}と{other.intro}。今夜、片方が片方を<出し抜く>。',
        ]),
        tell('want', [
          '{other}より先に、手柄を全部<いただく>。悪いとは思う。{hero}は、置き手紙を<用意する>。',
          '{want}。礼儀正しく、と{hero}は<思う>。',
        ]),
        tell('attempt', ['真夜中、{hero}は音を殺して<歩く>。{elsewhere}の角で、同じ歩き方の{other}に<会う>。'], {
          place: 'elsewhere',
        }),
        say('ask_line', 'こんな時間に、[散歩？|散歩ですか？|散歩か。]', { place: 'elsewhere' }),
        say('answer_line', 'うん。念の[ため|ためです|ためな]。', { place: 'elsewhere' }),
        tell('obstacle', 'どちらも先に帰ろうと<しない>。散歩は、三時間<続く>。', { spare: 1 }),
        show('motion', '{hero}と{other}が、早足で並んで歩く。', { spare: 2 }),
        tell('setback', ['夜明けに着いたときには、足が<棒だ>。目当てのものは、だれかが先に<持ち去っている>。'], {
          spare: 1,
        }),
        say('secret_line', '……ごめん。計画書、[見て写した|見て写しました|見て写した]。', { place: 'elsewhere' }),
        tell('turn', ['写しの題も「念のため」<だ>。字の間違いまで、<そっくりだ>。'], { spare: 1 }),
        tell('end', [
          '帰り道、ふたりは互いに<謝る>。先に謝るほうを、また<出し抜こうとする>。',
          'それからは、裏切るときは前の日に<言う->。これが、なかなか<続かない->。',
        ]),
      ],
    },
  ],
  avenge: [
    {
      name: 'the teacher of children',
      tones: ['bold', 'dark'],
      titles: ['抜かない日'],
      steps: [
        tell('world', [
          '{hero.intro}は、{other.intro}の名だけを<覚えている>。顔は、もう<あやしい>。',
          '{hero.intro}には、返す借りが<ある>。相手は、{other.intro}<だ>。',
        ]),
        tell(
          'want',
          ['借りを返す。そのためだけに、{hero}は{place}を<出る+>。', '{want}。それが済んだら、と考えたことは<ない>。'],
          { place: 'here' },
        ),
        tell('attempt', ['{elsewhere}に、その名を持つ者が<いる>。子どもたちが、先生と<呼ぶ>。'], {
          place: 'elsewhere',
        }),
        say('ask_line', '{me}の顔に、覚えは[ある？|ありますか？|あるか。]', { place: 'elsewhere' }),
        say('answer_line', '毎晩[見る|見ます|見る]。夢では、もっと[若い|若いです|若い]。', { place: 'elsewhere' }),
        tell('danger', ['{other}は、<逃げない>。子どもたちを先に帰し、静かに<立つ>。'], { spare: 1 }),
        show('look', '{hero}と{other}が、間合いをはかって動かない。', { spare: 1 }),
        tell('discovery', '背を向けたすきに斬れる。それでも{hero}は、こちらを向くのを<待つ>。', { spare: 2 }),
        say('plea_line', 'なぜ、[逃げなかった|逃げなかったんです|逃げなかった]。', { spare: 1 }),
        tell('turn', [
          '「教えることが、まだあった」。{other}の手にあるのは、今日の宿題<だけだ>。',
          '{other}が口にしたのは、{hero}の親の名<だ>。{years}年、毎朝唱えてきた名<だ>。',
        ]),
        tell('end', [
          '帰り道、{hero}は借りの数え方を<忘れる>。次の日の授業に、席がひとつ<増えている>。',
          '{hero}は、刃を抜かずに<帰る>。借りは、子どもたちが大きくなるたび少しずつ<返る->。',
        ]),
      ],
    },
    {
      name: 'the cold dish',
      tones: ['light', 'warm'],
      titles: ['倍にして返す'],
      steps: [
        tell('world', [
          '昔、{hero.intro}は{other.intro}に<笑われる+>。覚えているのは、一人<だ>。',
          '{hero.intro}だけが、昔の恥を<覚えている>。笑ったのは、{other.intro}<だ>。',
        ]),
        tell('want', ['倍にして返す。{hero}は、{years}年ぶん利子も<つける>。', '{want}。計画は、もう十二通り<ある>。']),
        tell('attempt', ['一通目、{other}の道に水を<まく>。暑い日で、{place}じゅうから<感謝される>。'], {
          place: 'here',
        }),
        tell('setback', '二通目、悪い噂を<流す>。それを聞いて、みんなが{other}を見舞いに<行く>。', {
          spare: 1,
          place: 'here',
        }),
        say('thanks_line', '[いつも助けてくれるの|いつも助けてくださるの|いつも助けてくれるのは]。'),
        say('denial_line', '違う。これは、[しかえしだ|しかえしです|しかえしだ]。'),
        show('look', '{other}が笑い、{hero}が真っ赤になる。', { spare: 2 }),
        tell('obstacle', ['十一通目まで、全部人助けに<なる>。{hero}は、{place}の名士<だ>。'], { spare: 1 }),
        say('secret_line', 'あの日は、[つられたんだ|つられたんです|つられたのだ]。{you}が先に笑うから。', { spare: 1 }),
        tell('turn', ['思い出す。転んだあと、たしかに最初に笑ったのは、{hero}<だ>。'], { place: 'here' }),
        tell('end', [
          '十二通目は、まだ<使っていない->。{other}のほうが、毎年楽しみに<待っている->。',
          '借りは、すっかり<返す+>。利子が多すぎて、今度は{other}が<返しに来る->。',
        ]),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, PlotList>>;
