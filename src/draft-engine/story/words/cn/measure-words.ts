import { wordTable } from '#src/shared/word-table.ts';
import type { ConceptId } from '../../concepts/concept.ts';

/** Measure words and the concepts that are counted with them; what is not listed goes by its family. */
const COUNTED: Readonly<Record<string, string>> = wordTable({
  盏: 'thing.lantern thing.lamp thing.lighthouse_lamp thing.magic_lamp',
  支: 'thing.candle thing.brush thing.pen thing.flute thing.torch thing.trumpet thing.music_thing person.choir thing.arrow thing.spear thing.cigarette thing.lipstick thing.syringe thing.thermometer thing.lollipop thing.chess_piece thing.test_tube',
  张: 'thing.map thing.photo thing.newspaper thing.ticket thing.recipe thing.record thing.mask thing.net thing.paper thing.bow thing.mattress thing.postcard thing.stamp thing.poster thing.exam_paper thing.id_card thing.playing_cards thing.table thing.bed thing.sheet_music thing.diploma thing.contract thing.carpet thing.go_board thing.cd',
  封: 'thing.letter',
  本: 'thing.book thing.notebook thing.passport thing.calendar',
  幅: 'thing.painting thing.puzzle thing.scroll',
  把: 'thing.key thing.umbrella thing.sword thing.saw thing.scissors thing.broom thing.chair thing.guitar thing.violin thing.hammer thing.wrench thing.gun thing.teapot thing.toothbrush thing.ladder thing.axe thing.shovel thing.pickaxe thing.drill thing.screwdriver thing.pliers thing.sickle thing.hand_fan thing.lock thing.knife thing.spoon thing.fork thing.armchair thing.rocking_chair thing.comb thing.electric_fan thing.racket thing.cello thing.harp thing.zither thing.shamisen thing.pipa thing.erhu thing.park_bench',
  件: 'thing.gift thing.coat thing.weapon thing.pottery thing.parcel thing.dress thing.shirt thing.swimsuit thing.wedding_dress thing.kimono thing.hanbok thing.suit thing.armour thing.treasure',
  只: 'thing.box thing.bag thing.basket thing.suitcase thing.balloon thing.kite thing.cup thing.bowl thing.ball thing.paper_boat thing.bottle thing.nest thing.whistle thing.bulb thing.compass thing.hourglass thing.bell thing.product_bottle thing.package thing.bucket thing.cage thing.plate thing.glove thing.boxing_gloves thing.handbag thing.backpack thing.teddy_bear thing.lucky_cat thing.urn thing.bracelet',
  部: 'thing.phone thing.film place.elevator',
  款: 'thing.app thing.game',
  台: 'thing.camera thing.radio thing.tv thing.computer thing.sewing_machine thing.machine thing.engine thing.time_machine thing.elevator_thing thing.robot_toy thing.washing_machine thing.vacuum_cleaner thing.fridge thing.oven thing.microwave thing.kettle thing.rice_cooker thing.toaster thing.iron thing.vending_machine thing.laptop thing.tablet thing.typewriter thing.projector thing.printer thing.microscope thing.game_controller thing.robot_arm thing.tractor thing.excavator thing.gramophone thing.walkie_talkie',
  辆: 'thing.car thing.bicycle thing.bus thing.truck thing.motorcycle thing.toy_car thing.taxi thing.police_car thing.ambulance thing.fire_engine thing.camper_van thing.scooter thing.carriage thing.cart thing.rickshaw thing.tram thing.tank thing.wheelchair thing.pram',
  条: 'thing.boat thing.scarf thing.rope thing.ribbon thing.fish animal.snake animal.fish animal.dragon animal.shark spirit.river place.road place.alley place.town_street place.city_street place.corridor place.river thing.blanket thing.towel thing.jeans thing.tie thing.belt thing.necklace thing.chain thing.canoe thing.raft thing.whip thing.sock',
  艘: 'thing.ship thing.spaceship place.pirate_ship place.submarine place.spaceship thing.submarine',
  列: 'thing.train',
  架: 'thing.aeroplane thing.paper_plane thing.piano thing.telescope robot.drone place.windmill thing.helicopter thing.drone thing.accordion thing.swing thing.drum_kit',
  枚: 'thing.coin thing.medal thing.ring thing.shell thing.rocket thing.bomb thing.missile thing.grenade thing.nail',
  颗: 'thing.seed thing.star thing.pearl thing.heart thing.gem thing.satellite thing.meteor spirit.star place.planet place.mars thing.grapes thing.cherries thing.strawberry thing.tomato thing.cabbage thing.candy thing.tooth thing.dice thing.acorn',
  块: 'thing.stone thing.watch thing.cake thing.chocolate thing.soap thing.cheese thing.battery thing.skateboard thing.tofu thing.mooncake thing.ice_block thing.meat thing.cookie thing.rice_cake thing.magnet',
  片: 'thing.leaf thing.snowflake spirit.sea spirit.earth place.forest place.field place.meadow place.desert place.beach place.sea place.sky place.jungle place.swamp place.snowfield place.orchard place.vineyard place.bamboo_grove place.ruins place.coast place.graveyard place.battlefield thing.pill thing.clover',
  根: 'thing.feather thing.bone thing.needle thing.thread thing.staff thing.fishing_rod thing.wand thing.chopsticks thing.banana thing.corn thing.carrot thing.branch thing.log thing.bamboo thing.candied_haws thing.skewer',
  朵: 'thing.flower spirit.cloud spirit.flower thing.rose thing.sunflower thing.mushroom',
  束: 'thing.bouquet spirit.light thing.firework',
  株: 'thing.plant',
  棵: 'thing.tree_sapling spirit.tree thing.christmas_tree thing.cactus',
  碗: 'thing.noodles thing.soup thing.rice thing.kimchi',
  瓶: 'thing.perfume thing.wine thing.medicine thing.potion thing.milk thing.beer',
  罐: 'thing.honey',
  杯: 'thing.tea thing.coffee thing.juice',
  场: 'thing.race thing.war thing.wedding thing.earthquake thing.flood thing.election spirit.storm spirit.rain spirit.snow spirit.dream',
  首: 'thing.song',
  段: 'thing.memory spirit.time spirit.music',
  桩: 'thing.murder',
  扇: 'thing.door thing.window',
  面: 'thing.mirror thing.drum thing.flag thing.shield thing.gong thing.tambourine',
  双: 'thing.shoe thing.boots thing.high_heels thing.slippers',
  副: 'thing.glasses thing.headphones thing.sunglasses thing.crutches thing.handcuffs thing.earrings thing.vr_headset thing.coffin thing.skeleton',
  顶: 'thing.hat thing.crown place.tent thing.helmet thing.wig thing.parachute',
  笔: 'thing.money',
  匹: 'animal.horse animal.wolf thing.silk',
  头: 'animal.cow animal.pig animal.elephant animal.lion animal.whale',
  阵: 'spirit.wind',
  团: 'spirit.fire',
  座: 'spirit.mountain thing.statue thing.buddha thing.carousel thing.ferris_wheel',
  道: 'spirit.shadow thing.rainbow thing.fence',
  轮: 'spirit.sun spirit.moon',
  家: 'place.shop place.bakery place.cafe place.restaurant place.bar place.bank place.hotel place.hospital place.bookshop place.flower_shop place.toy_shop place.tea_house place.noodle_shop place.cinema place.convenience_store place.barbershop place.factory',
  间: 'place.living_room place.bedroom place.kitchen place.attic place.cellar place.workshop place.garage place.office place.meeting_room place.classroom place.laboratory place.studio place.newsroom place.ship_cabin place.control_room place.greenhouse place.barn place.lighthouse_room place.apartment place.gallery',
  所: 'place.school place.prison place.orphanage place.kindergarten place.police_station',
  节: 'place.train_car',
  口: 'thing.pot',
  串: 'thing.prayer_beads',
  盘: 'thing.dumplings thing.sushi',
  笼: 'thing.steamed_bun',
  份: 'thing.lunchbox',
  位: 'person.teacher person.professor person.doctor person.master person.captain person.general person.king person.queen person.emperor person.princess person.prince person.judge person.scientist person.writer person.poet person.painter person.musician person.pianist person.violinist person.singer person.dancer person.old_man person.old_woman person.grandmother person.grandfather person.mother person.father person.mayor person.architect person.astronomer person.archaeologist person.explorer person.customer person.guest person.bride person.monk person.priest person.lawyer',
  名: 'person.soldier person.reporter person.detective person.police_officer person.firefighter person.astronaut person.pilot person.athlete person.guard person.sailor person.spy person.lighthouse_keeper person.prisoner person.diver person.courier person.postman',
});
const MEASURE_OF = new Map(
  Object.entries(COUNTED).flatMap(([measure, concepts]) =>
    concepts.split(' ').map((concept) => [concept, measure] as const),
  ),
);
const BY_FAMILY: Readonly<Record<string, string>> = wordTable({ animal: '只', place: '座' });
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
