import type { PlaceKind } from '../../place-spec.ts';

/** Kinds of places by what one sees there. */
export type PlaceStories =
  | 'shore'
  | 'water'
  | 'green'
  | 'wood'
  | 'height'
  | 'dry'
  | 'snow'
  | 'underground'
  | 'village'
  | 'street'
  | 'way'
  | 'school'
  | 'sport'
  | 'old_walls'
  | 'war'
  | 'building'
  | 'space'
  | 'sky'
  | 'room'
  | 'making'
  | 'desk'
  | 'healing'
  | 'trade'
  | 'stage'
  | 'law'
  | 'holy'
  | 'play';

/** Little stories of a place: what one sees there, step by step. */
export const PLACE_STORIES: Readonly<Record<PlaceStories, readonly string[]>> = {
  shore: [
    'child: walk; find bottle; open bottle; *read letter; give letter >other',
    'animal.turtle: walk; find other; carry other; *free other; watch other',
    'child: push boat; catch fish; *give fish >other; eat fish +other; sit +other',
    'animal.bird: carry lantern; find other; *heal other; free other; other fly',
  ],
  water: [
    'animal.dolphin: swim; follow other; *find pearl; show pearl; swim +other',
    'animal.turtle: swim; find other; *free other; follow other; swim +other',
    'friend: push boat; throw net; *pull net; find bottle; read letter',
  ],
  green: [
    'child: plant seed; water plant; cut rose; *give rose >other; laugh +other',
    'animal.dog: walk; throw ball; other catch ball; *run +other; sit +other',
    'animal.sheep: open fence; lose other; search other; *find other; carry other',
    'friend: carry basket; find mushroom; sit +other; *eat bread +other; dance +other',
  ],
  wood: [
    'animal.deer: walk; carry lantern; follow other; *find other; give apple >other',
    'child: walk; find mushroom; lose basket; *find basket; walk +other',
    'animal.fox: cut branch; burn log; other appear; *give bread >other; watch other',
    'animal.owl: walk; listen; climb ladder; *find nest; other fly',
  ],
  height: [
    'friend: carry rope; climb; other fall; *catch other; embrace other',
    'animal.goat: climb; lose rope; follow other; *climb; show flag',
    'child: walk; find flower; carry flower; *give flower >other; watch star',
  ],
  dry: [
    'animal.horse: walk; fall; other find hero; *find bottle; drink bottle +other',
    'traveller: walk; read map; find other; *give bottle >other; walk +other',
    'child: search coin; find coin; carry coin; *give coin >other; laugh +other',
  ],
  snow: [
    'child: pull sled; build snowman; *give hat >other; throw snowball; laugh +other',
    'animal.dog: walk; fall; *other pull hero; burn log; embrace other',
    'friend: carry flag; climb; *carry flag; photograph other; embrace other',
  ],
  underground: [
    'child: carry lantern; find map; break stone; *find treasure; open treasure',
    'animal.dog: carry lamp; search key; other find key; *open box; show letter >other',
    'friend: carry torch; walk; other fall; *pull other; find gem',
  ],
  village: [
    'child: carry bread; other drop bucket; *give bread >other; other eat bread; play_music accordion',
    'old_woman: carry log; repair door; *give log >other; pour tea >other; laugh +other',
    'friend: sweep; play_music accordion; *dance +other; eat cake +other; laugh +other',
  ],
  street: [
    'stranger: walk; other drop bag; take bag; *give bag >other; laugh +other',
    'old_woman: carry umbrella; other fall; *help other; carry basket; embrace other',
    'child: play_music violin; other listen; *give violin >other; other play_music violin; dance',
    'animal.dog: ride bicycle; find other; *carry other; give bread >other; run +other',
  ],
  way: [
    'stranger: wait; run; lose suitcase; *other give suitcase >hero; walk +other',
    'old_woman: carry suitcase; wait; other arrive; *embrace other; walk +other',
    'child: find bag; search other; *give bag >other; other embrace hero; sit +other',
  ],
  school: [
    'child: carry book; other draw kite; *make kite; give kite >other; other play kite',
    'friend: read book; lose book; other find book; *read book +other; laugh +other',
    'child: write; other sleep; *wake other; teach other; laugh +other',
  ],
  sport: [
    'coach: run; fall; other pull hero; *win medal; embrace other',
    'rival: run; run +other; other fall; *pull other; embrace other',
    'friend: throw ball; other catch ball; jump; *win trophy; dance +other',
  ],
  old_walls: [
    'child: carry torch; search map; open door; *find crown; show crown >other',
    'animal.bird: sweep; find nest; *watch nest; draw statue; other fly',
    'friend: read map; climb ladder; *find treasure; open treasure; embrace other',
  ],
  war: [
    'enemy: walk; hide; meet other; *give bread >other; embrace other',
    'child: walk; find other; carry blanket; *carry other; give bread >other',
    'animal.bird: write letter; find other; *free other; other carry letter; wait',
  ],
  building: [
    'friend: carry log; climb ladder; other drop hammer; *catch hammer; eat bread +other',
    'child: carry stone; build fence; *teach other; other carry hammer; laugh +other',
    'animal.cat: push cart; find other; climb ladder; *carry other; give milk >other',
  ],
  space: [
    'robot.robot: walk; find seed; plant seed; *find flower; show flower >other',
    'robot.alien: repair rocket; other appear; *give flag >other; other give gem >hero; dance +other',
    'robot.robot: board rocket; other fall; *repair other; plant flag; embrace other',
  ],
  sky: [
    'animal.bird: board aeroplane; other fly; *follow other; catch feather; fly',
    'child: board hot_air_balloon; throw parcel; *other catch parcel; laugh; fly',
    'friend: open parachute; jump; *fly +other; embrace other; laugh +other',
  ],
  room: [
    'child: open box; find photo; *show photo >other; pour tea; embrace other',
    'animal.cat: wake; search hat; other steal sock; *catch other; drink tea',
    'neighbour: carry cake; open door; *give cake >other; eat cake +other; laugh +other',
    'old_man: open window; play_music piano; other listen; *dance +other; sit +other',
  ],
  making: [
    'apprentice: carry gear; build machine; *repair machine; show machine >other; embrace other',
    'child: draw robot_toy; make robot_toy; *give robot_toy >other; other play; laugh',
    'robot.robot: carry wrench; repair other; *wake other; teach other; dance +other',
  ],
  desk: [
    'friend: use computer; sleep; other wake hero; *give coffee >other; laugh +other',
    'stranger: carry letter; drop letter; *other catch letter; read letter; drink coffee +other',
    'animal.bird: write; open window; other appear; *give bread >other; watch other',
  ],
  healing: [
    'child: carry medicine; *heal other; give teddy_bear >other; other embrace hero; walk +other',
    'old_woman: run; listen other; *heal other; pour tea >other; walk +other',
    'animal.dog: carry flower; open door; *give flower >other; embrace other; walk +other',
  ],
  trade: [
    'child: sweep; other watch cake; take cake; *give cake >other; other eat cake',
    'stranger: pour coffee; other drop wallet; find wallet; *give wallet >other; laugh +other',
    'old_woman: open door; carry flower; *give flower >other; pour tea >other; embrace other',
  ],
  stage: [
    'child: sweep; find violin; *play_music violin; other dance; embrace other',
    'friend: open box; show mask >other; *dance +other; sing +other; laugh +other',
    'old_man: carry painting; drop painting; other find painting; *show painting >other; embrace other',
  ],
  law: [
    'animal.mouse: sit; give bread >other; other steal key; *open door; run',
    'old_woman: other carry photo; search photo; *find photo; give photo >other; embrace other',
    'child: write letter; find other; *carry other; give bread >other; laugh +other',
  ],
  holy: [
    'child: sweep; play_music bell; other steal peach; *give peach >other; eat peach +other',
    'old_woman: carry candle; *give candle >other; sit +other; drink tea +other; walk +other',
    'animal.bird: sweep; find other; *heal other; free other; play_music bell',
  ],
  play: [
    'friend: run; climb ladder; fall; *other pull hero; eat ice_cream +other',
    'animal.dog: throw ball; lose ball; other find ball; *embrace other; run +other',
    'friend: play kite; lose kite; *catch kite; jump; laugh +other',
  ],
};

