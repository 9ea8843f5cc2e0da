import type { PersonId } from '../../concepts/people.ts';

/** Little stories of those who teach, heal, write and play; each trade has variants. */
export const TRADES_OF_HEADS: Readonly<Partial<Record<PersonId, readonly string[]>>> = {
  student: [
    'friend: read book; write letter; sleep; *other wake hero; run +other',
    'old_man: carry book; drop book; other take book; *read book +other; laugh +other',
    'friend: search key; other find key; *open door; give sandwich >other; eat sandwich +other',
  ],
  teacher: [
    'child: write; other draw kite; *make kite; give kite >other; other play kite',
    'child: read book; other sleep; *wake other; teach other; other write letter',
    'student: carry book; drop book; other take book; *teach other; other read book',
  ],
  professor: [
    'student: read book; write letter; lose glasses; *other find glasses; laugh +other',
    'child: carry globe; show globe >other; *teach other; other draw map; embrace other',
    'animal.cat: write; other steal pen; chase other; *catch other; embrace other',
  ],
  scientist: [
    'robot.robot: write letter; build machine; *wake other; teach other; dance +other',
    'child: carry microscope; watch leaf; show leaf >other; *teach other; other watch leaf',
    'friend: pour test_tube; drop test_tube; *discover crystal_ball; show crystal_ball >other; embrace other',
  ],
  programmer: [
    'friend: use computer; sleep; other wake hero; *repair computer; drink coffee +other',
    'robot.robot: use laptop; repair other; *wake other; teach other; dance +other',
    'child: use laptop; show laptop >other; *teach other; other use laptop; laugh +other',
  ],
  doctor: [
    'child: run; carry medicine; *heal other; other laugh; give lollipop >other',
    'old_man: listen other; carry medicine; *heal other; other walk; embrace other',
    'animal.dog: find other; carry other; *heal other; other run; embrace other',
  ],
  nurse: [
    'old_woman: carry tea; pour tea >other; *heal other; other walk; walk +other',
    'child: wash; carry bandage; *heal other; give teddy_bear >other; other embrace teddy_bear',
    'soldier: run; carry bandage; *heal other; other wake; embrace other',
  ],
  vet: [
    'animal.dog: open cage; carry other; *heal other; other run; embrace other',
    'animal.bird: find other; carry other; *heal other; open window; other fly',
    'child: other carry animal.cat; *heal animal.cat; give animal.cat >other; other embrace animal.cat; laugh',
  ],
  librarian: [
    'child: carry book; climb ladder; *find book; give book >other; other read book',
    'old_man: sweep; find letter; search other; *give letter >other; other read letter',
    'child: other whisper; read book >other; other sleep; *carry other; close book',
  ],
  writer: [
    'stranger: use typewriter; tear letter; walk; *meet other; write letter',
    'child: write letter; lose letter; other find letter; *read letter >other; embrace other',
    'animal.cat: write; other sleep; pour tea; *write letter; read letter >other',
  ],
  poet: [
    'stranger: walk; write letter; tear letter; *read book >other; other weep',
    'child: watch leaf; catch leaf; write letter; *give leaf >other; other laugh',
    'old_woman: write letter; walk; *give letter >other; other read letter; other embrace hero',
  ],
  painter: [
    'child: carry painting; paint painting; other watch painting; *give brush >other; other paint painting',
    'old_woman: draw other; paint painting; carry painting; *give painting >other; other weep',
    'friend: paint painting; drop painting; other catch painting; *show painting >other; embrace other',
  ],
  photographer: [
    'child: carry camera; *photograph other; show photo >other; other laugh; give photo >other',
    'old_man: walk; find photo; search other; *give photo >other; photograph other',
    'animal.bird: climb ladder; wait; *photograph other; other fly; show photo',
  ],
  musician: [
    'child: play_music guitar; other listen; *give guitar >other; other play_music guitar; dance',
    'dancer: carry guitar; play_music guitar; *other dance; dance +other; laugh +other',
    'old_man: play_music accordion; other weep; *embrace other; other sing; play_music accordion',
  ],
  pianist: [
    'child: play_music piano; other listen; *teach other; play_music piano +other; laugh +other',
    'old_woman: open piano; find letter; *play_music piano; other weep; embrace other',
    'singer: play_music piano; other sing; *play_music piano; other dance; embrace other',
  ],
  violinist: [
    'child: play_music violin; other listen; *give violin >other; other play_music violin; laugh',
    'stranger: carry violin; break violin; other repair violin; *play_music violin; other dance',
    'old_man: play_music violin; other sit; other weep; *embrace other; play_music violin',
  ],
  singer: [
    'child: sing; other listen; *teach other; sing +other; embrace other',
    'pianist: carry microphone; lose sheet_music; other find sheet_music; *sing; embrace other',
    'old_woman: walk; other sing; listen other; *sing +other; give flower >other',
  ],
  dancer: [
    'child: dance; fall; other pull hero; *dance +other; embrace other',
    'old_man: carry shoe; other play_music violin; *dance; give shoe >other; dance +other',
    'friend: dance; lose shoe; other find shoe; *dance +other; laugh +other',
  ],
  actor: [
    'child: carry mask; drop mask; other find mask; *show mask >other; laugh +other',
    'old_woman: read letter; speak; *weep; other give flower >hero; embrace other',
    'friend: carry crown; fight sword; fall; *laugh; dance +other',
  ],
  clown: [
    'child: carry balloon; fall; other laugh; *give balloon >other; dance +other',
    'old_man: play_music accordion; dance; other laugh; *give flower >other; embrace other',
    'child: throw ball; other catch ball; *teach other; other throw ball; laugh +other',
  ],
  magician: [
    'child: show hat >other; open hat; *free animal.rabbit; other catch animal.rabbit; laugh +other',
    'child: carry wand; vanish; other search hero; *appear; give flower >other',
    'animal.rabbit: lose other; search other; *find other; embrace other; dance +other',
  ],
  film_maker: [
    'actor: carry camera; photograph other; other fall; *pull other; laugh +other',
    'child: carry film_reel; show film_reel >other; *teach other; other photograph hero; laugh +other',
    'old_woman: write letter; photograph other; *show photo >other; other weep; embrace other',
  ],
  reporter: [
    'child: run; write letter; *photograph other; other speak; read newspaper >other',
    'old_man: carry microphone; speak >other; other show photo >hero; *write letter; give newspaper >other',
    'stranger: telephone; run; find camera; *photograph other; show photo >other',
  ],
  monk: [
    'child: sweep; other steal peach; *give peach >other; eat peach +other; other sweep',
    'animal.bird: play_music bell; find other; *heal other; free other; watch other',
    'traveller: carry bucket; pour tea >other; *give tea >other; drink tea +other; walk +other',
  ],
  priest: [
    'child: carry candle; play_music bell; *give candle >other; other sing; embrace other',
    'old_woman: read book; other weep; *embrace other; give candle >other; walk +other',
    'stranger: open door; other enter; pour soup >other; *give blanket >other; other sleep',
  ],
  judge: [
    'thief: read letter; other give ring >hero; *free other; other embrace hero; walk +other',
    'child: sit; listen other; *give bicycle >other; other ride bicycle; laugh',
    'lawyer: read book; other speak; *decide; close book; drink tea +other',
  ],
  astronomer: [
    'child: open window; watch star; *find star; show star >other; laugh +other',
    'old_woman: carry telescope; climb ladder; *discover star; write letter; embrace other',
    'friend: sleep; other wake hero; watch star; *photograph star; drink tea +other',
  ],
  archaeologist: [
    'child: search map; sweep; *find crown; show crown >other; other draw crown',
    'friend: carry lamp; break stone; *discover treasure; open treasure; embrace other',
    'old_man: read map; climb ladder; *find statue; wash statue; photograph statue',
  ],
  athlete: [
    'rival: run; fall; other pull hero; *run +other; embrace other',
    'child: run; jump; *win medal; give medal >other; other run',
    'coach: fall; other teach hero; run; *win trophy; embrace other',
  ],
};
