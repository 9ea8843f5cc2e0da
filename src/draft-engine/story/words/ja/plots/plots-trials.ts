import { show, tell } from '../../../plots/plot.ts';
import { type PlotList, say } from './say.ts';

/** Surviving, defending, joining, overcoming, wanting. */
export const TRIAL_PLOTS = {
  survive: [
    {
      name: 'three sips',
      tones: ['warm', 'bold'],
      titles: ['三口の水', '朝まで'],
      steps: [
        tell('world', [
          '{place}に残ったのは、{hero.intro}と{other.intro}<だけだ>。水は、三口<ある>。',
          '水は三口、夜は一晩。{place}で{hero.intro}は、朝までを<数えている>。',
        ]),
        tell('want', [
          '朝まで生きる。二人とも。{hero}は、三を二で割って<みる>。',
          '{want}。{hero}は、{other}のぶんも<数に入れる>。',
        ]),
        say('ask_line', '先に、[飲む？|飲みますか？|飲むか。]'),
        say('answer_line', 'さっき、[飲んだよ|飲みました|飲んだ]。'),
        tell('attempt', ['眠らないように、交代で話を<する>。{hero}の話は短く、{other}の話は<終わらない>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('days', '夜中、{other}の話が、同じところへ<戻ってくる>。', { spare: 2 }),
        show('look', '{hero}と{other}が、寄りそって風をしのぐ。', { spare: 1 }),
        tell('discovery', ['明け方、{hero}は<気づく>。水は、三口とも<残っている>。だれも、飲んで<いない>。'], {
          place: 'here',
        }),
        say('secret_line', '飲んだのは、[嘘|嘘です|嘘だ]。そっちも、[でしょ|でしょう|だろう]。', {
          spare: 1,
          place: 'here',
        }),
        tell('deed', ['一口ずつ<飲む>。最後の一口は、朝日に<残す>。'], { place: 'here' }),
        tell('end', [
          '助けの声が<近づく>。どちらが先に乗るかで、また<もめる>。',
          'いまも朝の水を、{hero}は一口だけ<残す->。同じ時刻に、{other}も<残す->。',
        ]),
      ],
    },
    {
      name: 'the comfortable castaway',
      tones: ['light'],
      titles: ['遭難、三日目の献立'],
      steps: [
        tell('world', [
          '{hero.intro}は遭難<する>。{place}から歩いて十分のところ、と知るのは、ずっと<あとだ>。',
          '{place}の端で、{hero.intro}は道に<迷う>。荷物は完璧<だ>。地図のほかは。',
        ]),
        tell('want', [
          '生きのびる。{hero}は、まず規則を三つ<作る>。一つ目、あわてない。もう<破る+>。',
          '「{want}」。{hero}は、地面に決意を<書く>。少し、誤字が<ある>。',
        ]),
        tell('attempt', ['火をおこす。三時間<かかる>。煙を見て、だれかが<やって来る>。'], { place: 'here' }),
        say('hello_line', '助けに[来てくれたの？|来てくださったんですか？|来たか。]'),
        say('answer_line', '煙いって、[言いに来た|言いに来ました|言いに来た]。'),
        tell('turn', ['となりに住んでいる{other.intro}<だ>。窓が、ここから<見える>。'], {
          place: 'here',
          shows: 'other',
          spare: 1,
        }),
        show('look', '{hero}が火を背に隠し、{other}がため息をつく。', { spare: 1 }),
        tell('obstacle', '家に入れと言われて、{hero}は<断る>。まだ一日目<だからだ>。', { spare: 2 }),
        say(
          'quip_line',
          '夕飯、[置いとくよ|置いておきます|置いとくぞ]。……大自然の恵み[ってことで|ということで|ということで]。',
          { spare: 1 },
        ),
        tell('days', ['夕飯は、毎日六時に<届く>。{hero}は、三日で二キロ<太る>。']),
        tell('end', [
          '七日目、{hero}は自力で<生還する>。十分<だ>。歩いて。',
          '遭難の記録は、本に<なる>。いちばん厳しかった日は、{other}が留守の日<だ>。',
        ]),
      ],
    },
    {
      name: 'do not sleep',
      tones: ['dark'],
      titles: ['数が合わない夜'],
      steps: [
        tell('world', [
          '五人いた。眠るたびに、一人<減る>。{place}の{hero.intro}は、<眠らない>。',
          '{hero.intro}は{place}で、朝までの数を<数える>。五人だった。いまは、<三人だ>。',
        ]),
        tell('want', [
          '生きて朝を見る。そのためには、{hero}も{other}も<眠れない>。',
          '{want}。眠らなければ、<できるはずだ->。',
        ]),
        say('ask_line', '起きて[る？|いますか？|おるか。]'),
        say('answer_line', '起きて[る|います|おる]。……三回目[だよ|ですよ|だぞ]、それ。'),
        tell('omen', ['{hero}には、訊いた覚えが一度しか<ない>。'], { spare: 1 }),
        tell('attempt', '眠気ざましに、数を<数える>。百から、一つずつ。', { spare: 1, place: 'here' }),
        show('alone', '{hero}が、壁に背をつけて目を見ひらく。', { spare: 1, place: 'here' }),
        tell('discovery', ['六十一の次が、四十<だ>。その間、何をしていたのか。{hero}の手に、土が<ついている>。'], {
          place: 'here',
        }),
        tell(
          'truth',
          [
            '減らしていたのは、眠っているあいだの{hero}<だ>。みんなを、外へ<逃がしている+>。',
            'いなくなった者は、外で<待っている>。抜け穴を掘っていたのは、眠った{hero}<だ>。',
          ],
          { place: 'here', seen: '{hero}が、自分の手を見つめる。' },
        ),
        tell('choice', '残るは{other}ひとり。{hero}は、わざと目を<閉じる>。', { spare: 2, place: 'here' }),
        tell('end', [
          '朝、外の者が数を<数える>。四人。五人目の{hero}だけ、まだ穴の中で<眠っている>。',
          '目が覚めると、朝日の中に五人<いる>。だれも、{hero}を起こさずに<待っている+>。',
        ]),
      ],
    },
    {
      name: 'how one lasts',
      tones: ['told'],
      steps: [
        tell('question', [
          'なぜ、{hero.intro}は{place}で生きのびるのか。強いからでは<ない->。',
          '{place}の冬を、{hero.intro}はどう<越す->のか。答えは、夏から<始まっている->。',
        ]),
        tell('ground', ['{place.full}。ここでは、むだな動きがいちばん高くつく。'], { spare: 1 }),
        tell('creature', ['{hero}の朝は<遅い->。日が届くまで、<動かない->。']),
        tell('fact', ['食べる量より、食べない日のほうが<大事だ->。蓄えは、見えないところに<ある->。']),
        tell('threat', ['それでも、風の日が<来る->。三日続けば、半分は<越せない->。']),
        show('motion', '{hero}が、風をさけて身を低く進む。', { spare: 1 }),
        tell('cost', '去年、隣にいたものの姿が今年は<ない->。', { spare: 1 }),
        show('passage', '{elsewhere}を、長い影が渡っていく。', { spare: 2 }),
        say('voice_line', '立ち止まるのが[上手い|上手いんです|上手い]。走るのより、ずっと。', { spare: 2 }),
        tell('answer', [
          '生きのびるものは、急がない。急ぐときを<知っている->。',
          '強さの正体は、待つ場所を選ぶ目<だ->。',
        ]),
        tell('outlook', [
          '風が<やむ->。{hero}が、いつもより早く<動きだす->。',
          '春の足音は、まだ<小さい->。{hero}には、もう<聞こえている->。',
        ]),
      ],
    },
  ],
  defend: [
    {
      name: 'the red line of laundry',
      tones: ['warm', 'light'],
      titles: ['洗濯日和', '立ちのきません'],
      steps: [
        tell('world', [
          '{place}がなくなる。知らせを{hero.intro}は三回<読む>。三回とも、同じ<だ>。',
          '立ちのきの期限は<七日後だ->。{place}の{hero.intro}は、その紙で鼻を<かむ>。',
        ]),
        tell('want', [
          '{want}。やり方は知らない。{hero}は、とりあえず戸の前に<座る>。',
          '{place}を守る。{hero}は、いつも通り暮らすことに<決める>。',
        ]),
        tell('obstacle', ['相手は{other.intro}<だ>。巻き尺を持って、毎朝きちんと<来る>。']),
        say('doubt_line', 'ここ、測りたい[んだけど|んですが|んだが]。'),
        say('resolve_line', 'いま、お茶が[入ったところ|入ったところです|入ったところだ]。', { place: 'here' }),
        tell('attempt', '測るたび、茶が<出る>。一日で、壁一枚しか<測れない>。', { spare: 1, place: 'here' }),
        show('look', '{hero}と{other}が、並んで湯気を見る。', { spare: 1 }),
        tell('days', ['六日目、{other}は測るところを<なくす>。残っているのは、自分の座る<場所だ>。'], { spare: 2 }),
        tell('turn', ['七日目、{other}は巻き尺を<伸ばさない>。「ここだけは、数字にならない」。'], { place: 'here' }),
        say('secret_line', '報告書に、「測定不能」って[書いた|書きました|書いた]。', { place: 'here', spare: 1 }),
        tell('end', [
          '{place}は<残る>。地図では、いまも少しだけ<白い->。',
          '翌朝も{other}は<来る>。巻き尺は、もう<持っていない>。',
        ]),
      ],
    },
    {
      name: 'one gate',
      tones: ['bold', 'dark'],
      titles: ['門の前の一人', '一晩だけの壁'],
      steps: [
        tell('world', [
          '{place}の門に、{hero.intro}が<立つ>。向こうは百、こちらは<一だ>。',
          '夜が明ければ、百の敵が{place}に<着く->。残ったのは、{hero.intro}<だけだ>。',
        ]),
        tell('want', [
          '朝までもたせる。みんなが逃げきるまで、{hero}は<一歩も引けない>。',
          '{want}。夜明けまでなら、と{hero}は<計算する>。',
        ]),
        say('threat_line', 'どけば、命は[取らないよ|取りません|取らん]。', { place: 'here' }),
        say('resolve_line', 'どき方を、[習ってないんだ|習っていません|習うとらん]。', { place: 'here' }),
        tell('attempt', ['{hero}は、門の灯を百<ともす>。一人に一つ、いるように<見える>。'], { place: 'here' }),
        tell('danger', ['一の矢が灯を<消す>。二の矢も。灯の数が、夜を<追いかける>。'], { place: 'here', spare: 1 }),
        show('motion', '{hero}が、門の端から端へ走る。', { spare: 2, place: 'here' }),
        tell('setback', '残りは三つ。{hero}の足も、三歩で<もつれる>。', { spare: 1, place: 'here' }),
        tell(
          'discovery',
          [
            'ところが、灯が<増える>。うしろで、逃げたはずの者が<ともしている>。',
            '四つ目がつく。五つ目、六つ目。戻ってきた手が、次々に<ともす>。',
          ],
          { place: 'here' },
        ),
        tell('turn', '{other}は灯を<数える>。百を超えたところで、数えるのを<やめる>。', { spare: 1, place: 'here' }),
        tell('end', [
          '夜が明ける。敵は<いない>。{place}の門には、灯を消す者が<足りない>。',
          '{place}ではそれから、毎年一晩だけ灯を百<ともす->。百一つ目は、{hero}が<ともす->。',
        ]),
      ],
    },
  ],
  join: [
    {
      name: 'the leftover job',
      tones: ['warm', 'light'],
      titles: ['最後まで残った係'],
      steps: [
        tell('world', [
          '{place}の輪に、{hero.intro}の席は<ない>。入り方を訊くと、みんな<忘れている>。',
          '{hero.intro}は、{place}の新入り<だ>。席は、全部<うまっている>。',
        ]),
        tell('want', [
          '{want}。{hero}は、だれもやらない係を<探す>。ひとつだけ、<ある>。',
          '仲間に入りたい。そのためなら、{hero}は何の係でも<やる>。',
        ]),
        say('ask_line', '余ってる係、[ある？|ありますか？|あるか。]'),
        say('answer_line', '遅れて来る係[なら|なら|なら]。みんな、[早いから|早いので|早いからな]。'),
        tell('attempt', ['{hero}は、毎日きちんと<遅れる>。一分も<早く着かない>。'], { place: 'here' }),
        tell('days', 'おかげで{place}の全員が、待つことを<覚える>。話す時間が、<増える>。', { spare: 1 }),
        show('look', '{hero}が駆けこみ、{other}が笑って時計を見る。', { spare: 2 }),
        tell('setback', ['ある朝、{hero}は急いで早く着いて<しまう>。だれも<いない>。全員、迎えに<出たあとだ>。'], {
          place: 'here',
        }),
        tell('turn', ['遅れて帰ってきたのは、みんなの<ほうだ>。息を切らして、{hero}の名を<呼ぶ>。'], {
          place: 'here',
          spare: 1,
        }),
        say('secret_line', 'いないと、[始められないんだ|始められないんです|始められん]。', { spare: 1, place: 'here' }),
        tell('end', [
          '席は、いまもひとつ<足りない->。遅れた者が、だれかの膝に<座る->。',
          '次の新入りが、係を<訊く>。{hero}は、自分の係を半分<渡す>。',
        ]),
      ],
    },
    {
      name: 'the third test',
      tones: ['bold', 'dark'],
      titles: ['三つ目の試し'],
      steps: [
        tell('world', [
          '仲間になる試しは、三つ<ある>。{hero.intro}の前の者は、二つで<消える+>。',
          '{hero.intro}は、{place}の戸を<叩く>。仲間か、よそ者か。今夜<決まる->。',
        ]),
        tell('want', [
          '{want}。ほかに行くところは、もう<ない>。',
          '入れてほしい。{hero}が人に頼んだのは、生まれて初めて<だ>。',
        ]),
        tell('challenge', ['一つ目、朝まで黙る。{hero}は、名を呼ばれても<答えない>。'], { spare: 1 }),
        tell('attempt', '二つ目、{elsewhere}から印を<持ち帰る>。手ぶらなら、戻れない。', {
          spare: 2,
          place: 'elsewhere',
        }),
        say('ask_line', '三つ目は、[何？|何ですか？|何だ。]'),
        say('answer_line', '前の者を、置いて[くること|くることです|くることだ]。そこに。'),
        tell('discovery', ['足もとの暗がりに、前の者が<いる>。まだ<生きている>。'], { place: 'elsewhere' }),
        show('look', '{hero}が、暗がりの中の手を見つめる。', { spare: 1, place: 'elsewhere' }),
        tell('choice', [
          '仲間になるか、手を取るか。{hero}は、もうしゃがんで<いる>。',
          '{hero}は、入る戸に背を<向ける>。片手で、引きあげる。',
        ]),
        say('plea_line', '三つ目は、[受けない|受けません|受けん]。', { spare: 2 }),
        tell('end', [
          '戸が<開く>。三つ目に落ちた者だけが、中に<いる>。',
          '{place}の者は、みんな三つ目で断った者<だ>。{hero}の席は、前の者の隣<だ>。',
        ]),
      ],
    },
  ],
  overcome: [
    {
      name: 'the eleventh step',
      tones: ['warm'],
      titles: ['十一歩目'],
      steps: [
        tell('world', [
          '{hero.intro}は、{fear}が<こわい>。十歩まで行って、いつも<引き返す>。',
          '十歩。{hero.intro}が{fear}に近づけるのは、いつもそこまで<だ>。',
        ]),
        tell('want', [
          '十一歩目がほしい。その一歩の向こうに、何があるのか<見たい>。',
          '今年こそ十一歩。{hero}は、{other.intro}にだけ<話す>。',
        ]),
        say('ask_line', '足は、どうしたら[出る？|出ますか？|出る。]'),
        say('answer_line', '知らない。こっちは、[三歩だから|三歩なんです|三歩だからな]。'),
        tell('bond', ['その日から、ふたりで<通う>。三歩で待つ者と、十歩で止まる者<だ>。'], { place: 'here', spare: 1 }),
        tell('setback', 'ひと月たって、{hero}は九歩に<なる>。{other}は、四歩<だ>。', { spare: 2 }),
        show('breath', '{hero}が目を閉じ、息をととのえる。', { spare: 1 }),
        tell('turn', ['ある{time}、うしろで声が<する>。「こわい」。{other}が、五歩目で<動けない>。'], {
          place: 'here',
        }),
        tell('choice', ['助けるには、{fear}のほうから回るしか<ない>。{hero}は、数えるのを<忘れる>。']),
        say('thanks_line', 'いま、何歩[行ったの？|行ったんですか？|行った。]', { spare: 2, place: 'here' }),
        tell('end', [
          '振り返ると、足跡が十九<ある>。帰りは、ふたりで<数える>。',
          '{fear}は、いまも<こわい->。十歩目で待ちあわせて、そこから<行く->。',
        ]),
      ],
    },
    {
      name: 'the brave lessons',
      tones: ['light'],
      titles: ['こわくない講座'],
      steps: [
        tell('world', [
          '{hero.intro}は、{fear}がこわいことを隠して<いる>。{place}では、みんな<知っている>。',
          '「{fear}なんて、こわくない」。{hero.intro}は、戸の陰から<言う>。',
        ]),
        tell('want', [
          '本当に平気になりたい。{hero}は、期限を今夜に<決める>。それから、明日に<する>。',
          '{want}。{hero}は、そう紙に<書いて貼る>。字が<震えている>。',
        ]),
        tell('attempt', ['まず、練習相手が<要る>。{other.intro}に、{fear}の役を<頼む>。'], { place: 'here' }),
        say('ask_line', 'もう少し、こわく[できる？|できますか？|できるか。]'),
        say('answer_line', '……どう[も|も、すみません|も、な]。はじめまして、[こわいです|こわいです|こわいぞ]。'),
        tell('obstacle', '礼儀正しすぎて、少しも<こわくない>。', { spare: 1 }),
        show('look', '{hero}と{other}が、まじめな顔で向かいあう。', { spare: 1 }),
        tell('danger', ['そこへ本物の{fear}が<来る>。{hero}は、うっかり挨拶を<してしまう>。'], { place: 'here' }),
        tell('turn', ['練習<どおりだ>。練習相手のほうは、とっくに<逃げている>。'], { place: 'here', spare: 1 }),
        say('secret_line', '実は、{me}のほうが[こわいんだ|こわいんです|こわいのだ]。', { spare: 2 }),
        tell('end', [
          '{hero}は、いまも挨拶を<欠かさない->。{fear}のほうが、少し<照れている->。',
          '翌日から、{hero}は先生と<呼ばれる>。生徒は、{other}<だ>。',
        ]),
      ],
    },
    {
      name: 'hold the dark',
      tones: ['dark', 'bold'],
      titles: ['目を開けたまま'],
      steps: [
        tell('world', [
          '{hero.intro}が{fear}をおそれるのには、訳が<ある>。{years}年前の{place}<だ>。',
          '{years}年、{hero.intro}は{fear}のほうを<見ていない>。今夜、<戻る>。',
        ]),
        tell('want', [
          '逃げるのを、終わりに<したい>。{hero}は、あの夜と同じ時刻を<選ぶ>。',
          '{want}。{other}を連れもどすには、そこを通るしか<ない>。',
        ]),
        say('plea_line', '手を、離さないで[いて|いてください|いてくれ]。', { place: 'here' }),
        say('answer_line', '離すのは、いつも[そっちだよ|そちらです|そっちだ]。'),
        tell('attempt', ['一歩ごとに、あの夜の音が<戻る>。耳は、<ふさがない>。'], { place: 'elsewhere', spare: 1 }),
        tell('danger', ['{fear}が、すぐそこ<だ>。足は、もう<逃げたがっている>。'], { spare: 1 }),
        show('alone', '{hero}が、{elsewhere}のまん中で立ちすくむ。', { spare: 1 }),
        tell('discovery', ['目を開ける。あの夜、見なかったものが<見える>。呼んでいる手<だ>。']),
        tell('truth', 'こわかったのは、{fear}では<ない>。手を離した、自分の<ほうだ>。', {
          spare: 2,
          place: 'elsewhere',
        }),
        tell('deed', ['{hero}は、そこへ手を<伸ばす>。{years}年おくれて、<つかむ>。']),
        tell('end', [
          '{place}に朝が<来る>。{fear}は、まだそこに<ある->。{hero}は、もう背を<向けない->。',
          '手のひらに、跡がひとつ<残る>。{hero}は、それを隠さずに<歩く>。',
        ]),
      ],
    },
  ],
  want: [
    {
      name: 'the folded wish',
      tones: ['warm'],
      titles: ['ふたりぶんの願い'],
      steps: [
        tell('world', [
          '{place}の{hero.intro}には、だれにも言っていない願いが<ある>。',
          '{hero.intro}の願いは、{place}では笑われる種類の<ものだ>。だから、黙って<いる>。',
        ]),
        tell('want', [
          '{want}。たった、それだけ<だ>。それだけが、{years}年<遠い>。',
          '{hero}が願うのは{want}こと<だ>。何度も、引き出しの奥に<しまう+>。',
        ]),
        say('ask_line', 'かなったら、次は何を[願う？|願いますか？|願う。]'),
        say('answer_line', 'かなう前から、[次の話|次の話ですか|次の話か]。'),
        tell('attempt', ['ためしに、いちばん小さなところから<始める>。一日に、ほんの少し。'], {
          place: 'here',
          spare: 1,
        }),
        tell('setback', ['ところが{other}の願いも、場所も時間も、ちょうど<重なる>。']),
        show('alone', '{hero}が、遠くを見て動かない。', { spare: 1 }),
        tell('price', ['かなうのは、どちらか片方<だけだ>。'], { place: 'here', spare: 1 }),
        say('resolve_line', '先に[どうぞ|どうぞ|行け]。待つのは、[慣れてる|慣れています|慣れとる]。', { spare: 2 }),
        tell('turn', ['ゆずった朝、{other}が<戻ってくる>。「ひとりだと、願ったのと違った」。'], { place: 'here' }),
        tell('end', [
          '願いは、少しだけ形を<変える>。ふたりで持てる<形だ>。',
          '{place}では、もうだれも<笑わない>。次は何を、と<訊かれる->。',
        ]),
      ],
    },
    {
      name: 'granted too well',
      tones: ['light'],
      titles: ['かないすぎた願い'],
      steps: [
        tell('world', [
          '{hero.intro}は、毎晩星に<願う>。声が大きいので、{place}じゅうが内容を<知っている>。',
          '願いごとは、人に言うとかなわない。{hero.intro}は、それを{place}の全員に<言う>。',
        ]),
        tell('want', [
          '{want}。星は遠いので、{hero}は三回<くりかえす>。',
          '「{want}」。願うだけなら<ただだ>。{hero}は、利息まで<願う>。',
        ]),
        tell('sign', ['翌朝から、まわりが急に<親切だ>。全員が、少しずつかなえに<来る>。']),
        say('ask_line', 'なぜ、みんな[笑ってるの？|笑っているんですか？|笑っておる。]'),
        say('answer_line', '早くかなえば、夜眠れる[から|からです|からな]。'),
        tell('attempt', 'かなう。かなう。昼までに、願いは残り半分<だ>。', { spare: 1, place: 'here' }),
        show('motion', '{hero}が、次々に差しだされる親切から逃げる。', { spare: 2 }),
        tell('setback', ['夕方、全部<かなう>。願うことが、もう何も<ない>。夜が、<長い>。'], { place: 'here' }),
        say('doubt_line', 'よかった[ね|ですね|な]。……よくない[の？|んですか？|のか。]', { spare: 1 }),
        tell('turn', ['その夜は、あまりに静かで、今度は{place}の者が<眠れない>。'], { place: 'here', spare: 1 }),
        tell('end', [
          '次の晩、{hero}はまた大声で<願う>。何かは、だれも聞いて<いない>。よく<眠っている>。',
          '{place}の者は、新しい願いを考えて持って<くる>。{hero}が、声に出す<係だ>。',
        ]),
      ],
    },
    {
      name: 'the door that grants',
      tones: ['dark', 'bold'],
      titles: ['ひとつだけ'],
      steps: [
        tell('world', [
          '{elsewhere}で、願いはひとつ<かなう->。{hero.intro}も、そこへ<向かう>。',
          '{hero.intro}は{place}で、願いのかなう場所の話を<聞く>。話した者の影は、<ない+>。',
        ]),
        tell(
          'want',
          [
            '{want}。ほかに手は<ない>。{hero}は、夜のうちに<発つ>。',
            '願いは決まっている。{hero}は、声に出さずに<持って歩く>。',
          ],
          { place: 'here' },
        ),
        tell('attempt', ['道の途中で、{other.intro}に<会う>。戻るところ<だ>。何も<持っていない>。'], {
          place: 'elsewhere',
        }),
        say('ask_line', '何を、[払ったの？|払ったんですか？|払った。]', { place: 'elsewhere' }),
        say('answer_line', '願った[理由|理由です|理由だ]。もう、思い出[せない|せません|せん]。', {
          place: 'elsewhere',
        }),
        show('look', '{hero}が、{other}の空の手を見る。', { spare: 1, place: 'elsewhere' }),
        tell('price', ['かなえば、なぜかなえたかったのかを<忘れる>。{hero}は、そこで足を<止める>。'], { spare: 1 }),
        tell('danger', 'うしろで道が<閉じていく>。決めるなら、<いまだ->。', { spare: 2 }),
        tell('choice', [
          '{hero}は、願いを<言いかえる>。「この者の理由を、返してくれ」。',
          '一つしかない願いを、{hero}は{other}に<使う>。',
        ]),
        tell('turn', '風が<止まる>。{other}が、急に声を上げて<泣く>。', { spare: 1, place: 'elsewhere' }),
        tell('end', [
          '{hero}の願いは、まだ<かなっていない->。なぜ願うのかは、よく<覚えている->。',
          '帰り道は二人<だ>。理由があれば、道はいくらでも<ある->。',
        ]),
      ],
    },
    {
      name: 'differently, though',
      tones: ['warm', 'light'],
      titles: ['転び方が違う', 'もう一度だけ'],
      steps: [
        tell('world', [
          '日が落ちると、{hero.intro}は{place}でこっそり<練習する>。何の練習かは、だれも<知らない>。',
          '{hero.intro}のやりたいことは、{place}ではまだだれも<やっていない>。難しさを知る者も<いない>。',
        ]),
        tell('want', ['{want}。それだけのこと<だ>。', '紙には一行<だけだ>。「{want}」。']),
        tell('attempt', ['最初は、くしゃみ一回ぶんで<終わる>。{hero}は、それを始まりと<呼ぶ>。'], { place: 'here' }),
        say('doubt_line', 'また[転んだの？|転んだんですか？|転んだか。]'),
        say('denial_line', '今度のは、転び方が[違う|違います|違う]。'),
        tell('days', ['{other}は座布団を、次に椅子を、その次に汁物を<持ってくる>。やめておけ、と言いに<来る>のに。'], {
          place: 'here',
          spare: 1,
        }),
        show('motion', '{hero}が、最後の光の中でもう一度試みる。', { spare: 2 }),
        tell('setback', ['できるはずの日に、<できない>。{hero}は、暗くなるまで<座っている>。'], {
          place: 'here',
          spare: 1,
        }),
        say('secret_line', '数えて[た|ました|おった]。春の、[倍|倍です|倍だ]。', { spare: 1 }),
        tell('turn', ['その一言への礼儀に、もう一度だけ<立つ>。その一度が、<うまくいく>。'], { place: 'here' }),
        tell('end', [
          '歌一曲ぶんの<時間だ>。{place}では、いまもその節を<口ずさむ->。',
          '見た者は、ほかに<いない>。{hero}と{other}の話は、細かいところまで<同じだ>。',
        ]),
      ],
    },
    {
      name: 'form eleven',
      tones: ['light'],
      titles: ['申請書、九枚目'],
      steps: [
        tell('world', [
          '{place}では、書類さえ出せば何でも<できる>。{hero.intro}が受け取ったのは、十一枚<だ>。',
          '規則では、だれがしても<よい>。やり方を訊きに来たのは、{hero.intro}が<初めてだ>。',
        ]),
        tell('want', ['申請の理由に、{hero}はていねいに<書く>。「{want}」。']),
        say('hello_line', '申請に[来たんだけど|参りました|来た]。', { spare: 1 }),
        say('quip_line', '今日は、昨日のぶんだけ[だよ|です|だ]。', { spare: 1 }),
        tell('obstacle', ['九枚目に、証人が<いる>。前に見たことのある者に<限る>。'], { place: 'here' }),
        tell('attempt', ['そこで{hero}は、手早く一度<やってみせる>。見た者を作るため<だ>。'], { place: 'here' }),
        show('look', '{other}が、判子を宙に止めたまま見ている。', { spare: 2 }),
        say('ask_line', 'いまの、[見たよね？|ご覧になりましたよね？|見たな。]', { spare: 1 }),
        say(
          'answer_line',
          'まばたき[してた|していました|しておった]。もう一度、[ゆっくり|ゆっくり、お願いします|ゆっくりだ]。',
          { spare: 1 },
        ),
        tell('deed', ['{hero}は、もう一度ゆっくり<やる>。うしろに列が<できる>。全員、証人<だ>。'], { place: 'here' }),
        tell('end', [
          '許可は春に<下りる>。{hero}は忙しくて、取りに<行けない>。',
          '{place}では、もう<禁じられていない->。木曜の昼休みには、{other}も<やっている->。',
        ]),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, PlotList>>;