export const STORIES_OF_PLACE: Readonly<Record<PlaceKind, PlaceStories>> = {
  coast: 'shore',
  beach: 'shore',
  harbour: 'shore',
  sea: 'water',
  underwater: 'water',
  island: 'shore',
  river: 'shore',
  lake: 'shore',
  meadow: 'green',
  field: 'green',
  farm: 'green',
  garden: 'green',
  park: 'green',
  forest: 'wood',
  jungle: 'wood',
  mountain: 'height',
  valley: 'height',
  desert: 'dry',
  snowfield: 'snow',
  swamp: 'wood',
  cave: 'underground',
  village: 'village',
  town_street: 'street',
  city_street: 'street',
  alley: 'street',
  rooftop: 'street',
  skyline: 'street',
  market: 'trade',
  bridge: 'street',
  road: 'way',
  station: 'way',
  schoolyard: 'play',
  stadium: 'sport',
  castle: 'old_walls',
  ruins: 'old_walls',
  temple: 'holy',
  battlefield: 'war',
  construction_site: 'building',
  western_town: 'dry',
  airfield: 'sky',
  graveyard: 'holy',
  playground: 'play',
  space: 'space',
  planet: 'space',
  moon: 'space',
  sky: 'sky',
  living_room: 'room',
  bedroom: 'room',
  kitchen: 'room',
  attic: 'underground',
  cellar: 'underground',
  corridor: 'room',
  elevator: 'way',
  staircase: 'room',
  workshop: 'making',
  garage: 'making',
  factory: 'making',
  office: 'desk',
  meeting_room: 'desk',
  classroom: 'school',
  library: 'school',
  laboratory: 'making',
  hospital: 'healing',
  shop: 'trade',
  bakery: 'trade',
  cafe: 'trade',
  restaurant: 'trade',
  bar: 'trade',
  bank: 'trade',
  vault: 'underground',
  theatre: 'stage',
  gallery: 'stage',
  museum: 'stage',
  studio: 'stage',
  newsroom: 'desk',
  courtroom: 'law',
  police_station: 'law',
  prison: 'law',
  church: 'holy',
  palace: 'old_walls',
  throne_room: 'old_walls',
  train_car: 'way',
  bus_inside: 'way',
  subway: 'way',
  plane_inside: 'way',
  airport: 'way',
  operating_room: 'healing',
  tunnel: 'way',
  mine: 'making',
  ship_deck: 'shore',
  corn_field: 'green',
  ship_cabin: 'shore',
  spaceship: 'space',
  control_room: 'making',
  gym: 'sport',
  greenhouse: 'green',
  barn: 'green',
  tent: 'wood',
  dojo: 'sport',
  lighthouse_room: 'shore',
  observatory: 'making',
  cliff: 'height',
  savanna: 'green',
  rice_field: 'green',
  railway: 'way',
  parking_lot: 'street',
  skating_rink: 'sport',
  hut: 'room',
  bathroom: 'room',
  bathhouse: 'room',
  swimming_pool: 'sport',
  laundromat: 'trade',
  supermarket: 'trade',
  funeral_hall: 'holy',
};
