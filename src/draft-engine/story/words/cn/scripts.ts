import type { BeatId } from '../../shapes/beats.ts';

/** What is seen in each beat. */
export const SCRIPTS: Readonly<Record<BeatId, readonly string[]>> = {
  world: ['{place}全景，{weather}，{hero}小小的身影在画面一侧。', '远远望去，{place}静静铺开，{hero}就在其中。'], habit: ['{hero}在{place.in}做着每天都做的事。', '{hero}低着头忙碌，动作熟练。'], sign: ['{hero}停下来，抬头望去，好像听见了什么。', '{hero}察觉到一点异样，慢慢抬起头。'],
  meet: ['{hero}和{other}在{place.in}第一次面对面。', '{other}出现在画面另一头，{hero}愣住了。'], want: ['{hero}独自出神，眼神渐渐坚定。', '镜头推近{hero}的脸，心事写在上面。'], obstacle: ['{hero}和{other}相对而立，谁也不让。', '{other}挡在前面，{hero}进退两难。'],
  attempt: ['{hero}在{elsewhere.in}专心尝试，一遍又一遍。', '{elsewhere.in}，{hero}全力以赴。'], bond: ['{hero}和{other}并肩坐在{elsewhere.in}。', '两个身影靠得很近，在{elsewhere.in}说着什么。'], setback: ['{hero}跪倒在{elsewhere.in}，四周空荡荡。', '{hero}垂下头，镜头缓缓拉远。'],
  discovery: ['特写：{prop}上露出从没见过的痕迹。', '{prop}静静躺着，光照亮了它的秘密。'], danger: ['{elsewhere.in}一片混乱，{hero}拼命向前。', '险情逼近，{hero}和{other}在{elsewhere.in}相距咫尺。'], turn: ['{other}伸出手，{hero}怔住。', '{hero}与{other}四目相对，神情变了。'],
  price: ['{hero}低头看着{prop}，久久不动。', '特写：{hero}的神情，一点点黯下去。'], choice: ['{hero}站在岔路口，闭上眼睛。', '镜头绕着{hero}缓缓旋转，四周渐渐安静。'], deed: ['{hero}迎上前去，{other}在一旁屏住呼吸。', '{hero}终于出手，光落在身上。'],
  end: ['{hero}和{other}站在{place.in}，镜头慢慢拉开。', '{place}重归宁静，两个身影留在画面里。'], echo: ['{hero}走在{place.in}，背影渐渐变小。', '空镜般的{place}，{hero}从一侧缓缓走过。'], days: ['日升日落，{hero}和{other}在{place.in}忙碌。', '{place.in}，{hero}干着活，{other}搬着东西走过。'],
  detail: ['特写：{prop}，光从侧面照来。', '镜头贴近{prop}，看得清每一道纹路。'], omen: ['{hero}僵在原地，盯着暗处。', '{place.in}，灯光闪了一下，{hero}脸色变了。'], encounter: ['黑暗里，{other}慢慢向{hero}伸出手。', '{hero}蜷缩着，{other}的影子压了下来。'],
  aftermath: ['{place.in}空空荡荡，{hero}独自坐着。', '远景：{place}一片寂静，{hero}一动不动。'], case: ['{hero}翻看卷宗，眉头紧锁。', '{hero}在灯下读着一页纸。'], clue: ['特写：地上的{prop}，{hero}蹲下身。', '镜头推近{prop}，一处细节不对劲。'],
  truth: ['{hero}抬手一指，{other}捂住了脸。', '{hero}说出真相，{other}垂下眼睛。'], problem: ['{hero}双手捂脸，周围乱成一团。', '{hero}被一件件小事缠住，快要崩溃。'], product: ['{object}在光里缓缓转动。', '特写：{object}，干净明亮。'],
  change: ['{hero}脚步轻快地走过{elsewhere}。', '{elsewhere.in}，{hero}舒展了眉头。'], proof: ['{hero}把{prop}递给{other}，{other}眼睛一亮。', '{other}接过来试了试，点点头。'], claim: ['{object}居中，背景渐渐虚化。', '{object}立在{place.in}，光线温暖。'],
  question: ['{object}摆在画面中央，{hero}低头端详。', '镜头推近{object}，像推近一个问号。'], ground: ['{place}全景，{weather}。', '镜头横移，扫过{place}。'], step: ['特写：{hero}在{elsewhere.in}埋头干活。', '{hero}的动作一丝不苟。'],
  cost: ['{hero}停下来，神情疲惫。', '{hero}低着头，汗水滴下。'], fact: ['{hero}指着{prop}，镜头跟过去。', '特写：{prop}，细节一一显露。'], answer: ['{hero}拿着{prop}，{other}凑过来看。', '镜头拉开，{hero}和{other}相视一笑。'],
  outlook: ['{hero}抬头望向远方，{place}在身后展开。', '{place}的天际线，{hero}的背影。'], lead: ['{hero}对着镜头说话，身后是{place}。', '{place.in}，{hero}站在画面中央开口。'], scene: ['现场：{elsewhere}，镜头摇过人群留下的痕迹。', '{elsewhere}的实景，手持镜头微微晃动。'],
  context: ['资料特写：{prop}。', '镜头缓缓移过{prop}。'], challenge: ['{hero}和{other}摆好架势。', '{other}抬手一指，{hero}陷入思考。'], result: ['{hero}和{other}一齐欢呼。', '彩带落下，{hero}举起双手。'],
  departure: ['{hero}离开{place}，越走越远。', '{hero}带着{prop}上路。'], landfall: ['{hero}抬头，{elsewhere}豁然出现。', '{elsewhere}全景，{hero}站在画面边缘。'], detour: ['{other}指着另一条路，{hero}跟了上去。', '{elsewhere.in}，{hero}和{other}一前一后走着。'],
  birth: ['旧日的{place}，炊烟升起。', '镜头缓缓推进{place}，像翻开一本旧书。'], legacy: ['{hero}抬头望天，{place}在身后亮起灯。', '多年后的{place}，{hero}的身影印在光里。'], creature: ['{hero}在{place.in}缓缓走动。', '镜头跟着{hero}，穿过{place}。'], threat: ['{hero}在{elsewhere.in}狂奔。', '阴影掠过，{hero}拔腿就跑。'],
  hello_line: ['{hero}先开了口，{other}转过头。'], ask_line: ['{hero}看着{other}，忍不住问。', '{hero}往前半步，开口发问。'], answer_line: ['{other}沉默片刻，开口回答。', '近景：{other}抬起眼睛。'], doubt_line: ['{other}摇摇头。', '{other}抱着怀疑，看着{hero}。'],
  resolve_line: ['{hero}抬起头，一字一句。', '近景：{hero}神情坚定。'], quip_line: ['{other}撇撇嘴，{hero}哭笑不得。', '{other}一本正经地开玩笑。'], plea_line: ['{hero}望着{other}，声音发颤。'], secret_line: ['{other}避开目光，低声说出来。', '{other}靠近{hero}，声音压得很低。'],
  thanks_line: ['{other}看着{hero}，笑了。'], farewell_line: ['{hero}开口道别，{other}挥了挥手。'], denial_line: ['{hero}自言自语，想让自己安心。'], witness_line: ['{hero}对着镜头，慢慢讲述。', '{hero}停下手里的事，说起从前。'], worth_line: ['{hero}想了想，认真地说。'],
  lesson_line: ['{hero}一边示范，一边讲。'], pupil_line: ['{other}歪着头发问。', '{other}举起手来。'], deduction_line: ['{hero}指向{other}，语气平静。'], customer_line: ['{hero}忍不住抱怨，{other}听着。'], host_line: ['{other}张开双臂，向全场喊话。'],
  voice_line: ['{other}面对镜头接受采访。'], local_line: ['{other}热情地招呼{hero}。'], threat_line: ['{other}逼近一步，声音很低。'],
  breath: ['{hero}静静抬头，只有风声。', '{place.in}，{hero}停了一会儿，谁也没来打扰。'], look: ['{hero}和{other}对视，谁也没说话。'], hands: ['特写：{prop}，被轻轻拿起又放下。'], passage: ['{elsewhere}空镜，光影流动。', '云影扫过{elsewhere}。'], alone: ['{hero}独自坐在{elsewhere.in}。'],
  motion: ['{hero}飞快穿过{elsewhere}。', '{elsewhere.in}，{hero}向前冲去，镜头紧跟。'], together: ['{hero}和{other}紧紧拥抱。'],
};
