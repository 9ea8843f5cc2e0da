import type { ConceptId } from '../../concepts/concept.ts';

/** Measure words and the concepts that are counted with them; what is not listed goes by its family. */
const COUNTED: Readonly<Record<string, string>> = {
  盏: 'thing.lantern thing.lamp thing.lighthouse_lamp',
  支: 'thing.candle thing.brush thing.pen thing.flute thing.torch thing.trumpet thing.music_thing person.choir',
  张: 'thing.map thing.photo thing.newspaper thing.ticket thing.recipe thing.record thing.mask thing.net thing.paper thing.bow thing.mattress',
  封: 'thing.letter',
  本: 'thing.book thing.notebook',
  幅: 'thing.painting thing.puzzle',
  把: 'thing.key thing.umbrella thing.sword thing.saw thing.scissors thing.broom thing.chair thing.guitar thing.violin thing.hammer thing.wrench thing.gun thing.teapot thing.toothbrush thing.ladder',
  件: 'thing.gift thing.coat thing.weapon thing.pottery thing.parcel thing.dress',
  只: 'thing.box thing.bag thing.basket thing.suitcase thing.balloon thing.kite thing.cup thing.bowl thing.ball thing.paper_boat thing.bottle thing.nest thing.whistle thing.bulb thing.compass thing.hourglass thing.bell thing.product_bottle thing.package',
  部: 'thing.phone thing.film place.elevator',
  款: 'thing.app thing.game',
  台: 'thing.camera thing.radio thing.tv thing.computer thing.sewing_machine thing.machine thing.engine thing.time_machine thing.elevator_thing thing.robot_toy',
  辆: 'thing.car thing.bicycle thing.bus thing.truck thing.motorcycle thing.toy_car',
  条: 'thing.boat thing.scarf thing.rope thing.ribbon thing.fish animal.snake animal.fish animal.dragon animal.shark spirit.river place.road place.alley place.town_street place.city_street place.corridor place.river',
  艘: 'thing.ship thing.spaceship_thing place.pirate_ship place.submarine place.spaceship',
  列: 'thing.train',
  架: 'thing.aeroplane thing.paper_plane thing.piano thing.telescope robot.drone place.windmill',
  枚: 'thing.coin thing.medal thing.ring thing.shell thing.rocket',
  颗: 'thing.seed thing.star thing.pearl thing.heart thing.gem thing.satellite thing.meteor spirit.star place.planet place.mars',
  块: 'thing.stone thing.watch thing.cake thing.chocolate thing.soap thing.cheese thing.battery thing.skateboard',
  片: 'thing.leaf thing.snowflake spirit.sea spirit.earth place.forest place.field place.meadow place.desert place.beach place.sea place.sky place.jungle place.swamp place.snowfield place.orchard place.vineyard place.bamboo_grove place.ruins place.coast place.graveyard place.battlefield',
  根: 'thing.feather thing.bone thing.needle thing.thread thing.staff thing.fishing_rod thing.wand',
  朵: 'thing.flower spirit.cloud spirit.flower',
  束: 'thing.bouquet spirit.light',
  株: 'thing.plant',
  棵: 'thing.tree_sapling spirit.tree',
  碗: 'thing.noodles thing.soup thing.rice',
  瓶: 'thing.perfume thing.wine thing.medicine thing.potion thing.milk',
  罐: 'thing.honey',
  杯: 'thing.tea thing.coffee',
  场: 'thing.race thing.war thing.wedding thing.earthquake thing.flood thing.election spirit.storm spirit.rain spirit.snow spirit.dream',
  首: 'thing.song',
  段: 'thing.memory spirit.time spirit.music',
  桩: 'thing.murder',
  扇: 'thing.door thing.window',
  面: 'thing.mirror thing.drum thing.flag thing.shield',
  双: 'thing.shoe thing.boots',
  副: 'thing.glasses thing.headphones',
  顶: 'thing.hat thing.crown place.tent',
  笔: 'thing.money',
  匹: 'animal.horse animal.wolf thing.silk',
  头: 'animal.cow animal.pig animal.elephant animal.lion animal.whale',
  阵: 'spirit.wind',
  团: 'spirit.fire',
  座: 'spirit.mountain',
  道: 'spirit.shadow',
  轮: 'spirit.sun spirit.moon',
  家: 'place.shop place.bakery place.cafe place.restaurant place.bar place.bank place.hotel place.hospital place.bookshop place.flower_shop place.toy_shop place.tea_house place.noodle_shop place.cinema place.convenience_store place.barbershop place.factory',
  间: 'place.living_room place.bedroom place.kitchen place.attic place.cellar place.workshop place.garage place.office place.meeting_room place.classroom place.laboratory place.studio place.newsroom place.ship_cabin place.control_room place.greenhouse place.barn place.lighthouse_room place.apartment place.gallery',
  所: 'place.school place.prison place.orphanage place.kindergarten place.police_station',
  节: 'place.train_car',
  位: 'person.teacher person.professor person.doctor person.master person.captain person.general person.king person.queen person.emperor person.princess person.prince person.judge person.scientist person.writer person.poet person.painter person.musician person.pianist person.violinist person.singer person.dancer person.old_man person.old_woman person.grandmother person.grandfather person.mother person.father person.mayor person.architect person.astronomer person.archaeologist person.explorer person.customer person.guest person.bride person.monk person.priest person.lawyer',
  名: 'person.soldier person.reporter person.detective person.police_officer person.firefighter person.astronaut person.pilot person.athlete person.guard person.sailor person.spy person.lighthouse_keeper person.prisoner person.diver person.courier person.postman',
};
const MEASURE_OF = new Map(
  Object.entries(COUNTED).flatMap(([measure, concepts]) =>
    concepts.split(' ').map((concept) => [concept, measure] as const),
  ),
);
const BY_FAMILY: Readonly<Record<string, string>> = { animal: '只', place: '座' };
/** Last characters of nouns that the lexicon does not know. */
const BY_ENDING: readonly (readonly [RegExp, string])[] = [
  [/[车]$/, '辆'],
  [/[书集]$/, '本'],
  [/[船舰艇]$/, '艘'],
  [/[店馆铺厂]$/, '家'],
  [/[机器仪]$/, '台'],
  [/[画]$/, '幅'],
  [/[路街河巷]$/, '条'],
  [/[树]$/, '棵'],
  [/[花]$/, '朵'],
  [/[刀剑伞琴椅]$/, '把'],
  [/[灯]$/, '盏'],
  [/[鸟虫]$/, '只'],
  [/[歌曲]$/, '首'],
  [/[表]$/, '块'],
  [/[鞋]$/, '双'],
  [/[山桥塔城楼]$/, '座'],
];

/** The measure word for a noun: by its ending where the concept is only a stand-in, else by its concept. */
export function measureFor(noun: string, concept: ConceptId, standIn: boolean): string {
  if (standIn) {
    return BY_ENDING.find(([ending]) => ending.test(noun))?.[1] ?? '个';
  }
  return MEASURE_OF.get(concept) ?? BY_FAMILY[concept.slice(0, concept.indexOf('.'))] ?? '个';
}
