import type { PersonId } from '../../concepts/people.ts';

/** Little stories of those who make, mend, grow, cook and sell; each trade has variants. */
export const TRADES_OF_HANDS: Readonly<Partial<Record<PersonId, readonly string[]>>> = {
  baker: [
    'child: bake bread; carry bread; other watch bread; *give bread >other; other eat bread',
    'old_woman: bake cake; carry cake; open door; *give cake >other; other embrace hero',
    'child: bake bread; other watch hero; *teach other; other bake bread; laugh +other',
  ],
  chef: [
    'customer: other sit; cook soup; carry soup; *give soup >other; other drink soup',
    'apprentice: cut carrot; other drop bowl; *teach other; other cook soup; eat soup +other',
    'child: find mushroom; carry mushroom; *cook mushroom >other; other eat mushroom; laugh +other',
  ],
  waiter: [
    'customer: carry cup; drop cup; sweep; pour coffee >other; *give coffee >other',
    'old_man: other sit; carry soup; *give soup >other; other drink soup; sit +other',
    'child: carry ice_cream; other watch ice_cream; *give ice_cream >other; other eat ice_cream; laugh +other',
  ],
  barista: [
    'stranger: pour coffee; carry cup; *give coffee >other; other drink coffee; other laugh',
    'old_woman: other enter; pour coffee >other; other show photo >hero; *embrace other; drink coffee +other',
    'student: other sleep; pour coffee; *give coffee >other; other drink coffee; other write letter',
  ],
  shopkeeper: [
    'child: sweep; other watch lollipop; take lollipop; *give lollipop >other; other eat lollipop',
    'old_man: open door; other search umbrella; *find umbrella; give umbrella >other; other embrace hero',
    'stranger: other drop wallet; find wallet; run; *give wallet >other; other pay',
  ],
  bookseller: [
    'child: carry book; other search book; *find book; give book >other; other read book',
    'old_man: read book; find photo; show photo >other; *give photo >other; other weep',
    'girl: sweep; climb ladder; *find book; read book >other; other laugh',
  ],
  seller: [
    'child: carry basket; drop apple; other catch apple; *give apple >other; other eat apple',
    'old_woman: load cart; push cart; sell pumpkin >other; *carry pumpkin; pour tea +other',
    'friend: wait; sell flower >other; other drop coin; *find coin; give coin >other',
  ],
  farmer: [
    'child: plant seed; water plant; wait; *find pumpkin; give pumpkin >other',
    'animal.dog: drive tractor; carry basket; find potato; *lose basket; other find basket',
    'old_woman: cut wheat; carry wheat; bake bread; *give bread >other; eat bread +other',
  ],
  shepherd: [
    'animal.sheep: walk +other; lose other; search other; *find other; carry other',
    'child: play_music flute; other listen; *teach other; other play_music flute; dance +other',
    'animal.dog: walk +other; other run; climb ladder; *find other; embrace other',
  ],
  beekeeper: [
    'child: open box; take honey; carry honey; *give honey >other; other eat honey',
    'animal.bear: carry honey; other steal honey; chase other; *give honey >other; other eat honey',
    'old_man: plant flower; water flower; take honey; *give honey >other; pour tea >other',
  ],
  gardener: [
    'child: plant seed; water plant; wait; *find flower; give flower >other',
    'old_woman: sweep; water rose; cut rose; *give rose >other; other embrace hero',
    'animal.bird: plant tree_sapling; water tree_sapling; *find nest; other fly; watch other',
  ],
  winemaker: [
    'old_man: carry grapes; push barrel; pour wine; *give wine >other; drink wine +other',
    'friend: cut grapes; carry basket; other help hero; *pour wine >other; dance +other',
    'child: carry grapes; other eat grapes; *teach other; other carry grapes; laugh +other',
  ],
  salt_maker: [
    'child: carry bucket; pour water; sweep; *find salt; show salt >other',
    'old_woman: sweep; carry salt; cook soup; *give soup >other; other drink soup',
    'friend: push cart; other pull cart; carry salt; *give salt >other; laugh +other',
  ],
  carpenter: [
    'child: cut log; build chair; carry chair; *give chair >other; other sit',
    'old_man: repair chair; paint chair; *give chair >other; other sit; pour tea >other',
    'child: other carry log; cut log; *build swing; other play; laugh +other',
  ],
  blacksmith: [
    'apprentice: burn log; make bell; other watch hero; *teach other; other make bell',
    'knight: make sword; carry sword; *give sword >other; other show sword; other embrace hero',
    'child: make bell; carry bell; climb ladder; *play_music bell; other dance',
  ],
  potter: [
    'child: make bowl; carry bowl; drop bowl; *make bowl; give bowl >other',
    'apprentice: make vase; other break vase; embrace other; *teach other; other make vase',
    'old_woman: make vase; paint vase; *give vase >other; other carry flower; other embrace hero',
  ],
  tailor: [
    'child: sew coat; other wait; *give coat >other; other show coat; other dance',
    'bride: cut dress; sew dress; *give dress >other; other dance; weep',
    'old_man: other carry coat; repair coat; find letter; *give letter >other; other read letter',
  ],
  shoemaker: [
    'child: cut shoe; repair shoe; *give shoe >other; other run; laugh',
    'dancer: make shoe; carry shoe; *give shoe >other; other dance; dance +other',
    'old_man: repair boots; other wait; *give boots >other; other walk; other embrace hero',
  ],
  clockmaker: [
    'child: open clock; search gear; other find gear; *repair clock; show clock >other',
    'old_woman: other carry watch; open watch; *repair watch; give watch >other; other listen watch',
    'apprentice: climb ladder; repair clock; other drop gear; *find gear; teach other',
  ],
  toymaker: [
    'child: make robot_toy; paint robot_toy; *give robot_toy >other; other play; laugh +other',
    'orphan: repair doll; sew doll; *give doll >other; other embrace doll; other embrace hero',
    'girl: make kite; carry kite; run; *give kite >other; other play kite',
  ],
  inventor: [
    'child: draw machine; build machine; other push machine; *repair machine; ride machine',
    'animal.cat: build robot_toy; other break robot_toy; *repair robot_toy; show robot_toy >other; laugh',
    'friend: make drone; carry drone; throw drone; *play drone; embrace other',
  ],
  engineer: [
    'child: draw map; carry wrench; *repair machine; show machine >other; laugh +other',
    'worker: search lamp; carry lamp; climb ladder; *repair engine; embrace other',
    'friend: build boat; push boat; *repair boat; sit boat; laugh +other',
  ],
  mechanic: [
    'traveller: other push car; open car; search wrench; *repair car; other drive car',
    'child: other carry bicycle; wash bicycle; *repair bicycle; give bicycle >other; other ride bicycle',
    'old_man: repair motorcycle; wash motorcycle; *give key >other; other ride motorcycle; laugh',
  ],
  builder: [
    'child: carry log; build fence; other carry hammer; *teach other; eat sandwich +other',
    'friend: climb ladder; carry stone; other drop hammer; *catch hammer; laugh +other',
    'animal.bird: build fence; find nest; *carry nest; climb ladder; other fly',
  ],
  worker: [
    'friend: carry box; push cart; other fall; *pull other; eat sandwich +other',
    'child: repair machine; find robot_toy; wash robot_toy; *give robot_toy >other; other embrace hero',
    'friend: pull rope; other pull rope; *repair machine; embrace other; drink tea +other',
  ],
  miner: [
    'friend: carry lamp; break stone; find gem; *show gem >other; embrace other',
    'animal.bird: push cart; carry lamp; *find other; carry other; free other',
    'child: break stone; find gem; carry gem; *give gem >other; other show gem',
  ],
  cleaner: [
    'child: sweep; find doll; wash doll; *give doll >other; other embrace doll',
    'pianist: sweep; wash piano; *play_music piano; other listen; play_music piano +other',
    'boss: carry bucket; sweep; find ring; *give ring >other; other embrace hero',
  ],
  mayor: [
    'child: cut ribbon; open door; *plant tree_sapling; other water tree_sapling; embrace other',
    'old_woman: carry letter; read letter; *give key >other; other open door; pour tea >other',
    'child: speak; drop hat; other catch hat; *give hat >other; laugh +other',
  ],
};
