import type { PersonId } from '../../concepts/people.ts';

/** Little stories of those who travel, guard, rule and fight, and of people out of tales; each has variants. */
export const TRADES_OF_WAYS: Readonly<Partial<Record<PersonId, readonly string[]>>> = {
  lighthouse_keeper: [
    'sailor: climb ladder; carry lantern; open window; *rescue other; pour tea >other',
    'child: find bottle; open bottle; read letter; *write letter >other; throw bottle',
    'animal.bird: sweep; find other; *heal other; carry lantern; free other',
  ],
  fisherman: [
    'child: carry fishing_rod; wait; *catch fish; show fish >other; free fish',
    'old_man: repair net; throw net; pull net; *find bottle; give bottle >other',
    'child: push boat; catch fish; *teach other; other catch fish; laugh +other',
  ],
  sailor: [
    'child: pull rope; find bottle; open bottle; *read letter; give letter >other',
    'animal.dolphin: carry rope; fall; *other rescue hero; swim +other; laugh',
    'friend: read map; pull rope; other fall; *rescue other; embrace other',
  ],
  captain: [
    'sailor: read map; watch star; other fall; *rescue other; embrace other',
    'child: carry compass; *teach other; other lead; pull rope; laugh +other',
    'animal.whale: watch telescope; follow other; *find treasure; open treasure; laugh',
  ],
  pirate: [
    'animal.monkey: read map; carry shovel; *find treasure; open treasure; dance +other',
    'child: read map; search treasure; other find treasure; *open treasure; give crown >other',
    'rival: steal map; other chase hero; fall; *give map >other; laugh +other',
  ],
  diver: [
    'animal.dolphin: swim; follow other; *find treasure; open treasure; swim +other',
    'animal.turtle: swim; find other; cut net; *free other; swim +other',
    'child: swim; find pearl; carry pearl; *give pearl >other; other laugh',
  ],
  explorer: [
    'animal.monkey: read map; climb ladder; other steal map; *find treasure; dance +other',
    'friend: carry lantern; cut branch; *discover statue; draw statue; embrace other',
    'child: walk; lose compass; other find compass; *find treasure; give treasure >other',
  ],
  traveller: [
    'child: walk; lose map; other show map >hero; *give map >other; walk +other',
    'old_woman: carry suitcase; other pour tea >hero; *give photo >other; other weep; embrace other',
    'stranger: wait; sit; give bread >other; *walk +other; photograph other',
  ],
  climber: [
    'friend: carry rope; climb ladder; other fall; *catch other; embrace other',
    'animal.goat: climb ladder; lose rope; follow other; *climb; show flag',
    'friend: walk +other; climb; *carry flag; photograph other; embrace other',
  ],
  pilot: [
    'child: repair aeroplane; *board aeroplane; jump; give paper_plane >other; other throw paper_plane',
    'friend: read map; open parachute; jump; *other catch hero; laugh +other',
    'old_man: carry parcel; board aeroplane; *throw parcel; other catch parcel; other laugh',
  ],
  astronaut: [
    'robot.robot: repair rocket; board rocket; *find flower; show flower >other; water flower',
    'robot.alien: walk; meet other; *give flag >other; other give gem >hero; dance +other',
    'robot.robot: other break; carry wrench; *repair other; plant seed; embrace other',
  ],
  driver: [
    'stranger: drive truck; wait; *give umbrella >other; drive truck +other; laugh +other',
    'animal.dog: drive truck; find other; *carry other; give bread >other; drive truck +other',
    'old_woman: drive car; carry suitcase; *help other; pour tea +other; embrace other',
  ],
  taxi_driver: [
    'stranger: drive taxi; other lose bag; find bag; *give bag >other; other embrace hero',
    'old_woman: drive taxi; carry suitcase; *help other; other show photo >hero; drive taxi +other',
    'singer: wait; drive taxi +other; other sing; *sing +other; laugh +other',
  ],
  train_driver: [
    'child: watch clock; drive train; other run; *give hat >other; drive train +other',
    'old_woman: wait; other run; *carry suitcase; drive train +other; pour tea >other',
    'animal.cow: drive train; wait; *push other; other eat flower; drive train',
  ],
  postman: [
    'old_woman: carry letter; lose letter; search letter; *find letter; give letter >other',
    'child: ride bicycle; fall; other pull hero; *give letter >other; other read letter',
    'old_man: carry parcel; climb ladder; *give parcel >other; other open parcel; other embrace hero',
  ],
  courier: [
    'customer: ride scooter; drop parcel; repair parcel; *give parcel >other; other open parcel',
    'child: carry parcel; search other; find other; *give parcel >other; other open parcel',
    'old_woman: carry gift; run; climb ladder; *give gift >other; other embrace hero',
  ],
  firefighter: [
    'child: run; climb ladder; *carry other; put_out; embrace other',
    'animal.cat: run; climb ladder; *rescue other; carry other; other sleep',
    'old_woman: drive fire_engine; put_out; *carry other; give blanket >other; pour tea >other',
  ],
  police_officer: [
    'thief: run; chase other; *catch other; find bag; give bag >child',
    'child: find other; carry other; search mother; *find mother; laugh',
    'animal.dog: walk +other; other search; run +other; *find bag; embrace other',
  ],
  detective: [
    'thief: find glove; watch; follow other; *arrest other; drink coffee',
    'old_woman: search photo; find letter; read letter; *give letter >other; other weep',
    'animal.cat: carry lamp; search key; follow other; *find key; open box',
  ],
  thief: [
    'child: steal cake; flee; other chase hero; *give cake >other; eat cake +other',
    'old_woman: climb ladder; open window; other pour tea >hero; *give ring >other; drink tea +other',
    'police_officer: steal painting; flee; fall; *give painting >other; laugh',
  ],
  guard: [
    'child: walk; carry lantern; *find other; give blanket >other; carry other',
    'animal.mouse: sleep; other steal cheese; chase other; *give cheese >other; laugh',
    'painter: walk; watch painting; other draw painting; *embrace other; draw +other',
  ],
  soldier: [
    'enemy: walk; throw gun; meet other; *give bread >other; eat bread +other',
    'child: write letter; walk; *find other; carry other; give bread >other',
    'mother: read letter; carry bag; walk; *open door; embrace other',
  ],
  general: [
    'child: read map; other give flower >hero; *throw sword; embrace other; walk +other',
    'enemy: watch; walk; *give flag >other; drink tea +other; embrace other',
    'soldier: write letter; give letter >other; other ride; *wait; embrace other',
  ],
  knight: [
    'animal.dragon: ride animal.horse; show sword; meet other; *throw sword; fly +other',
    'princess: climb ladder; open door; *free other; ride +other; dance +other',
    'child: carry sword; fall; other pull hero; *give sword >other; teach other',
  ],
  king: [
    'child: sit; other fall; *pull other; give crown >other; laugh +other',
    'gardener: carry crown; plant seed; water flower; *give crown >other; embrace other',
    'clown: weep; other dance; *laugh; dance +other; eat cake +other',
  ],
  queen: [
    'child: open window; other sing; *dance +other; give crown >other; laugh +other',
    'baker: walk; other bake bread; *bake bread; eat bread +other; laugh +other',
    'animal.bird: find other; heal other; open window; *free other; watch other',
  ],
  prince: [
    'animal.dragon: ride animal.horse; meet other; *give apple >other; fly +other; laugh',
    'gardener: leave; plant seed; water flower; *give flower >other; dance +other',
    'animal.frog: lose ring; other find ring; *give crown >other; dance +other; laugh',
  ],
  princess: [
    'animal.dragon: climb ladder; meet other; *give apple >other; fly +other; laugh',
    'knight: open window; climb; *free other; ride animal.horse +other; laugh +other',
    'animal.frog: lose ball; other find ball; *give crown >other; dance +other; laugh',
  ],
  wizard: [
    'apprentice: read book; other drop potion; *teach other; other make star; laugh +other',
    'animal.owl: search wand; other find wand; *make star; other catch star; embrace other',
    'child: pour potion; open book; *make star; give flower >other; dance +other',
  ],
  witch: [
    'animal.cat: cook soup; other drop potion; *turn_into =animal.frog; other catch hero; laugh +other',
    'child: cook soup; ride broom; *give broom >other; other fly; laugh +other',
    'child: find mushroom; cook soup; *give soup >other; other drink soup; dance +other',
  ],
  samurai: [
    'child: carry sword; other steal rice_ball; *give rice_ball >other; teach other; walk +other',
    'rival: walk; fight other; *throw sword; drink tea +other; embrace other',
    'old_woman: walk; carry bucket; *protect other; repair door; drink tea +other',
  ],
  swordsman: [
    'rival: walk; fight other; *throw sword; drink wine +other; walk',
    'child: carry sword; other carry branch; *teach other; fight other; laugh +other',
    'old_man: walk; other play_music flute; listen other; *give sword >other; walk',
  ],
  cowboy: [
    'animal.horse: carry rope; chase other; *catch other; give apple >other; ride other',
    'child: ride animal.horse; find other; *carry other; give hat >other; ride animal.horse',
    'rival: walk; fight other; fall; *other pull hero; drink coffee +other',
  ],
};
