import { show, tell } from '../../../plots/plot.ts';
import { type PlotList, say } from './say.ts';

/** Discovering, inventing, keeping a shop, selling, a new product. */
export const TRADING_PLOTS = {
  discover: [
    {
      name: 'the last to know',
      tones: ['light'],
      titles: ['世紀の、二番目'],
      steps: [
        tell('world', [
          '{hero.intro}は{place}で、世紀の発見を<する>。発見は、これで今年九回目<だ>。',
          '九回目の世紀の発見が、{place}の{hero.intro}に<訪れる>。',
        ]),
        tell(
          'want',
          [
            '{target}の正体をつきとめる。歴史に名を残すため、{hero}は顔から<洗う>。',
            '今度こそ本物<だ>。{target}を前に、{hero}は記念写真の顔を<練習する>。',
          ],
          { shows: 'target' },
        ),
        tell('attempt', ['まず、だれかに見せなければ<ならない>。{hero}は{other.intro}を、大声で<呼ぶ>。'], {
          place: 'here',
          spare: 1,
        }),
        say('ask_line', 'これを、どう[思う？|思いますか？|思う。]', { shows: 'target' }),
        say('answer_line', 'うん。きのうも、ここに[あった|ありました|あったぞ]。'),
        tell('obstacle', 'おとといも、その前も<ある>。{place}では、子どもでも<知っている>。', { spare: 1 }),
        show('look', '{hero}が固まり、{other}が気の毒そうに見る。', { spare: 1 }),
        tell('setback', ['{hero}は肩を<落とす>。落とした肩の先に、何かが<ある>。'], { place: 'here' }),
        tell(
          'discovery',
          ['{target}の裏側<だ>。みんな、裏は見たことが<ない>。', '表しか知らない{target}に、裏が<ある>。十回目<だ>。'],
          { place: 'here', shows: 'target' },
        ),
        say('secret_line', '知らなかった。……洗ってくる[ね|ので、待っててください|ぞ]、顔。', { spare: 2 }),
        tell(
          'end',
          [
            '{target}は、{hero}の名で<呼ばれることになる>。裏側だけ、<だ->。',
            '歴史に名が<残る>。写真の顔は、練習のかいなく口が<開いている>。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'it looks back',
      tones: ['dark', 'bold'],
      titles: ['観察記録、八日目'],
      steps: [
        tell(
          'world',
          [
            '{place}で、{hero.intro}だけが{target}に<気づく>。毎晩、場所が<ちがう>。',
            '{hero.intro}の記録は、一行目で<止まっている>。「{target}が、きのうより近い」。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '正体をつきとめる。{hero}は、動く時刻を調べることに<する>。',
          '{target}は何なのか。{hero}は、夜を七つ使うつもり<だ>。',
        ]),
        say('doubt_line', '疲れて[るんだよ|いるんですよ|おるのだ]。{target}は、動か[ないよ|ません|ん]。'),
        say('resolve_line', '動かないことを、[確かめる|確かめます|確かめる]。', { place: 'here' }),
        tell('attempt', ['七晩、{hero}は目を<離さない>。{target}は、びくとも<しない>。'], {
          place: 'here',
          shows: 'target',
          spare: 1,
        }),
        tell('setback', '八日目の朝、記録を閉じて<気づく>。動いていたのは、こちら<だ>。', { place: 'here' }),
        show('breath', '{hero}が足もとを見おろす。', { spare: 1 }),
        tell('discovery', ['一晩に半歩ずつ、{hero}の席が{target}に<寄っている>。'], {
          place: 'here',
          spare: 1,
          shows: 'target',
        }),
        say('secret_line', '{me}の席も、十年前は向こうに[あった|ありました|あった]。', { spare: 2 }),
        tell(
          'choice',
          [
            '残りは三歩。{hero}は席を立ち、自分から一歩<出る>。',
            '離れるか、確かめるか。三歩の手前で、{hero}は灯を<つける>。',
          ],
          { place: 'here' },
        ),
        tell(
          'end',
          [
            '記録の最後は一行<だ>。「やっと、目が合った」。',
            '席は、いまも{target}の正面に<ある>。次に座る者を、<待っている>。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'left where it was',
      tones: ['warm'],
      titles: ['書かない発見'],
      steps: [
        tell(
          'world',
          [
            '{place}で{hero.intro}は、{target}に<出会う>。どの記録にも、<ない>。',
            '{hero.intro}が{place}で見たものを、地図も本も<知らない>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '正体が知りたい。{hero}は、{other.intro}にも言わずに毎日<通う>。',
          '{target}の正体をつきとめる。{hero}の朝が、一時間<早くなる>。',
        ]),
        tell(
          'attempt',
          [
            '一日目は遠くから、二日目は風下から。三日目、向こうも<待っている>。',
            '書くのは、一日ひとつ<だけだ>。大きさ、色、それから機嫌。',
          ],
          { place: 'here', spare: 1 },
        ),
        say('ask_line', '毎朝、どこへ[行ってるか知りたい？|行っているか知りたいですか？|行くか知りたいか。]', {
          spare: 1,
        }),
        say('answer_line', '聞いたら、行きたく[なる|なります|なる]。だから、[いい|結構です|いい]。', { spare: 1 }),
        tell('discovery', ['ある{time}、わかる。{target}は、人に知られると消える種類の<ものだ>。'], { place: 'here' }),
        show('hands', '{target}のそばで、書く手が止まる。', { spare: 2, shows: 'target' }),
        tell('price', ['書けば名が<残る->。書けば、{target}は<残らない->。'], { place: 'here' }),
        say('secret_line', '実は、ついて行った[んだ|んです|のだ]。三日前から、[毎朝|毎朝です|毎朝な]。', {
          place: 'here',
        }),
        tell('deed', ['記録は、白いまま<閉じられる>。知る者は、ふたりに<増える>。'], { place: 'here' }),
        tell('end', [
          '{place}には、何もないことに<なっている->。何もないところに、毎朝ふたつ影が<立つ->。',
          '発見の欄には、天気だけが<ある->。晴れの日が、やけに<多い->。',
        ]),
      ],
    },
    {
      name: 'first seen',
      tones: ['told'],
      steps: [
        tell(
          'question',
          [
            '{target}は、ずっとそこに<ある+>。なぜ、だれも見なかったのか。',
            '{place}で{target}を最初に見たのは、{hero.intro}<だ->。なぜ、見えたのか。',
          ],
          { shows: 'target' },
        ),
        tell('ground', ['{place.full}。毎日、何百もの目が<通りすぎる->。'], { spare: 1 }),
        tell('fact', ['人は、探しているものしか<見ない->。{target}を探す者は、<いない+>。'], { shows: 'target' }),
        say(
          'witness_line',
          '見つけたんじゃ[ない|ありません|ない]。見[逃さなかった|逃さなかったんです|逃さなんだ]だけ。',
        ),
        tell('step', ['{hero}は同じ場所に、同じ時刻に<立つ->。百日目に、違いが<見える->。']),
        tell('cost', '九十九日は、何も<起こらない+>。書くことも、<ない+>。', { spare: 1 }),
        show('passage', '{elsewhere}の光が、ゆっくり変わっていく。', { spare: 2 }),
        say('voice_line', '言われてみれば、子どものころから[見てた|見ていました|見とった]。', { spare: 1 }),
        tell('answer', [
          '見えたのは、目がよかったからでは<ない->。百日目にも<いたからだ->。',
          'だれも見なかった理由は<単純だ->。明日も、そこにあるから<だ->。',
        ]),
        tell(
          'outlook',
          [
            '次の場所に、{hero}はもう<立っている->。今日で、一日目<だ->。',
            '{target}の前で、足を止める者が<増える+>。一日、ひとりずつ。',
          ],
          { shows: 'target' },
        ),
      ],
    },
  ],
  invent: [
    {
      name: 'useful failure',
      tones: ['light', 'warm'],
      titles: ['失敗のほう'],
      steps: [
        tell('world', [
          '{hero.intro}の発明は、これまで十二回<爆発する+>。{place}では、時報がわり<だ>。',
          '{place}に鐘は<いらない>。{hero.intro}の発明が、正午に<爆発する>。',
        ]),
        tell('want', [
          '十三号は{target}<だ>。今度は<爆発しない>。そこが、いちばんの発明<だ>。',
          '次は{target}を発明する。{hero}は、眉毛が生えそろうのを<待つ>。',
        ]),
        say('ask_line', '今度は、何に[使うと思う？|使うと思いますか？|使うと思う。]', { spare: 1 }),
        say('answer_line', '遠くから[見る|見ます|見る]。', { spare: 1 }),
        tell('attempt', ['回し、締め、祈る。三つ目には、特に時間を<かける>。'], { place: 'here' }),
        tell('setback', ['正午、十三号は<静かだ>。爆発しない。動きもしない。{place}の者は、昼を<食べそこねる>。'], {
          place: 'here',
        }),
        show('hands', '動かない{target}に、ため息がかかる。', { spare: 1 }),
        say('doubt_line', '昼は、[いつ？|いつですか？|いつだ。]', { place: 'here' }),
        tell(
          'turn',
          [
            'それで、{hero}は初めて<知る>。待たれていたのだ、十二回とも。',
            'みんなが困った顔で<集まってくる>。爆発の時刻に、<生活していたのだ>。',
          ],
          { place: 'here' },
        ),
        tell('deed', '{hero}は十三号をほどき、わざと一か所、まちがえて<組む>。', { spare: 2, place: 'here' }),
        tell('end', [
          '翌日の正午、みごとに<爆発する>。{place}じゅうで、箸が<上がる>。',
          '{target}は、いまも正午に<爆発する->。一秒も、<狂わない->。',
        ]),
      ],
    },
    {
      name: 'what it is for',
      tones: ['bold', 'dark'],
      titles: ['設計図の一枚目'],
      steps: [
        tell('world', [
          '{hero.intro}の{target}が、{years}年で<できあがる>。翌朝、客が<来る>。',
          '{years}年かけた{hero.intro}の{target}が、今夜{place}で<完成する>。',
        ]),
        tell('want', [
          '人を助けるために発明した。{hero}は、それを一枚目に<書いている>。',
          '{want}。人を助けるため、と設計図には<ある>。',
        ]),
        say('ask_line', '何に[使うの？|使うんですか？|使う。]'),
        say('answer_line', '助ける[よ|んですよ|さ]。こっち側の者[を|を、ね|をな]。'),
        tell('omen', ['客は、値段を<訊かない>。一日に何度使えるかを<訊く>。'], { spare: 1 }),
        tell('attempt', ['{hero}は夜どおし<数える>。助かる数と、助からない数が<同じだ>。'], { place: 'here' }),
        show('alone', '{hero}が、ひとりで机の前に立ちつくす。', { spare: 2, place: 'here' }),
        tell('danger', ['迎えの音が<近づく>。約束の{time}まで、あとわずか<だ>。'], { spare: 1 }),
        tell('choice', ['設計図は一組しか<ない>。{hero}の頭の中に、もう一組<ある>。'], { place: 'here', spare: 1 }),
        tell('deed', ['一枚目だけを残し、{hero}は全部を火に<くべる>。'], { place: 'here' }),
        tell('end', [
          '残った紙に、一行。「人を助けるために」。{hero}は、そこから<始める>。',
          'だれも{target}を<知らない->。{hero}の弟子が、あの一行だけを<写している->。',
        ]),
      ],
    },
    {
      name: 'the small inconvenience',
      tones: ['told'],
      steps: [
        tell('question', [
          'なぜ、だれも困っていないものを作るのか。{hero.intro}は{place}で、よく<訊かれる->。',
          '{target}は、どんな不便から生まれたのか。作ったのは{hero.intro}<だ->。',
        ]),
        tell('ground', ['{place.full}。壁には、使われなかった図面が<並ぶ->。'], { spare: 1 }),
        say('witness_line', '困ってないんじゃ[ない|ありません|ない]。慣れただけ[だよ|です|だ]。'),
        tell('step', ['{hero}は、人が舌打ちした回数を<数える->。多いところから、順に<作る->。']),
        tell('fact', ['最初の形は、たいてい大きすぎる。削って、ようやく手に<収まる->。']),
        tell('cost', '完成までに捨てた案は、{years}では<きかない->。', { spare: 1 }),
        show('hands', '作りかけに、もう一度手が入る。', { spare: 2 }),
        say('voice_line', 'もう、前のやり方を[思い出せない|思い出せません|思い出せん]。', { spare: 1 }),
        tell('answer', [
          'よい発明は、すぐに<見えなくなる->。当たり前に、<なるからだ->。',
          '舌打ちが、ひとつ<減る->。{target}の手柄は、それだけ<だ->。',
        ]),
        tell('outlook', [
          '人のそばで、{hero}は今日も耳を<澄ます->。次の舌打ちが、次の発明<だ->。',
          '机には、もう新しい紙が<ある->。一行目は、まだ<白い->。',
        ]),
      ],
    },
    {
      name: 'at last someone made it',
      tones: ['sold'],
      steps: [
        tell('problem', [
          'だれか作ってくれないかな。{hero.intro}は、そう言いつづけて<{years}年だ->。',
          '毎日の、小さな不便。{hero.intro}は、{place}で数えて<みる+>。一日、十四回。',
        ]),
        tell('habit', '言うだけ言って、また同じやり方に<戻る->。たぶん、みなさんも。', { spare: 1 }),
        say('customer_line', 'これ、何とか[ならないの？|なりませんか？|ならんのか。]'),
        say('answer_line', '[なるよ|なります|なる]。さっき、[なった|なりました|なった]。'),
        tell('product', ['できました。{thing}<だ->。', 'だれも作らないので、作りました。{thing}。'], {
          shows: 'target',
        }),
        show('hands', '光の中に、{thing}がある。', { spare: 1 }),
        tell('change', ['十四回が、ゼロに<なる->。数えることが、<なくなる->。']),
        tell('proof', ['{other}は何も<言わない->。ただ、<返してくれない->。']),
        say('thanks_line', '前は、どうやって[たっけ|いたんでしょう|おったかな]。', { spare: 2 }),
        tell('claim', ['だれか、じゃなくて、こちらで。{thing}。', '{years}年の「だれか」に、お答えします。{thing}。']),
      ],
    },
  ],
  open_shop: [
    {
      name: 'nobody buys',
      tones: ['warm'],
      titles: ['椅子の多い店', '買わない客'],
      steps: [
        tell('world', [
          '{hero.intro}が{place}で店を<開く>。初日の客は、雨宿りがひとり<だ>。',
          '開店の朝、{hero.intro}は釣り銭を<数える>。夕方も<数える>。同じ額<だ>。',
        ]),
        tell('want', [
          '{want}。それは、もう<かなっている>。次は、だれかに来て<ほしい>。',
          '{hero}は、戸を開けて<待つ>。だれかに、来て<ほしい>。',
        ]),
        say('hello_line', '何か、お探し[かな|ですか|かな]。', { spare: 1 }),
        say('answer_line', '雨がやむのを、[待ってるだけ|待ってるだけです|待っとるだけだ]。', { spare: 1 }),
        tell('days', ['{other.intro}は、次の日も来て何も<買わない>。晴れているのに。'], { shows: 'other' }),
        tell('obstacle', '三か月。売り上げより、椅子の数が<増える>。座る者が、<多いからだ>。', { spare: 2 }),
        show('look', '{hero}と{other}が、客のいない店で目を合わせる。', { spare: 1 }),
        tell('price', ['家賃の日、{hero}は看板を<下ろす>。今夜で、<閉める->。'], { place: 'here' }),
        say('secret_line', '買ったら、来る理由が[なくなる|なくなります|なくなる]。だから。', { place: 'here' }),
        tell('turn', ['その夜、座っていた全員が<買う>。一番安いものから、順に。'], { place: 'here' }),
        tell('end', [
          '看板は、いまも<出ている->。客は多い。買う日は、月に一度と<決まっている->。',
          '翌朝の客は、雨宿りがひとり<だ>。空は、よく<晴れている>。',
        ]),
      ],
    },
    {
      name: 'the sign',
      tones: ['light'],
      titles: ['看板にいつわりなし'],
      steps: [
        tell('world', [
          '{hero.intro}は、ついに店を<持つ>。看板の代金だけ、<惜しむ>。',
          '店の用意は<できている>。ひとつだけ、{hero.intro}は字が<下手だ>。',
        ]),
        tell('want', [
          '看板は自分で<書く>。{hero}、渾身の出来<だ>。だれにも<読めない>。',
          '開店の朝。手書きの看板に、人々が首を<かしげる>。',
        ]),
        say('customer_line', '何の店か、[わかるよね|わかりますよね|わかるな]？', { spare: 1 }),
        say('answer_line', '……占い、[かな|でしょうか|か]。', { spare: 1 }),
        tell('obstacle', ['一人目は髪を切ってくれと<言う>。二人目は、歯が痛いと<言う>。']),
        tell('attempt', ['そこで<断れない>のが{hero}<だ>。切って、抜いて、運勢まで<見る>。'], { place: 'here' }),
        show('look', '{hero}がうなずき、{other}が頭を下げる。', { spare: 2 }),
        tell('setback', ['ひと月後、看板を<書き直す>。だれにでも<読める>。客が、<来ない>。'], { place: 'here' }),
        say('doubt_line', '前のほうが、何でも[ありそうだった|ありそうでした|ありそうだったな]。'),
        tell('deed', 'もう一度、できるだけ下手に<書く>。これが、<難しい>。', { spare: 1, place: 'here' }),
        tell('end', [
          '読めない看板は、いまも<読めない->。{place}では、困ったらまずここに<来る->。',
          '本当は何の店なのか。{hero}も、もう<忘れている>。',
        ]),
      ],
    },
    {
      name: 'open at the hour nobody comes',
      tones: ['dark', 'bold'],
      titles: ['最後の客'],
      steps: [
        tell('world', [
          'その{place}では、店が三つ、三月で<消えている>。{hero.intro}が四軒目<だ>。',
          '四軒目の主は{hero.intro}<だ>。前の三人の行方を、だれも<知らない>。',
        ]),
        tell('want', ['{hero}は、三月と一日、店を開けるつもり<だ>。', '{want}。つぶれた訳なら、自分で<確かめる->。']),
        tell('omen', ['毎晩、{other.intro}が<来る>。何も買わず、壁だけを<見る>。'], { shows: 'other', spare: 1 }),
        say('ask_line', '前の店も、[知ってる？|ご存じですか？|知っておるか。]'),
        say('answer_line', '三軒とも、[最後の客だった|最後の客でした|最後の客だった]。'),
        tell('days', '六十日、八十日。{other}の見る場所が、少しずつ<下がる>。', { spare: 2 }),
        show('look', '{hero}の肩ごしに、{other}が壁を見つめている。', { spare: 1 }),
        tell('discovery', ['三月目の夜、{hero}は壁を<叩いてみる>。向こうから、三つ<返る>。'], { place: 'here' }),
        tell('choice', ['三人は、きっと<逃げる+>。{hero}は、壁を<壊す>。'], { place: 'here', spare: 1 }),
        tell('turn', ['奥に、もう一軒の店が<ある>。塞がれた、{other}の店<だ>。'], { place: 'here' }),
        tell('end', [
          '三月と一日目。看板の名は、ふたつに<なっている>。',
          'それからは、だれも<消えない>。閉める時刻に、{hero}のほうから壁を<叩く>。',
        ]),
      ],
    },
    {
      name: 'a day in the shop',
      tones: ['told'],
      steps: [
        tell('question', [
          '{place}で、{hero.intro}が店を<開けている->。もうけは、あるのか。まず、そこから<訊く->。',
          '小さな店は、何で続くのか。{place}の{hero.intro}に<訊く->。',
        ]),
        tell('ground', ['{place.full}。通る人の数は、{years}年前の半分<だ->。'], { spare: 1 }),
        tell('fact', ['一日の客は、多くて二十人。名前を知らない客は、三人<だけだ->。']),
        say('witness_line', '売れた物は忘れる。来た人は、[忘れないね|忘れません|忘れんな]。'),
        tell('step', ['朝、{hero}はまず戸の前を<掃く->。隣の前も、少しだけ<掃く->。']),
        tell('cost', '休みは年に三日。そのうち一日は、仕入れに<消える->。', { spare: 1 }),
        show('passage', '{elsewhere}に、人の流れが続く。', { spare: 2 }),
        say('voice_line', '用がなくても、[寄るよ|寄ります|寄る]。灯がついてると。', { spare: 1 }),
        tell('answer', [
          '続くわけを、数字は<教えてくれない->。開けているから、<続くのだ->。',
          'もうけは、あるか。{hero}は、開いた戸を<指さす->。',
        ]),
        tell('outlook', ['明日も、同じ時刻に戸が<開く->。', '灯が消える。明日の釣り銭は、もう<数えてある->。']),
      ],
    },
    {
      name: 'come as you are',
      tones: ['sold'],
      steps: [
        tell('problem', [
          'どこかに寄りたい。でも、寄るところが<ない->。{hero.intro}も、<そうだ+>。',
          'まっすぐ帰るには、少し早い。{place}で、{hero.intro}は<考える+>。',
        ]),
        say('customer_line', '用がないと、[入れない？|入れませんか？|入れんか。]', { spare: 1 }),
        say('answer_line', '用がない人[専用だよ|専用です|専用だ]。', { spare: 1 }),
        tell('product', ['だから、開けました。寄り道のための<場所だ->。']),
        show('breath', '店の明かりが、ふわりとともる。', { spare: 1 }),
        tell('change', ['五分のつもりが、一時間に<なる->。時計は、置いて<いない->。']),
        tell('detail', '決まりは、ひとつ<だけだ->。急がないこと。', { spare: 2 }),
        tell('proof', ['{other}は、もう三日続けて<来ている->。理由は、まだ<聞いていない->。']),
        say('thanks_line', 'ただいま、って[言いそうになった|言いそうになりました|言いそうになった]。'),
        tell('claim', ['{place}で、お待ちしています。用がない日に、どうぞ。', '寄り道の行き先、できました。{place}。']),
      ],
    },
  ],
  sell: [
    {
      name: 'the one who would not sell',
      tones: ['warm', 'light'],
      titles: ['売りたくない店'],
      steps: [
        tell(
          'world',
          [
            '{hero.intro}は、{target}を売りに<来る>。値札が<ない>。売りたくない<からだ>。',
            '{hero.intro}は商売が<下手だ>。{target}の欠点から<話しはじめる>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '今日じゅうに{target}を売りきる。約束したことを、{hero}はもう<後悔している>。',
          '{want}。言葉では<そうだ>。顔は、<そうでもない>。',
        ]),
        say('hello_line', 'ここに、傷が[あるんだけど|ありますが|あるぞ]。裏にも、[あるよ|あります|ある]。'),
        say('answer_line', '売る気、[ある？|ありますか？|あるのか。]'),
        tell('obstacle', '昼までに来た客を、{hero}は三人とも思いとどまらせて<しまう>。', { spare: 1 }),
        tell('attempt', ['傷のわけを話すたび、足を止める者が<増える>。みんな、{target}より話を<聞いている>。'], {
          place: 'here',
          spare: 1,
        }),
        show('look', '{hero}が語り、{other}が身を乗りだして聞く。', { spare: 2 }),
        tell('setback', '日が<傾く>。売れた数は、ゼロの<ままだ>。', { spare: 1, place: 'here' }),
        say('plea_line', '大事に[しないなら|しないなら|せんなら]、売ら[ないよ|ません|ん]。', { place: 'here' }),
        tell('turn', ['すると{other}は財布をしまい、自分の傷の話を<始める>。同じくらい、<長い>。'], { place: 'here' }),
        tell(
          'end',
          [
            '{target}は、{other}のもとへ<行く>。代金は、これから毎年払いに<来る->。',
            'その日の売り上げは、話がひとつ<だ>。{target}の傷が、またひとつ<増える>。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'cheaper than cheap',
      tones: ['bold', 'dark'],
      titles: ['値段を訊くな'],
      steps: [
        tell(
          'world',
          [
            '{place}で{target}は<禁制品だ>。{hero.intro}は、夜明け前に荷を<ほどく>。',
            '{hero.intro}の{target}に、値段は<ない>。{place}では、だれも<訊かない>。',
          ],
          { shows: 'target' },
        ),
        tell('want', ['夜明けまでに売りきる。それが、{hero}に残された約束<だ>。', '{want}。それも、日が昇る前に。']),
        say('ask_line', 'いくつ[要る？|要りますか？|要る。]'),
        say('answer_line', '全部。だれにも、[言わないで|言わないでください|言うな]。'),
        tell('omen', ['一人で全部買う客<だ>。指に、{target}を扱う者の跡が<ない>。']),
        tell('discovery', ['よく見れば、先週の客と同じ靴を<はいている>。先週の客は、海で<見つかっている>。'], {
          place: 'here',
          spare: 2,
        }),
        show('look', '{hero}と{other}が、荷をはさんで動かない。', { spare: 1 }),
        tell('danger', ['角の向こうで、待っている者の影が<動く>。', '通りの両端が、静かに<ふさがる>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('choice', ['売れば<終わる->。売らなくても、<終わる->。{hero}は声を張りあげて<売りはじめる>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('deed', ['「{target}はいらんか」。窓が開く。ひとつ、またひとつ、灯が<つく>。'], { place: 'here' }),
        tell('end', [
          '夜が明ける。{place}じゅうが、{target}を<持っている>。もう、だれのものでも<ない>。',
          '売りきった荷台を引いて、{hero}は正面から<出ていく>。見ている目が、<多すぎる>。',
        ]),
      ],
    },
    {
      name: 'why it should be this one',
      tones: ['sold'],
      steps: [
        tell('problem', [
          '同じに見えるものが、百も<並んでいる->。{hero.intro}も、{place}で立ちつくした<一人だ->。',
          '選べない。{hero.intro}は、{place}でもう二十分<立っている->。',
        ]),
        tell('habit', 'いちばん手前か、いちばん安いか。いつもは、それで<決める->。', { spare: 1 }),
        say('customer_line', '結局、どれが[いいの？|いいんですか？|いいのだ。]'),
        say('answer_line', '帰り道で、[わかるよ|わかります|わかる]。'),
        tell('product', ['手に取ったのは、{thing}<だ->。', '{thing}。軽く持って、ゆっくり<確かめる->。']),
        show('hands', '{thing}を、両側から光が照らす。', { spare: 1 }),
        tell('change', ['帰り道、もう一度<見たくなる->。家に着いて、もう一度<見る->。']),
        tell('proof', '三日たって、{other}が<訊く->。「それ、どこの」。', { spare: 2 }),
        say('thanks_line', '二十分、[返してもらった|返してもらいました|返してもらったな]。', { spare: 1 }),
        tell('claim', ['迷ったら、帰り道を思い浮かべて。{thing}。', '百あっても、迷わない。{thing}。']),
      ],
    },
  ],
  launch_product: [
    {
      name: 'three minutes',
      tones: ['sold'],
      titles: ['朝の、三分'],
      steps: [
        tell('problem', [
          '{hero.intro}の朝は、いつも三分<足りない->。',
          'あと三分あれば。{hero.intro}は、{place}で毎朝そう<言う->。',
        ]),
        tell('habit', '早起きも<ためす+>。そのぶん早く、三分<足りなくなる->。', { spare: 1 }),
        say('customer_line', '三分、どこかに[売ってない？|売っていませんか？|売っとらんか。]'),
        say('answer_line', '[あるよ|ありますよ|あるぞ]。たぶん、それ。'),
        tell('product', ['{thing}が、<やって来る->。', 'それが、{thing.full}<だ->。'], { shows: 'target' }),
        show('hands', '朝の光の中に、{thing}が置かれている。', { spare: 1, shows: 'target' }),
        tell('change', ['三分、<余る->。何をしようか、と考えて、それだけで一分<使う->。']),
        tell('proof', ['次の朝から、{other}の朝も三分<余る->。ふたり分で、六分<だ->。']),
        say('thanks_line', 'おはようって、ちゃんと[言えた|言えました|言えたな]。', { spare: 2 }),
        tell('claim', ['三分、お返しします。{thing}。', '明日の朝に、間に合います。{thing.full}。'], {
          shows: 'target',
        }),
      ],
    },
    {
      name: 'the quiet rival',
      tones: ['light', 'bold'],
      steps: [
        tell(
          'world',
          [
            '{hero.intro}が{thing}を<お披露目する>。記者は三人。二人は、道に<迷っている>。',
            '{thing}の発表会。{hero.intro}は三百席<用意する>。うまったのは、三つ<だ>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          'よいものだから、見ればわかる。{hero}は、そう信じて幕を<引く>。',
          '{want}。{hero}は、胸を張って幕を<上げる>。',
        ]),
        tell('obstacle', ['ところが幕が<上がらない>。引いても、押しても、三つの席が<待っている>。']),
        say('ask_line', '幕のまま、話しても[いい？|いいですか？|いいか。]'),
        say('answer_line', '見えないほうが、[気になる|気になります|気になるな]。'),
        tell('attempt', '{hero}は、見えないものの話を一時間<する>。', { spare: 1, place: 'here' }),
        show('look', '{hero}と{other}が、閉じた幕の前に立つ。', { spare: 1 }),
        tell('setback', '記者の一人が<帰る>。道をまちがえたほう<だ>。', { spare: 2, place: 'here' }),
        tell('turn', ['夕方には、幕の前に列が<できる>。だれも見ていないから、だれもが<見たい>。'], { place: 'here' }),
        tell('deed', ['{other}が、最後に幕を<持ち上げる>。手で。'], { place: 'here', spare: 1 }),
        tell(
          'end',
          [
            '{thing}は、その日のうちに<なくなる>。幕のほうも、売ってくれと<言われる>。',
            'それ以来、{hero}は何を出すときも、まず幕を<壊す>。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'the first one',
      tones: ['warm', 'dark'],
      steps: [
        tell(
          'world',
          [
            '{years}年かけて、{hero.intro}は{thing}を<作る>。届けたい相手は、最初からひとり<だ>。',
            '{thing}の一号を、{hero.intro}はまだだれにも<見せていない>。',
          ],
          { shows: 'target' },
        ),
        tell('want', ['{thing}を届ける。{hero}が思い浮かべるのは、いつも同じ顔<だ>。']),
        say('doubt_line', '一人のために、{years}年[かけたの？|かけたんですか？|かけたのか。]'),
        say('resolve_line', '一人に届けば、次が[いる|います|いる]。', { place: 'here' }),
        tell('attempt', ['ところが、届け先の戸は<閉じている>。張り紙の日付は、去年<だ>。'], { place: 'elsewhere' }),
        tell('setback', '間に合わなかったのだ、と{hero}は声に<出せない>。', { spare: 1 }),
        show('alone', '{hero}が、閉じた戸の前に座る。', { spare: 1 }),
        tell('turn', ['そこへ{other}が<来る>。あの顔に、少し<似ている>。'], { place: 'elsewhere' }),
        say(
          'secret_line',
          'いつか来る、と[聞いてた|聞いていました|聞いておった]。待つのを、[代わった|代わりました|代わった]。',
          { spare: 2 },
        ),
        tell('deed', '{hero}は、一号をその手に<のせる>。', { spare: 1 }),
        tell(
          'end',
          [
            '二号からは、店に<並ぶ->。一号は、いまも使われて<いる->。',
            '{thing}の箱の裏には、いまもひとりの名が<ある->。小さな字<だ->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, PlotList>>;
