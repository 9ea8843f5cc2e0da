import type { CameraAngle, Framing } from '#src/shared/catalogue/shots.ts';

/** Words by which a picture is praised, of how it is made and of its format: nothing of them is to be seen. */
const ABOUT: readonly string[] = [
  // English
  '(?:(?:highly|ultra|extremely|very|super|intricate(?:ly)?|finely|insanely|hyper|rich(?:ly)?|fine|beautiful)[- ]*)*detail(?:ed|s|ing)?',
  '(?:an? )?masterpieces?|(?:best|high|highest|top|great|excellent|perfect|ultra)[- ]quality|quality|award[- ]winning|professional',
  '(?:\\d+(?:\\.\\d+)?k|[uf]?hd|ultra hd|full hd|hdr|\\d+ ?dpi|\\d{3,4}p)(?: resolution| wallpaper)?|(?:high|ultra)[- ]?(?:res|resolution|definition|def)',
  '(?:sharp|soft|crisp)(?: focus| edges| lines| shadows)?|in focus|bokeh|(?:shallow )?depth of field|f ?/ ?\\d+(?:\\.\\d+)?|\\d+ ?mm(?: lens| film)?|dslr|canon(?: \\w+)?|nikon(?: \\w+)?|leica|kodak(?: \\w+)?|iso ?\\d+|film grain|grainy|lens flare|macro|long exposure|motion blur',
  'stunning|beautiful(?:ly)?|gorgeous|amazing|epic|elegant|breathtaking|impressive|intricate|ornate|aesthetic|atmospheric|dreamy|whimsical|surreal|mood|moody|cozy|cosy|cute|kawaii|serene|peaceful|dramatic|cinematic|majestic|mystical|ethereal|nostalgic|mysterious',
  '(?:photo|hyper|ultra)?[- ]?realis(?:tic|m)|lifelike|trending(?: on \\w+)?|artstation(?: hq)?|deviantart|pixiv|pinterest|behance|dribbble|cgsociety|unreal(?: engine)?(?: ?\\d)?|unity|blender|octane(?: render)?|v-?ray|ray[- ]?trac(?:ing|ed)|global illumination|subsurface scattering|cgi|3d|2d|render(?:ed|ing)?|post-?processing',
  '(?:(?:soft|warm|cold|cool|natural|studio|rim|back|volumetric|dramatic|cinematic|moody|ambient|golden|beautiful|dim|bright|diffused?|harsh|low|high|key|neon|perfect|good|gentle|magical) ?-?)+light(?:ing|s)?|lighting|light rays|god rays|chiaroscuro|high contrast|contrast',
  '(?:(?:vibrant|vivid|pastel|muted|bright|bold|rich|warm|cool|earthy|soft|beautiful|saturated|limited|bright|dark) )*(?:colou?rs?|tones?|palette|hues?)(?: palette| scheme)?|colou?rful|vibrant|vivid|monochromatic',
  "(?:concept|digital|fan|line|vector|fantasy|game|graphic|modern|abstract|fine|clip|ai|traditional|contemporary|children's|cartoon|comic)?[- ]?art(?:work)?|(?:digital|matte|fantasy|acrylic|gouache|impressionist|chinese|japanese|traditional)? ?paintings?|illustrations?|drawings?|sketch(?:es)?|photos?|pictures?|images?|photograph(?:y|ic|s)?|(?:food|fashion|nature|street|product|wildlife|landscape|portrait|architectural|travel|stock|studio|aerial|night|analog|film) (?:photo(?:graph(?:y)?)?|shot)|wallpapers?|posters?|book cover|cover art|icon|stickers?|character design|flat design|flat|vector|clip-?art|cartoon",
  'by (?!(?:the|an?|my|his|her|our|their) )[\\p{L}.]+(?: [\\p{Lu}][\\p{L}.]+){0,3}|(?:in (?:the )?)?style(?: of)?.{0,30}|styli[sz]ed|(?:art deco|art nouveau|impressionis[mt]|expressionis[mt]|baroque|renaissance|minimalis(?:t|m|tic)|vintage|retro|vaporwave|synthwave|steampunk|realism|pop art|surrealism|cubism)',
  '(?:no|without) (?:text|words|watermarks?|letters|logos?|signature|frame|border)|symmetr(?:y|ic|ical)|composition|rule of thirds|centered|centred|negative space|(?:plain|simple|clean|white|blurred|blurry|dark|black|transparent) background|background|copy space|solo|square|vertical|horizontal|portrait mode',
  '(?:ultra |super )?wide(?:[- ]?angle)?|fish-?eye|panoram(?:a|ic)(?: view)?|landscape|scenery|vista|(?:a )?view|portrait|selfie|headshot|bust|full[- ]body|half[- ]body|pov|perspective|foreground|still life|shot|establishing|isometric view|cutaway|scene',
  // Chinese
  '(?:超|极|最)?高(?:清|质量|画质|品质|分辨率|细节)(?:晰度?)?|超清|\\d+k高?清?|杰作|大师作|大师级|(?:最佳|最高|顶级|极致)(?:画质|质量|品质)|(?:丰富|精致|极致|超多|大量)?(?:的)?细节(?:丰富|清晰|精致|满满)?|精致|精美|唯美|绝美|震撼|壮观|画质|质感|电影感|电影质感|光影|(?:柔和|自然|温暖|电影|体积|逆|侧|暖|冷|柔)(?:的)?(?:光线?|灯光|光影)|氛围(?:感)?|治愈|温馨|可爱风|写实|超?逼真|真实感|摄影(?:作品|图)?|照片|插画|插图|壁纸|海报|绘画|构图|(?:色彩|颜色)(?:鲜艳|丰富|明亮|柔和|绚丽)|(?:鲜艳|丰富|明亮)(?:的)?(?:色彩|颜色)|虚化|景深|广角|全景图?|俯视图?|仰视|特写|风景画?|景色|风光|景观|静物画?|肖像画?|人像|全身像?|半身像?|背景(?:虚化|简单|干净)|.{0,6}(?:风格|画风|风)|.{0,4}画|.{0,4}素描|渲染|虚幻引擎|建模|立体',
  // Japanese
  '(?:最|超)?高(?:画質|品質|精細|解像度|詳細)|傑作|名作|(?:超)?(?:詳細|精細|精密|緻密|細密)(?:な(?:描写|絵))?|\\d+k|フル?hd|美しい(?:光|絵|色彩)?|幻想的|映画(?:的|風)|シネマティック|リアル(?:な)?|写実的?|写真(?:風)?|イラスト|挿絵|絵画|壁紙|ポスター|(?:柔らか|やわらか|暖か|温か|あたたか|自然)(?:な|い)(?:光|色調|色)|(?:逆|自然|斜)光|ボケ|被写界深度|広角|俯瞰|見下ろし(?:た構図)?|上から|下から|構図|背景(?:ぼかし|なし)?|風景(?:画|写真)?|景色|静物画?|肖像画?|ポートレート|全身|半身|上半身|.{0,6}(?:風|調|スタイル|タッチ)|.{0,5}(?:画|絵)|.{0,4}アート|鮮やかな色彩?|カラフル|文字なし|.{0,4}アニメ',
  // Korean
  '(?:초)?고(?:화질|품질|해상도|퀄리티|디테일)|걸작|명작|최고(?:의)? ?(?:품질|화질|퀄리티)|(?:매우 |아주 )?(?:디테일|세밀|섬세|정교)(?:한)?(?: 묘사| 디테일)?|\\d+k|아름다운(?: 색감| 빛)?|몽환적(?:인)?(?: 분위기)?|감성(?:적인)?|영화(?: ?같은|적인)(?: 조명| 장면)?|시네마틱|사실적(?:인)?|실사(?:풍)?|극사실주의?|사진|일러스트(?:레이션)?|삽화|그림|배경화면|포스터|(?:부드러운|따뜻한|자연스러운|자연) ?(?:빛|조명|색감|광)|역광|아웃포커싱|광각|부감|구도|풍경화?|정물화?|초상화?|인물화|전신|반신|.{0,8}(?:풍|스타일|느낌|화풍|분위기|톤)|.{0,5}(?:화|아트)|선명한(?: 색감)?|화려한 색감|파스텔',
];

