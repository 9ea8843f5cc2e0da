import { show, tell } from '../../../plots/plot.ts';
import { type PlotList, say } from './say.ts';

/** Growing, feasting, cooking, playing to a house, explaining. */
export const DAY_PLOTS = {
  grow: [
    {
      name: 'the watched pot',
      tones: ['warm', 'light'],
      titles: ['見ないで育てる'],
      steps: [
        tell('world', [
          '{hero.intro}は、何を育てても枯らす。{place}の者は、もう何も<くれない>。',
          '{place}で、{hero.intro}に植木を預ける者は<いない>。',
        ]),
        tell(
          'want',
          [
            'それでも{target}だけは育てたい。{hero}は、夜も寝ないで<見守る>。',
            '{want}。{hero}は、一時間に一度声を<かける>。',
          ],
          { shows: 'target' },
        ),
        tell('setback', ['七日目、{target}は少し<縮む>。見守りすぎ、らしい。'], {
          place: 'here',
          shows: 'target',
          spare: 1,
        }),
        say('ask_line', '何が、[足りない？|足りませんか？|足りん。]'),
        say('answer_line', '休み[だよ|です|だ]。{target}の。'),
        tell('attempt', ['そこで{hero}は、一日に一度しか見ないことに<する>。残りの時間が、おそろしく<長い>。'], {
          place: 'here',
        }),
        show('alone', '{hero}が、背中を向けてじっとがまんしている。', { spare: 1, place: 'here' }),
        tell('obstacle', '見ないでいると、心配のほうが<育つ>。', { spare: 2 }),
        say('secret_line', '代わりに、夜だけ[見てたよ|見ていました|見とった]。', { spare: 1 }),
        tell(
          'turn',
          [
            'ひと月して振り向くと、{target}が{hero}を<見おろしている>。',
            '久しぶりに見る。{target}は、もう{hero}の手の届かない高さ<だ>。',
          ],
          { place: 'here', shows: 'target' },
        ),
        tell(
          'end',
          [
            '{place}の者は、枯れかけたものを{hero}に預けるように<なる>。コツは、見ないこと<だ>。',
            'いまも{hero}は、一日に一度だけ<見る->。{target}のほうは、一日じゅう<見ている->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'what it eats',
      tones: ['dark', 'bold'],
      titles: ['根の先'],
      steps: [
        tell(
          'world',
          [
            '何も育たない{place}で、{hero.intro}の{target}だけが<伸びる>。',
            '{hero.intro}は{target}を育てて<いる>。{place}の井戸が、次々と<涸れる>。',
          ],
          { shows: 'target' },
        ),
        tell(
          'want',
          [
            'ここまで来て、枯らすわけには<いかない>。{hero}は、自分の水を半分<やる>。',
            '{want}。何と引きかえにしても、と{hero}は<言う+>。',
          ],
          { shows: 'target' },
        ),
        say('doubt_line', '育ってるのは、こっちが減る[ぶんだよ|ぶんですよ|ぶんだぞ]。'),
        say(
          'resolve_line',
          '実がなるまで[待って|待ってください|待て]。みんなの[ぶん、返す|ぶん、返します|ぶん、返す]。',
          { place: 'here' },
        ),
        tell('days', '十日で屋根を越え、二十日で窓を<ふさぐ>。{place}が、昼でも<暗い>。', { spare: 1 }),
        tell('omen', ['根をたどると、どの家の床下にも<届いている>。'], { spare: 1 }),
        show('breath', '{hero}が、伸びたものの下で空をさがす。', { spare: 1 }),
        tell('danger', '床が<持ちあがる>。眠っている者の、真下から。', { spare: 2, place: 'here' }),
        tell('price', ['明日には実が<なる->。今夜切れば、間に<合う->。{hero}は、刃を<研ぐ>。'], { place: 'here' }),
        tell('deed', ['{years}年の望みを、{hero}は自分の手で<倒す>。倒れる音が、夜どおし<続く>。'], { place: 'here' }),
        tell('end', [
          '切り口から水が<あふれる>。{place}の井戸が、その朝全部<満ちる>。',
          '実は<ならない+>。{hero}の手に、種がひとつ<残る>。まだ、<植えていない->。',
        ]),
      ],
    },
    {
      name: 'a year of it',
      tones: ['told'],
      steps: [
        tell(
          'question',
          [
            '{target}は、いつ<育つ->のか。見ているあいだは、<動かない->。',
            '{place}の{hero.intro}は、{target}を育てて{years}年<だ->。何を見ているのか。',
          ],
          { shows: 'target' },
        ),
        tell('ground', ['{place.full}。朝の光は、ここだけ少し早く<届く->。'], { spare: 1 }),
        tell('step', ['水は、足りないくらいで<止める->。{hero}は、そこがいちばん<難しいと言う->。']),
        say('witness_line', '育てるんじゃ[ない|ありません|ない]。じゃまを、[しないだけ|しないだけです|せんだけだ]。'),
        tell('fact', ['伸びるのは夜<だ->。昼は、伸びたぶんを<固めている->。'], { shows: 'target' }),
        tell('cost', ['一晩の冷えで、半年が消える年も<ある->。去年が、<そうだ+>。']),
        show('passage', '季節の光が、{elsewhere}を渡っていく。', { spare: 2 }),
        say('voice_line', 'あのひとの影は、いつもかがんで[る|います|おる]。', { spare: 1 }),
        tell(
          'answer',
          [
            '育った日を、だれも<言いあてられない->。気づくのは、いつも<あとだ->。',
            '{hero}が見ているのは、{target}よりも、その下の土<だ->。',
          ],
          { shows: 'target' },
        ),
        tell(
          'outlook',
          [
            '来年の支度は、もう<始まっている->。まず、待つことから。',
            '{hero}が道具を<洗う->。{target}は、今夜も少し<伸びる->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
  ],
  celebrate: [
    {
      name: 'thirty places',
      tones: ['warm', 'light'],
      titles: ['三十人ぶんの席'],
      steps: [
        tell('world', [
          '{hero.intro}は、祝いの席を三十<用意する>。{place}に住む者は、三十一人<だ>。',
          '{years}年ぶりの祝いの日、{hero.intro}は{place}でだれより早く<起きる>。',
        ]),
        tell('want', [
          '忘れられない日にしたい。{hero}は、三十通の招待を全部歩いて<配る>。',
          '{want}。招く相手は、三十人<だ>。',
        ]),
        tell('obstacle', ['ところが当日、だれも<来ない>。雨でもない。日付を、まちがえて<書いたのだ>。']),
        say('ask_line', '今日、何の日か[知ってる？|知っていますか？|知っとるか。]'),
        say('answer_line', 'さあ。[来週なら、知ってる|来週なら、知っています|来週なら、知っとる]。'),
        show('alone', '{hero}が、空いた席の前に座っている。', { spare: 1, place: 'here' }),
        tell(
          'turn',
          [
            'そこへ{other.intro}が、招かれもしないのに<座る>。三十一人目<だ>。',
            '帰りかけた{other.intro}が、黙って席に<つく>。招待状は、<もらっていない>。',
          ],
          { place: 'here', shows: 'other' },
        ),
        say('secret_line', '呼ばれるのを、[待ってたら|待っていたら|待っとったら]、来週になる[から|ので|のでな]。', {
          spare: 2,
          place: 'here',
        }),
        tell('deed', ['{hero}は、三十人ぶんの挨拶を一人に<する>。{other}は、三十回<笑う>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('days', '笑い声に、窓が開く。ひとつ、またひとつ。', { spare: 2 }),
        tell('end', [
          '次の年から、招待は三十一通<だ>。日付は、いまも<まちがえる->。',
          '{place}では、祝いの日が二回<ある->。まちがえたほうが、にぎやか<だ->。',
        ]),
      ],
    },
    {
      name: 'sing so they do not hear',
      tones: ['bold', 'dark'],
      titles: ['灯の下の祝い'],
      steps: [
        tell('world', [
          '{place}では、祝うことが<禁じられている>。{hero.intro}は、今夜祝うつもり<だ>。',
          '音を立てれば、連れて<いかれる->。{place}で、{hero.intro}は祝いの日を<数えている>。',
        ]),
        tell('want', [
          '一年に一度の日を、なくしたくない。{hero}は、合図を<決める>。',
          '{want}。声を出さずに、と{hero}は<付けくわえる>。',
        ]),
        tell('attempt', ['招待は、洗濯物の順で<伝える>。赤、白、赤。今夜<だ>。'], { place: 'here', spare: 1 }),
        say('doubt_line', '音のない祝いなんて、[あるの？|あるんですか？|あるのか。]'),
        say('resolve_line', '足の裏で、[歌える|歌えます|歌える]。', { place: 'here' }),
        tell('bond', ['真夜中、足で床を<打つ>。板から板へ、歌が<伝わる>。'], { place: 'here', spare: 1 }),
        show('together', '{hero}と{other}が、息を殺して笑う。', { spare: 2 }),
        tell('danger', ['外で靴音が<止まる>。床も、<止まる>。'], { place: 'here' }),
        tell('turn', ['長い沈黙のあと、外から三つ、音が<返る>。歌の続き<だ>。'], { place: 'here' }),
        tell('deed', '{hero}は戸を開け、見張りに席を<ゆずる>。', { spare: 1, place: 'here' }),
        tell('end', [
          '報告書には「異常なし」。書いた者の靴は、まだ拍子を<とっている>。',
          '{place}の禁止は、それから一年で<解ける>。最初の歌は、みんな小声<だ>。',
        ]),
      ],
    },
  ],
  cook: [
    {
      name: 'the failed taste',
      tones: ['warm'],
      titles: ['失敗の味', '読めない一行'],
      steps: [
        tell(
          'world',
          [
            '{hero.intro}の{target}は、ひと味<足りない>。客は、おかわりと<言わない>。',
            '{place}で{hero.intro}は{target}を<作る>。昔食べたのと、どうしても<違う>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          'あの味を、もう一度。{hero}は、覚えている順に<試す>。',
          '{want}。それも、{years}年前と同じ味で。',
        ]),
        tell('attempt', ['甘くすれば遠ざかり、辛くすれば<迷う>。夜が、三つ<過ぎる>。'], { place: 'here', spare: 1 }),
        say('ask_line', '何を、[忘れてる？|忘れていますか？|忘れとる。]'),
        say('answer_line', 'うん。……上手[すぎるんだ|すぎるんです|すぎるな]。'),
        tell('sign', ['言われて、{hero}の手が<止まる>。あれは、たしかに急いで作った<ものだ>。']),
        show('hands', '{target}の湯気が、ゆっくり上がる。', { spare: 1, shows: 'target' }),
        tell('deed', ['{hero}は、わざと火から<離れる>。いちばん大事なところで、よそ見を<する>。'], { place: 'here' }),
        tell('setback', '底が焦げる。鍋を覗いて、{other}が<息をのむ>。', { spare: 2, place: 'here' }),
        say('thanks_line', 'これ[だよ|です|だ]。叱りながら、[食べた味|食べた味です|食うた味だ]。', { spare: 1 }),
        tell(
          'end',
          [
            '焦げるのは月に一度<だ>。その日だけ、{place}の皿は<足りなくなる>。',
            '{hero}の作り方には、一行<増える>。「ここで、だれかを思い出すこと」。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'by the book',
      tones: ['light'],
      titles: ['レシピ通り'],
      steps: [
        tell('world', [
          '料理をしたことのない{hero.intro}が、{target}を作ると<言ってしまう>。',
          '大きな鍋を、{hero.intro}が<買う>。中身の予定は、{target}<だ>。',
        ]),
        tell('want', [
          '作り方は本に<ある>。本のほうは、水に<落とす+>。読めるのは、「少々」<だけだ>。',
          '「{want}」。まず何を切るのか、{hero}は人に<訊けない>。',
        ]),
        tell('attempt', ['{hero}は、全部を少々<入れる>。鍋には、入るだけ<入る>。'], { place: 'here' }),
        say('ask_line', '味、[どう？|どうですか？|どうだ。]'),
        say('answer_line', '種類は、[多いね|多いですね|多いな]。'),
        tell('obstacle', '客は、もう三人<座っている>。鍋は、返事を<している>。', { spare: 1 }),
        show('look', '{hero}と{other}が、鍋のほうをそっと見る。', { spare: 1 }),
        tell('setback', ['三人が一口<食べる>。一人が、帰りかけてまた<座る>。'], { place: 'here', spare: 1 }),
        tell('turn', ['だれも<帰らない>。何の味か当てるまで、<帰れないのだ>。'], { place: 'here' }),
        say('quip_line', '当てたら、半額に[して|してください|しろ]。', { spare: 2 }),
        tell('end', [
          '{hero}の店は、当たらない料理で<当たる>。答えは、{hero}も<知らない>。',
          '鍋は、いまも空に<ならない->。少々、足すから<だ->。',
        ]),
      ],
    },
    {
      name: 'the last supper order',
      tones: ['dark', 'bold'],
      titles: ['最後の一皿', '毒見'],
      steps: [
        tell('world', [
          '夜の客が、{target}を<頼む>。その声を、{hero.intro}は<知っている>。',
          '{hero.intro}の{target}を食べると、人は嘘が<つけない>。今夜の客が、<来る>。',
        ]),
        tell('want', [
          '{want}。ただし、今夜の一皿は<違う>。一生に、一度きり<だ>。',
          '最高の{target}を出す。{hero}の復讐は、そこから<始まる>。',
        ]),
        say('ask_line', '前に、どこかで[会った？|お会いしましたか？|会うたか。]'),
        say('answer_line', '料理人の顔は、[見ないんだ|見ないんです|見ん]。'),
        tell('attempt', ['火を強め、{hero}は昔の順に<作る>。{years}年前、故郷が焼けた夜の順<だ>。'], {
          place: 'here',
          spare: 1,
        }),
        show('hands', '皿に、最後のひとつまみが落ちる。', { spare: 1, shows: 'target' }),
        tell('danger', '客の手下が、戸口に<立つ>。毒見をしろ、と<言う>。', { spare: 1, place: 'here' }),
        tell('deed', ['ためらわずに、{hero}は一口<食べる>。毒は<ない>。もっと悪いものが<入っている>。'], {
          place: 'here',
        }),
        tell('turn', ['{other}が一口食べて、匙を<落とす>。忘れたはずの夜の味<だ>。'], { place: 'here' }),
        say('plea_line', '全部、[食べて|食べてください|食え]。残さずに。', { spare: 2, place: 'here' }),
        tell('end', [
          '夜明けまでに、{other}は全部<話す>。皿は、きれいに<空だ>。',
          '朝、{other}は自分から<出頭する>。{hero}は、二度とあの順では<作らない>。',
        ]),
      ],
    },
    {
      name: 'from fire to table',
      tones: ['told'],
      steps: [
        tell(
          'question',
          [
            '{target}の味は、どこで<決まる->のか。{hero.intro}は、鍋の前では<ないと言う->。',
            '{place}の{hero.intro}が作る{target}。味の決め手を<訊く->。',
          ],
          { shows: 'target' },
        ),
        tell('ground', ['{place.full}。夜明け前に、ここだけ匂いが<ある->。'], { spare: 1 }),
        tell('step', ['まず、選ぶ。{hero}は、鳴らして、嗅いで、半分を<戻す->。']),
        say('witness_line', 'あとは、邪魔を[しないこと|しないことです|せんことだ]。'),
        tell('fact', ['火にかける時間は、全体の十分の一<だ->。残りは、待つ時間<だ->。'], { shows: 'target' }),
        tell('cost', '待ちすぎても<だめだ->。毎年、桶ひとつぶんを<捨てる->。', { spare: 1 }),
        show('hands', '{target}から、白い湯気が立つ。', { spare: 2, shows: 'target' }),
        say('voice_line', '引っ越した人が、これだけ[取りに来る|取りに来ます|取りに来る]。', { spare: 1 }),
        tell('answer', [
          '味が決まるのは、選ばなかった半分の<おかげだ->。',
          '決め手は、と訊くと{hero}は時計を<指す->。針が、<ない->。',
        ]),
        tell('outlook', ['明日のぶんは、もう<待ちはじめている->。', '{place}に、また匂いが<立つ->。まだ、夜<だ->。']),
      ],
    },
    {
      name: 'second helping',
      tones: ['sold'],
      steps: [
        tell('problem', [
          '今日の夕飯、何にしよう。{hero.intro}は、毎日それを<考える->。',
          '帰りが遅い。何か作る元気も、<ない->。{hero.intro}の夜<だ->。',
        ]),
        say('customer_line', 'おいしいものって、手間が[かかるよね|かかりますよね|かかるな]。', { spare: 1 }),
        say('answer_line', '手間は、[かけといたよ|かけておきました|かけといた]。', { spare: 1 }),
        tell('product', ['そこで、{thing}<だ->。', '{thing}、できました。']),
        show('hands', '湯気の向こうに、{thing}がある。', { spare: 1 }),
        tell('change', ['ふたを開ける。それだけで、だれかが台所に<来る->。']),
        tell('proof', ['{other}は、何も<言わない->。器だけが、もう一度<出てくる->。']),
        say('thanks_line', 'おかわり、[ある？|ありますか？|あるか。]'),
        tell('detail', '時間をかけたのは、こちら<だ->。食べるのは、あなた<だ->。', { spare: 2 }),
        tell('claim', ['今夜の答え、{thing}。', '夕飯の悩みに、おかわりを。{thing}。']),
      ],
    },
  ],
  perform: [
    {
      name: 'one listener',
      tones: ['warm'],
      titles: ['壁のむこうの客'],
      steps: [
        tell('world', [
          '{hero.intro}の稽古には、客が<いない>。{place}の壁が、{years}年聴いて<いる>。',
          '{place}で、毎晩同じところで止まる音が<ある>。{hero.intro}の<稽古だ>。',
        ]),
        tell('want', [
          '一度だけ、人の前で。{hero}は、{elsewhere}の舞台に名前を<書く>。',
          '{want}。そう言った翌日、{hero}の声が<出ない>。',
        ]),
        say('ask_line', '客は、何人[来る？|来ますか？|来る。]', { spare: 1 }),
        say('answer_line', '三人。二人は、[雨宿り|雨宿りです|雨宿りだ]。', { spare: 1 }),
        tell('obstacle', ['出番が来る。いつものところで、やはり<止まる>。客席が、しんと<する>。'], {
          place: 'elsewhere',
        }),
        show('breath', '{hero}が、明かりの中で動けずにいる。', { spare: 1, place: 'elsewhere' }),
        tell('turn', ['そのとき、暗がりの席から続きが<聞こえる>。{other}が、小さく<口ずさんでいる>。']),
        say('secret_line', '{years}年、壁の[むこうで|むこうで|むこうで]、[聴いてた|聴いていました|聴いておった]。', {
          place: 'elsewhere',
        }),
        tell('deed', ['{hero}は、壁に向かうように<続ける>。今夜は、<止まらない>。']),
        tell('price', '最後まで<行く>。行ってしまうのが、少し<惜しい>。', { spare: 2 }),
        tell('end', [
          '{place}の壁に、扉がひとつ<つく>。稽古は、聴く者の椅子を出してから<始まる->。',
          '毎晩、同じところで<止まる->。壁のむこうが、続きを歌うまで。',
        ]),
      ],
    },
    {
      name: 'everything goes wrong',
      tones: ['light'],
      titles: ['大成功、らしい'],
      steps: [
        tell('world', [
          '{hero.intro}の舞台の用意は<完璧だ>。{elsewhere}のほうは、昨日<忘れられる+>。',
          '今夜{elsewhere}に立つため、{hero.intro}は{place}で百回転ばずに<歩く>。',
        ]),
        tell('want', [
          '失敗しないこと。{hero}は、それだけを<考える>。失敗のことばかり、とも<言える->。',
          '喝采がほしい。できれば、転ぶ前に<ほしい>。',
        ]),
        tell('attempt', ['幕が<上がる>。半分だけ。{hero}は、足だけで挨拶を<する>。']),
        say('ask_line', 'いま、受けて[る？|いますか？|おるか。]', { place: 'elsewhere' }),
        say('answer_line', '足は、[大人気だよ|大人気です|大人気だ]。', { place: 'elsewhere' }),
        tell('setback', ['次に明かりが消え、床が鳴り、だれかの犬が<登場する>。']),
        show('motion', '{hero}が、暗い舞台を右へ左へ走る。', { spare: 1 }),
        tell('obstacle', '台詞は、犬のほうが先に<言う>。', { spare: 1, place: 'elsewhere' }),
        say('quip_line', '練習どおり[だね|ですね|だな]。一つも[合ってない|合っていません|合っとらん]けど。', {
          spare: 2,
          place: 'elsewhere',
        }),
        tell('deed', ['{hero}は、とうとう笑って<しまう>。客席も、<笑う>。ここからは、だれも知らない話<だ>。'], {
          spare: 1,
        }),
        tell('end', [
          '翌日の評判は上々<だ>。再演の依頼が<来る>。犬あてに。',
          '幕は、{hero}が直さずに<返す>。足の出番が、<なくなるからだ>。',
        ]),
      ],
    },
    {
      name: 'do not stop playing',
      tones: ['bold', 'dark'],
      titles: ['止めてはいけない夜'],
      steps: [
        tell('world', [
          '{elsewhere}の舞台では、途中で止めた者が<消える>。次に立つのは、{hero.intro}<だ>。',
          '{hero.intro}に、舞台の話が<来る>。前の出演者は、まだ<見つかっていない>。',
        ]),
        tell('want', [
          '最後までやりとげる。{hero}は、消えた者の名を小さく書いて<持つ>。',
          '{want}。前の者が、どこへ行ったのかを<知るためだ>。',
        ]),
        say('threat_line', '止めたら、終わり[だよ|です|だ]。', { place: 'here' }),
        say('resolve_line', '終わらせに、[来たんだ|来ました|来た]。', { place: 'here' }),
        tell('attempt', ['一節目、客席は<空だ>。二節目、最前列に影が<座る>。節ごとに、一列ずつ<埋まる>。'], {
          spare: 1,
        }),
        tell('omen', '息継ぎのたび、影が少し身を<乗り出す>。', { spare: 2, place: 'elsewhere' }),
        show('look', '{hero}が目を開け、満員の暗がりを見る。', { spare: 1, place: 'elsewhere' }),
        tell('discovery', ['最後の列に、知った顔が<ある>。消えた者たちが、拍手の形で<止まっている>。']),
        tell('turn', ['わかる。止めたから消えたのでは<ない>。終わりを、だれも<聴けなかったのだ>。']),
        tell('deed', '指が切れ、声がかすれる。{hero}は、最後の一音を<置く>。', { spare: 2 }),
        tell('end', [
          '静けさが三秒。それから、{years}年ぶんの拍手が<来る>。{elsewhere}が、朝まで<明るい>。',
          '拍手が<やむ>。客席には、帰り道を訊く者が大勢<いる>。',
        ]),
      ],
    },
  ],
  explain: [
    {
      name: 'the child asks why',
      tones: ['told', 'warm'],
      titles: ['{target}の、なぜ', 'なぜの数'],
      steps: [
        tell(
          'question',
          [
            '{target}は、«だれが作ったのか。|どこから来るのか。|どうやってできるのか。»{hero.intro}に訊くと、答えは<短くない->。',
            '{target}を説明できる人は<少ない->。{hero.intro}は、その一人<だ->。',
          ],
          { shows: 'target' },
        ),
        tell('ground', ['{place.full}。話は、ここから<始まる->。'], { spare: 1 }),
        say('witness_line', '順番に見れば、[むずかしくないよ|むずかしくありません|むずかしくはない]。'),
        tell('step', [
          'まず、{hero}は何も<しない->。見ることが、最初の<仕事だ->。',
          '最初の作業は<地味だ->。選んで、分けて、待つ。',
        ]),
        tell('fact', ['次に、変わるところを<探す->。朝と夕方では、{target}はもう同じ<ではない->。'], {
          shows: 'target',
        }),
        say('pupil_line', 'どうして、急いじゃ[だめなの？|だめなんですか？|いかんのか。]', { spare: 1 }),
        say('lesson_line', '急ぐと、順番が[逃げるから|逃げますから|逃げる]。', { spare: 2 }),
        show('hands', '{target}に、光がゆっくり回りこむ。', { spare: 2, shows: 'target' }),
        tell('cost', ['うまくいかない日のほうが<多い->。{hero}は、そちらの記録も<捨てない->。']),
        tell(
          'answer',
          [
            '«訪ねる者がいて、迎える者がいる。|待つ者がいて、応える者がいる。|人の手と、待つ時間。»{target}を支えるのは、その<ふたつだ->。',
          ],
          { shows: 'target' },
        ),
        tell(
          'outlook',
          [
            '次に{target}を見るときは、少しだけ長く<見てほしい->。',
            '問いはひとつ<減る+>。{hero}の前では、もう次の「なぜ」が<待っている->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'three wrong answers',
      tones: ['told', 'light'],
      titles: ['三つの言い伝え'],
      steps: [
        tell(
          'question',
          [
            '{target}のわけを訊くと、{place}では三通りの答えが<返ってくる->。',
            '{target}には、言い伝えが三つ<ある->。{hero.intro}が、確かめて<いる->。',
          ],
          { shows: 'target' },
        ),
        tell('context', ['昔からそうだから。だれかが決めたから。三つ目は、いま{hero}が<調べている->。']),
        tell('step', ['{hero}は、まず数える。それから、数えまちがいを<数える->。']),
        say('ask_line', 'だれから、[聞いた？|聞きましたか？|聞いた。]', { spare: 1 }),
        say('answer_line', '隣から。隣は、[うちから|うちからだそうです|うちからだとさ]。', { spare: 1 }),
        tell('fact', ['言い伝えは、ぐるりと一周して<いる->。始まりの家は、どこにも<ない->。']),
        show('passage', '{elsewhere}を、ゆっくり光が渡る。', { spare: 1 }),
        say('witness_line', 'まちがいにも、[わけがあるよ|わけがあります|わけがある]。'),
        tell('cost', 'ひとつ確かめるのに、ひと季節<かかる->。外れれば、また次の季節<だ->。', { spare: 2 }),
        tell('answer', [
          '結局、三つとも少しずつ<正しい+>。ただ、順番が逆<だったのだ->。',
          'ほんとうのわけは、三つを足して、余ったところに<ある+>。',
        ]),
        tell('outlook', [
          '{place}の答えは、いま四通りに<増えている->。',
          '{hero}の手もとには、四つ目の言い伝えが<届いている->。',
        ]),
      ],
    },
    {
      name: 'what must not be asked',
      tones: ['dark', 'bold'],
      steps: [
        tell('world', [
          '{target}のしくみを知る{hero.intro}は、明日までにそれを<伝える>。',
          '{hero.intro}だけが、{target}のしくみを<知っている>。夜、人が<来る>。',
        ]),
        tell('want', [
          '{want}。自分が消える前に、だれか一人に。',
          '消える前に、だれか一人に。{hero}は、聞く者を<待つ>。',
        ]),
        say('ask_line', '最後まで、聞く[気はある？|気はありますか？|気はあるか。]'),
        say('answer_line', '最後から、[聞きたい|聞きたいです|聞きたい]。時間が[ないから|ありませんから|ない]。'),
        tell('attempt', ['{hero}は、終わりから始めへ<話す>。半分で、外の灯が<消える>。'], { place: 'here', spare: 1 }),
        show('look', '{hero}が声を落とし、{other}が身を寄せる。', { spare: 1 }),
        tell('danger', '戸が<鳴る>。残りは、あと三つ<だ>。', { spare: 2, place: 'here' }),
        tell('price', ['三つを話せば逃げる間が<ない>。話さなければ、{target}は動かない。'], { place: 'here' }),
        tell('choice', ['逃げ道に、{hero}は背を<向ける>。三つ目まで、ゆっくり<話す>。'], { place: 'here' }),
        say('secret_line', '一つ目は、もう[知ってた|知っていました|知っておった]。', { spare: 1, place: 'here' }),
        tell('end', [
          '朝、{place}に{hero}は<いない>。{target}は、いつもの時刻に<動きだす>。',
          'しくみを知る者は、やはり一人<だ>。{other}が、次に話す相手を<探している>。',
        ]),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, PlotList>>;
