/** Small films for an idea that says nothing: first the hero, then the place, then the little story. */
export const UNSAID: readonly (readonly [hero: string, place: string, story: string])[] = [
  ['child', 'park', 'animal.dog: find ball; throw ball; other catch ball; *give ball >other; run +other'],
  ['old_man', 'park', 'child: sit; make paper_boat; push paper_boat; *give paper_boat >other; laugh +other'],
  ['girl', 'coast', 'animal.bird: walk; find other; *heal other; free other; other fly'],
  ['baker', 'bakery', 'child: bake bread; carry bread; *give bread >other; other eat bread; laugh +other'],
  ['boy', 'meadow', 'old_man: make kite; run; lose kite; *other find kite; play kite +other'],
  ['animal.cat', 'village', 'child: sleep; wake; chase leaf; *other find hero; other carry hero'],
  ['robot.robot', 'workshop', 'child: walk; find flower; carry flower; *give flower >other; dance +other'],
  [
    'musician',
    'town_street',
    'child: play_music guitar; other listen; *give guitar >other; other play_music guitar; dance',
  ],
  ['postman', 'village', 'old_woman: ride bicycle; lose letter; find letter; *give letter >other; other embrace hero'],
  ['gardener', 'garden', 'child: plant seed; water seed; wait; *find flower; give flower >other'],
  ['fisherman', 'harbour', 'animal.cat: push boat; catch fish; other steal fish; *give fish >other; laugh'],
  ['child', 'snowfield', 'friend: pull sled; fall; *other pull hero; build snowman; laugh +other'],
];
