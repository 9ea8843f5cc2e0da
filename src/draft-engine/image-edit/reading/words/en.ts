import type { EditWords } from '../mark.ts';

/** How edits of pictures are asked for in English. */
export const EN: EditWords = {
  hasSpaces: true,
  particles: '',
  unquoted: [
    /(?:(?:text|caption|title|words?|label|heading|headline)(?: (?:that says|saying|reading|which says))?:?|write|says?|saying|type) (?<text>(?!(?:at|in|on|to|the|a|it|some|that|black|white|with)\b)\S.*?)(?= (?:at|in|on|to|near|along|across|over) (?:the |big |large |small |bold |white|black|red|blue|green|yellow|top|bottom|it)|[.;!?]|, |$)/iu,
  ],
  rows: [
    // Tones
    [
      'bright(?:en(?:ed|ing)?(?: up)?|er)|light(?:en(?:ed|ing)?(?: up)?|er)',
      { is: 'tone', tone: 'brightness', sign: 1 },
    ],
    ['bright|light', { is: 'tone', tone: 'brightness', sign: 1 }],
    ['over-?exposed|blown[- ]out', { is: 'tone', tone: 'brightness', sign: -1, names: 'fault' }],
    ['under-?exposed', { is: 'tone', tone: 'brightness', sign: 1, names: 'fault' }],
    ['dark(?:en(?:ed|ing)?(?: down)?|er)?|dim(?:mer|med)?|dimly lit', { is: 'tone', tone: 'brightness', sign: -1 }],
    ['bright ?ness|exposure|highlights?|shadows?|lightness|luminosity', { is: 'tone', tone: 'brightness' }],
    ['contrast', { is: 'tone', tone: 'contrast' }],
    ['contrasty|punch(?:y|ier)|crisper contrast|dramatic|dehaze', { is: 'tone', tone: 'contrast', sign: 1 }],
    ['flat(?:ter)?|hazy|dull', { is: 'tone', tone: 'contrast', sign: -1 }],
    ['saturation|vibrance|vibrancy|colou?r intensity|chroma', { is: 'tone', tone: 'saturation' }],
    [
      'saturated?|(?:more )?(?:vivid|vibrant|colou?rful)|(?:make (?:the |its )?)?colou?rs? (?:to )?(?:really )?pop|boost (?:the )?colou?rs?|(?:stronger|richer|bolder|intense|punchier|brighter) colou?rs?',
      { is: 'tone', tone: 'saturation', sign: 1 },
    ],
    [
      'desaturat(?:ed?|ion)|(?:mute|muted|tone(?:d)? down|softer|paler|pale|weaker|duller) (?:the )?colou?rs?',
      { is: 'tone', tone: 'saturation', sign: -1 },
    ],
    ['(?:colou?r )?temperature|white balance|warmth', { is: 'tone', tone: 'warmth' }],
    ['warm(?:er|ed|ing)?(?: up)?(?: colou?rs?| tones?)?', { is: 'tone', tone: 'warmth', sign: 1 }],
    [
      '(?:cool|cold)(?:er|ed|ing)?(?: down)?(?: colou?rs?| tones?)?|blu(?:er|ish)(?: tones?| tint)?',
      { is: 'tone', tone: 'warmth', sign: -1 },
    ],
    ['(?:yellow|orange)(?:ish)?(?: tint| cast)', { is: 'tone', tone: 'warmth', sign: 1 }],
    // Effects and grades
    [
      'black[- ]?(?:and|&|n)[- ]?white|b ?& ?w|bw|mono(?:chrome|chromatic)?|gr[ae]y ?scale|remove (?:all )?(?:the )?colou?rs?',
      { is: 'effect', effect: 'blackAndWhite' },
    ],
    ['sepia(?: toned?)?', { is: 'effect', effect: 'sepia' }],
    ['invert(?:ed)?(?: (?:the )?colou?rs?)?|negative', { is: 'effect', effect: 'invert' }],
    [
      'sharp(?:en(?:ed|ing)?(?: up)?|er|ness)?|crisp(?:er)?|clearer|less blurry|more defined|more detail',
      { is: 'effect', effect: 'sharpen' },
    ],
    [
      'vignett(?:e|ing)|dark(?:en(?:ed)?|er)? (?:the )?(?:edges|corners|borders)|(?:edges|corners) darker',
      { is: 'effect', effect: 'vignette' },
    ],
    ['(?:film )?grain(?:y|ier)?|noise|noisy', { is: 'effect', effect: 'grain' }],
    [
      'round(?:ed)?(?: off)?(?: the| its)? corners?|corners? (?:to be )?round(?:ed)?|corner radius',
      { is: 'effect', effect: 'corners' },
    ],
    [
      'teal (?:and|&|n) orange|orange (?:and|&|n) teal|cinematic|(?:like a )?movie(?: look| style|-like)?|hollywood|blockbuster|film[- ]like colou?rs?',
      { is: 'grade', grade: 'tealAndOrange' },
    ],
    ['vintage|retro|old[- ]school|analog(?:ue)?|nostalgic|polaroid|kodak|old film', { is: 'grade', grade: 'vintage' }],
    [
      'fad(?:ed?|ing)|matte|washed[- ]out|bleached|aged|old(?:er)?(?: photo(?:graph)?)?|antique|worn',
      { is: 'grade', grade: 'faded' },
    ],
    ['(?:defocus|blur(?:red|ry|rier|ring)?)(?: out)?|bokeh|out of focus|gaussian(?: blur)?', { is: 'blur' }],
    ['soft(?:en(?:ed|ing)?|er)?(?: focus)?|smooth(?:er)?|dreamy', { is: 'blur', degree: 'slight' }],
    // Styles
    ['oil(?: painting| paint(?:s|ed)?)|in oils?|van gogh|impressionis(?:t|tic|m)', { is: 'style', style: 'oil' }],
    ['water ?colou?rs?(?: painting| paint(?:ing)?)?|aquarelle', { is: 'style', style: 'watercolour' }],
    ['gouache(?: painting)?|painting|painted|painterly', { is: 'style', style: 'gouache' }],
    [
      'anime|cartoon(?:y|ish|ified|ify)?|cel[- ]?shad(?:ed|ing)|manga|comic(?: book)?|toon',
      { is: 'style', style: 'cel' },
    ],
    ['(?:pencil|graphite|charcoal|hand)?[- ]?(?:sketch(?:ed)?|drawing|drawn)|pencil', { is: 'style', style: 'pencil' }],
    ['ink(?: drawing| wash| painting| illustration)?|line art|pen and ink|black ink', { is: 'style', style: 'ink' }],
    ['wood ?(?:block|cut)(?: print)?|ukiyo-?e|lino(?:cut)?', { is: 'style', style: 'woodblock' }],
    ['pixel(?: ?art|ated|ate|s art)|8[- ]?bit|16[- ]?bit', { is: 'style', style: 'pixel' }],
    ['paper ?(?:cut(?:out)?|cut-out|collage)|cut paper|poster(?:ize|ise)d?', { is: 'style', style: 'papercut' }],
    ['low[- ]?poly(?:gon)?|polygons?|triangles', { is: 'style', style: 'lowpoly' }],
    ['stained[- ]glass|mosaic', { is: 'style', style: 'stained_glass' }],
    ['chalk(?:board)?(?: drawing)?|blackboard', { is: 'style', style: 'chalkboard' }],
    ['riso(?:graph)?|half-?tone|screen ?print', { is: 'style', style: 'risograph' }],
    ['felt|wool(?:en)?', { is: 'style', style: 'felt' }],
    ['(?:film )?noir', { is: 'style', style: 'noir' }],
    ['golden hour|sunset(?: light| glow)?', { is: 'style', style: 'golden_hour' }],
    ['toy camera|lomo(?:graphy)?|holga', { is: 'style', style: 'toy_camera' }],
    ['isometric|memphis|infographic|clay(?:mation)?|3d(?: render)?|neon|ghibli|pixar|disney', { is: 'otherLook' }],
    // Shape and position
    [
      'crop(?:ped|ping)?(?: out)?|trim(?:med)?|cut(?: (?:it|this|them))?(?: off| away| to)?|chop(?: off)?|zoom(?:ed)? in(?: on| to)?|reframe',
      { is: 'crop' },
    ],
    [
      '(?:keep|leave)(?=.*(?:as (?:it |they )?(?:is|are)|the same|unchanged|alone|everything else|the rest))',
      { is: 'keep' },
    ],
    ['keep(?: just| only)?|only keep|leave only|just', { is: 'keepOnly' }],
    ['square(?:d)?(?: format| shape| crop)?', { is: 'shape', shape: '1:1' }],
    ['wide ?screen', { is: 'shape', shape: '16:9' }],
    ['(?:story|stories|reels?|tiktok|phone wallpaper)(?: format| size)?', { is: 'shape', shape: '9:16' }],
    [
      'rotat(?:ed?|ing|ion)|turn(?:ed)?(?= (?:it |the (?:photo|picture|image) |this )?(?:(?:by )?\\d|left|right|(?:to the )?(?:left|right)|(?:counter|anti)?-?clockwise|sideways|around))|spin|tilt(?:ed)?(?= )',
      { is: 'rotate' },
    ],
    ['crooked|tilted|slanted|not (?:straight|level)|lopsided|askew', { is: 'askew' }],
    [
      'straighten(?: out)?|level(?: out)?|align the horizon|fix (?:the )?(?:horizon|tilt)|horizon level',
      { is: 'straighten' },
    ],
    ['flip(?:ped)?(?: over)?', { is: 'flip' }],
    ['mirror(?:ed)?(?: image)?', { is: 'flip', axis: 'leftRight' }],
    ['horizontal(?:ly)?|left[- ](?:to[- ])?right|sideways|left and right', { is: 'axis', axis: 'leftRight' }],
    ['vertical(?:ly)?|top[- ](?:to[- ])?bottom', { is: 'axis', axis: 'topBottom' }],
    ['upside[- ]?down|on its head|wrong way up', { is: 'upsideDown' }],
    ['clock-?wise|cw', { is: 'turn', clockwise: true }],
    ['(?:counter|anti)-? ?clock-?wise|ccw', { is: 'turn', clockwise: false }],
    ['(?:the )?(?:left(?:most)?)(?: side| hand side| edge)?', { is: 'side', side: 'left' }],
    ['(?:the )?(?:right(?:most)?)(?: side| hand side| edge)?', { is: 'side', side: 'right' }],
    ['(?:the )?(?:top|upper|above)(?: side| part| edge)?', { is: 'side', side: 'top' }],
    [
      '(?:the )?(?:bottom|lower(?= (?:part|half|third|side|edge|left|right|\\d))|below|underneath|under it)(?: side| part| edge)?',
      { is: 'side', side: 'bottom' },
    ],
    ['(?:the )?(?:middle|cent(?:er|re)(?:d)?)', { is: 'middle' }],
    [
      'all (?:around|round|sides)|each side|every side|(?:from )?all (?:the )?(?:sides|edges)|both sides',
      { is: 'all' },
    ],
    ['(?:main )?(?:subject|person|people|face|figure|object|model)', { is: 'subject' }],
    // Added things
    [
      '(?:add |put |insert |write |with )?(?:a |the |some )?(?:text|caption|title|words?|label|heading|headline|lettering|letters)(?: (?:that says|saying|reading|which says))?|write|type|says|saying',
      { is: 'caption' },
    ],
    ['border(?:s|ed)?|frame[ds]?|outline|edging', { is: 'border' }],
    ['background|backdrop|behind (?:him|her|it|them|me)', { is: 'background' }],
    ['transparent|see[- ]through|cut ?-?out', { is: 'transparent' }],
    ['re-?siz(?:ed?|ing)|scale(?:d)?(?: down| up| to)?|shrink', { is: 'resize' }],
    ['wide|in width|width', { is: 'width' }],
    ['high|tall|in height|height', { is: 'height' }],
    // Colours
    ['(?:plain |pure |solid |clean )?white', { is: 'colour', colour: 'white' }],
    ['(?:plain |pure |solid )?black', { is: 'colour', colour: 'black' }],
    ['(?:bright |deep )?red', { is: 'colour', colour: 'red' }],
    ['orange', { is: 'colour', colour: 'orange' }],
    ['yellow', { is: 'colour', colour: 'yellow' }],
    ['green', { is: 'colour', colour: 'green' }],
    ['blue', { is: 'colour', colour: 'blue' }],
    ['(?:light|pale|baby|pastel) blue', { is: 'colour', colour: 'lightBlue' }],
    ['sky[- ]blue', { is: 'colour', colour: 'skyBlue' }],
    ['(?:dark|navy)(?: blue)|navy', { is: 'colour', colour: 'darkBlue' }],
    ['purple|violet|lilac', { is: 'colour', colour: 'purple' }],
    ['(?:light |pale |hot )?pink', { is: 'colour', colour: 'pink' }],
    ['brown', { is: 'colour', colour: 'brown' }],
    ['gr[ae]y', { is: 'colour', colour: 'grey' }],
    ['light gr[ae]y', { is: 'colour', colour: 'lightGrey' }],
    ['dark gr[ae]y|charcoal gr[ae]y', { is: 'colour', colour: 'darkGrey' }],
    ['gold(?:en)?', { is: 'colour', colour: 'gold' }],
    ['silver(?:y)?', { is: 'colour', colour: 'silver' }],
    ['beige|cream(?:y)?|ivory', { is: 'colour', colour: 'beige' }],
    ['turquoise|teal|cyan|aqua', { is: 'colour', colour: 'turquoise' }],
    // Amounts
    [
      '(?:just )?(?:a )?(?:(?:tiny|little|wee) )?bit|(?:a )?(?:little|touch|tad|smidge|hint of|hint)|slight(?:ly)?|subtl[ey]|gentl[ey]|somewhat|barely|lightly|mild(?:ly)?|light(?= (?:vignette|grain|blur|border|sharpening))',
      { is: 'degree', degree: 'slight' },
    ],
    [
      '(?:very |really |so )?(?:much|heav(?:y|ily)|strong(?:ly)?|drastic(?:ally)?|dramatically|extreme(?:ly)?|significantly|considerably|massively|super|intense(?:ly)?|totally)|very|really|way|a lot|lots of|a ton|far|high(?= contrast)',
      { is: 'degree', degree: 'much' },
    ],
    [
      'more|increas(?:ed?|ing)|rais(?:ed?|ing)|boost(?:ed|ing)?|up|higher|enhanc(?:ed?|ing)|bump(?: up)?|add|stronger|turn up|crank(?: up)?|high(?= contrast)|improve',
      { is: 'more' },
    ],
    [
      'less|decreas(?:ed?|ing)|lower(?:ed|ing)?|reduc(?:ed?|ing)|bring down|turn down|tone down|down|weaker|drop|dial (?:back|down)|tame|low(?= (?:contrast|saturation|brightness))',
      { is: 'less' },
    ],
    ['(?:way |much |a bit |far )?too|overly|excessively', { is: 'too' }],
    ['half ?way|(?:by |in |to |a )?half|50 ?/ ?50', { is: 'half' }],
    ['(?:a |one )?third', { is: 'share', percent: 33 }],
    ['two thirds', { is: 'share', percent: 67 }],
    ['(?:a |one )?quarter', { is: 'share', percent: 25 }],
    ['(?:one |a )?fifth', { is: 'share', percent: 20 }],
    ['per ?cent|pct', { is: 'percent' }],
    ['degrees?|deg', { is: 'degrees' }],
    ['px|pixels?', { is: 'pixels' }],
    ['thick(?:er)?|wide(?= (?:white |black )?(?:border|frame))|big(?:ger)?|large(?:r)?|huge|bold', { is: 'big' }],
    ['thin(?:ner)?|narrow|small(?:er)?|tiny', { is: 'small' }],
    // Taking back and leaving out
    [
      'remov(?:ed?|ing)|delet(?:ed?|ing)|eras(?:ed?|ing)|get rid of|take (?:out|away|off)|clean up|photoshop out|edit out|drop(?= the)',
      { is: 'remove' },
    ],
    ['undo|revert|take back|cancel|reset|turn off', { is: 'undo' }],
    ["no|not|without|don'?t|do not|never|no more", { is: 'not' }],
    [
      '(?:undo|revert|reset|cancel) (?:everything|all(?: edits| changes)?)|start over|back to (?:the )?original|original',
      { is: 'undoAll' },
    ],
    // Parts
    ['[,;!?&+:()—–\\n]|\\.(?!\\d)', { is: 'break' }],
    ['and(?: also| then)?|then|but|also|plus', { is: 'break' }],
    // Reasons and manners, which ask for nothing
    [
      'so (?:that |it |the |i |we |he |she |they )[^,.;!?]*|because [^,.;!?]*|for (?:my |our |the |an? )?(?:instagram|insta|facebook|twitter|youtube|linkedin|profile(?: picture)?|blog|website|print(?:ing)?|wallpaper|pinterest|post|feed|shop|ebay|passport)(?: post| feed| page)?|like (?:in|on|at) [^,.;!?]*|like (?:an? |the )?(?:\\w+ )*(?:morning|evening|day|night|afternoon|winter|summer|autumn|spring|weather)',
      { is: 'filler' },
    ],
    [
      "please|pls|plz|could|can|would|will|you|i|i'?d|we|want|need|like(?= to| it)|just(?= (?:make|add|crop|rotate|flip))|make|give|get|let'?s|do|does|turn|convert|change|switch|transform|apply|set|use|put|add|have|it|its|it'?s|itself|this|that|these|them|him|her|his|he|she|they|the|an?|my|our|your|me|us|of|for|to|into|with|in|on|at|by|as|from|is|are|be|look(?:s|ing)?(?: like)?|like|feel(?:s|ing)?|bit|overall|whole|entire|everything|some|around|style|styled|filter|effect|effects|look|version|tone[ds]?|photo(?:graph)?s?|pictures?|images?|pics?|shot|snapshot|fix|bring|colou?rs?|hello|hi|hey|thanks|thank you|now|again|nice(?:ly)?|beautiful(?:ly)?|out|off|over|all|shape|format|ratio|aspect|size|say|saying|kind|sort|tint|amount|level|edit|maybe|perhaps|a|s|replace|swap|place|there|here|where|which|who|what|was|so|film|letters?|name|landscape|portrait|orientation|hand|side|corner|edge|horizon|instead|back|only|both|each|every|one|slightly",
      { is: 'filler' },
    ],
  ],
};