/** What may stand beside such words in a piece of a prompt. */
const GLUE =
  '(?:and|with|in|of|on|an?|the|very|so|by|for|as|,|&|\\+|-|和|与|的|有|、|・|の|な|で|と|に|의|한|와|과|인|로|으로|에|\\s)';

/** A piece of a prompt that says nothing of the scene. */
export const ONLY_ABOUT = new RegExp(`^(?:(?:${ABOUT.join('|')})|${GLUE})+$`, 'iu');

/** What begins a prompt before the scene: 'a watercolor painting of', 'draw me', '画一幅'. */
export const HEADS: readonly RegExp[] = [
  /^(?:水彩|油絵|油彩|水墨|墨絵|浮世絵|アニメ|ジブリ|ピクセル|ドット|絵本|漫画|鉛筆|クレヨン|粘土|サイバーパンク|切り絵|版画|印象派|レトロ)(?:画|絵|アート)?(?:風|調|スタイル|タッチ)の/u,
  /^(?:水彩|油画|水墨|浮世绘|动漫|卡通|像素|绘本|素描|粘土|赛博朋克|剪纸|版画|印象派|复古)画?(?:风格|画风|风)的/u,
  /^(?:수채화|유화|수묵화|애니메이션|애니|만화|픽셀(?: 아트)?|동화책|연필화|점토|사이버펑크|레트로) ?(?:풍|스타일|느낌)의? /u,
  /^(?:please )?(?:can you |could you )?(?:draw|paint|make|create|generate|show|render|design|illustrate|imagine)(?: me| us)?(?= (?:an?|the|some|two|three|\d) )/iu,
  /^(?:an? |the )?(?:[\p{L}\d'-]+ ){0,4}?(?:portraits?|pictures?|photos?|photographs?|paintings?|illustrations?|drawings?|images?|sketch(?:es)?|renders?|renderings?|wallpapers?|posters?|artwork|art|headshots?|selfies?|stickers?|icons?|logos?|views?|shots?|scenes?|depictions?|watercolou?rs?|concept art) (?:of|showing|depicting|featuring) /iu,
  /^(?:an? )?(?:[\p{L}-]+ )?still[- ]life(?: (?:painting|photo|drawing))?(?: (?:with|of))? /iu,
  /^(?:请|帮我|给我)*(?:画|绘制|生成|创作|制作|来)(?:一)?(?:张|幅|个|只|副)?(?:关于)?/u,
  /^(?:一)(?:张|幅|副)(?:.{0,6}(?:画|图|照片|插画|肖像)[：:，,]?)?/u,
  /^(?:静物|风景|人像|肖像|插画|壁纸|静物画|風景|静物画)[：:]/u,
];

/** What ends a piece behind the scene: 'in watercolour style', 'の絵', '的插画', '의 초상화'. */
export const TAILS: readonly RegExp[] = [
  /(?:的)?产品(?:摄影|照片?|图)$|の?(?:商品|製品)(?:写真|画像|撮影)$| ?제품 ?(?:사진|컷)$/u,
  /,? (?:(?:painted|drawn|rendered|done|made|depicted) )?in (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:style|art|colou?rs|painting|watercolou?rs?|pixel art|ink|oils?|pencil)(?: of .{1,30})?$/iu,
  / (?:illustration|painting|drawing|wallpaper|poster|artwork|photography|photograph|render|concept art|landscape|scenery|portrait|interior)$/iu,
  /(?:的)(?:画|图|图片|图像|插画|插图|照片|肖像画?|风景画?|景色|海报|壁纸|特写|素描|水彩画|油画)$/u,
  /(?:を描いた)?の?(?:絵|イラスト|写真|肖像画?|ポートレート|風景画?|景色|壁紙|静物画)(?:を描いて(?:ください)?)?$/u,
  /(?:を描いて(?:ください)?|을 그려 ?(?:줘|주세요)|를 그려 ?(?:줘|주세요)|그려 ?(?:줘|주세요))$/u,
  /(?:의|를 그린|을 그린)? ?(?:그림|일러스트|사진|초상화?|풍경화?|정물화?|배경화면|모습)$/u,
];

/** What a word of light or scenery says of the hour and the place. */
export const SAID_PLAINLY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wooden|wood|marble|glass|stone|oak|round|old) (?=tables?\b|desks?\b|counters?\b)/giu, ''],
  [/(?:木|大理石)の(?=テーブル|机)/gu, ''],
  [/(?:나무|대리석|원목) (?=테이블|탁자|책상)/gu, ''],
  [/(?:大理石|木质|木制)(?=桌)/gu, ''],
  [/\b(?:spaghetti|pasta)\b/giu, 'noodles'],
  [/傘をさ(?:す|した|している)/gu, '傘を持つ'],
  [/(?<=[에서앞] ?)서 있는/gu, '서있는'],
  [/,? ?(?:a )?product (?:shot|photo(?:graph(?:y)?)?)(?: of)?/giu, ''],
  [/(?:の)?商品写真|[，,]?产品(?:摄影|照片?|图)|,? ?제품 ?사진/gu, ''],
  [/桌面/gu, '桌子'],
  // Fruit and flowers that are said for a colour.
  [/桃色(?=的)/gu, '粉红色'],
  [/(?:樱桃|酒)色(?=的)/gu, '酒红色'],
  [/(?:杏|蜜桃)色(?=的)/gu, '橙色'],
  [/オレンジの(?!ジュース|木|皮|香|実|果|花|畑|味|ケーキ|ジャム|山|種)/gu, 'オレンジ色の'],
  [/(?:복숭아|살구)색/gu, '분홍색'],
  [/(?:체리|와인)색/gu, '진홍색'],
  // 'Sits down and reads' is two deeds; to wave is one word.
  [/(坐下|站起|躺下|停下|蹲下|坐了下|停了下)来(?=\p{Script=Han})/gu, '$1来，'],
  [/挥(?:了|一)?挥(?=手)/gu, '挥'],
  [/(?:摆了?摆|招了?招)手/gu, '挥手'],
  [/戴(?=\p{Script=Han}{0,3}眼镜)(?!着|了)/gu, '戴着'],
  [/\b(morning|evening|afternoon|sunset|sunrise|dawn|dusk)(?:'s)? ?(?:sun)?light(?:ing)?\b/giu, 'in the $1'],
  [/\b(?:in |by |under )?(?:the )?moonlight\b/giu, 'at night'],
  [/\b(?:in |under )?(?:the )?(?:warm |bright )?(?:sunlight|sunshine)\b/giu, 'on a sunny day'],
  [
    /^((?:an?|the|my|one|two|three|some) (?:[\p{L}'-]+ ){1,4}?)(cooking|baking|painting|drawing|fishing|building|sailing|skating|skiing|surfing|hiking|camping|climbing|dancing|singing|swimming|running|knitting|sewing|washing|cleaning|gardening|shopping|boxing|cycling)\b(?= \p{L})/giu,
    '$1is $2',
  ],
  [/\bcityscape\b/giu, 'city'],
  [/\bseascape\b/giu, 'sea'],
  [/\b(\w+) interior\b/giu, '$1'],
  [/\b1 ?(girl|boy|man|woman)\b/giu, 'a $1'],
  [/\b2 ?(girls|boys)\b/giu, 'two $1'],
  [/(?:的)?夜景/gu, '的夜晚'],
  [/晨光/gu, '早晨'],
  [/月光(?=[，,、]|$)/gu, '夜晚'],
  [/야경/gu, ' 밤'],
  [/(아침|저녁|오후) 햇살/gu, '$1'],
  [/(朝|夕方|夜)の光/gu, '$1'],
];

/** A picture of somebody's face. */
export const PORTRAIT = /\bportraits? (?:of|showing|with)\b|\bportrait(?=$|[,.:])|肖像|人像|ポートレート|초상/iu;

/** Somebody looks out of the picture: nothing that is done to somebody. */
export const LOOKS_AT_US: readonly (readonly [RegExp, string])[] = [
  [
    /\b(smiling|smiles?|laughing|grinning) (?:at|towards?|into|for) (?:us|you|me|the (?:camera|viewers?|lens))\b/giu,
    '$1',
  ],
  [
    /(?:\b(?:who|that) )?(?:\b(?:is|are|and) )?\b(?:look(?:ing|s)?|gaz(?:ing|es)|star(?:ing|es)|fac(?:ing|es)|turned)(?: (?:straight|directly|right|up|back))?(?: (?:at|towards?|to|into|in))? (?:us|you|me|the (?:camera|viewers?|lens)|(?:the )?front|camera|viewers?)\b/giu,
    '',
  ],
  [/(?:\b(?:seen )?from the front|\bfront(?:al)? view|\b(?:in )?eye contact)\b/giu, ''],
  [
    /(?:眼睛|目光|正|在)*(?:看着|看向|望着|望向|面对着?|面向着?|面朝着?|直视着?|注视着?|正视着?|正对着?|对着)(?:我们|镜头|相机|观众|观者|画面外)的?/gu,
    '',
  ],
  [
    /(?:カメラ|こちら|正面|私たち|レンズ)(?:目線|(?:を|に|の方を)(?:じっと)?(?:見つめ(?:て(?:いる)?|る|た)|見(?:て(?:いる)?|る|た)|向(?:いて(?:いる)?|く|いた)))の?/gu,
    '',
  ],
  [
    /(?:카메라|우리|정면|이쪽|렌즈)(?:를|을|쪽을)? ?(?:똑바로 )?(?:바라보|쳐다보|보|응시하|향하)(?:고 있는|고 있다|고 있음|는|고|며|ㄴ다)?/gu,
    '',
  ],
];

/** How near one is, and from where one looks, in words that films do not use. */
export const FRAMINGS: readonly (readonly [RegExp, Framing])[] = [
  [/\b(?:full[- ]body|head to toe)\b|全身|전신/iu, 'full'],
  [/\b(?:headshot|face portrait|bust)\b|头像|大头照|顔のアップ|얼굴 클로즈업/iu, 'close'],
  [/\b(?:half[- ]body|selfie)\b|半身|상반신|반신/iu, 'medium'],
  [
    /\b(?:panorama|panoramic|wide[- ]angle|ultra wide|landscape|scenery|vista|from afar)\b|全景|远景|风景|风光|遠景|風景|景色|풍경|전경|광각/iu,
    'wide',
  ],
];
export const ANGLES: readonly (readonly [RegExp, CameraAngle])[] = [
  [
    /\b(?:(?:seen |viewed )?from above|top[- ]?(?:down)? view|top-down|bird'?s[- ]eye(?: view)?|overhead(?: view| shot)?|aerial (?:view|shot)|high[- ]angle(?: shot)?|flat ?lay)\b|俯视|俯拍|俯瞰|鸟瞰|航拍|见下ろし|見下ろし|上から|위에서 (?:본|내려다본)(?: (?:모습|구도|시점))?|부감|항공뷰|탑뷰/iu,
    'high',
  ],
  [
    /\b(?:(?:seen |viewed )?from below|low[- ]angle(?: shot)?|worm'?s[- ]eye(?: view)?)\b|仰视|仰拍|下から(?:見上げた構図)?|見上げ(?=[、。]|$)|아래에서 (?:본|올려다본)(?: (?:모습|구도|시점))?|로우 ?앵글/iu,
    'low',
  ],
];
