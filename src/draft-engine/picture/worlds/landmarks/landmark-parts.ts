import type { Landmark } from '../../../story/place-spec.ts';
import { PART_LIBRARY as P } from '../part-library.ts';
import type { PartMaker } from '../part.ts';
import { archBridge, treehouse } from './built-things.ts';
import { barnHouse, castle, church, clockTower, gateHouse, greenhouseHouse, pagoda, school, stoneTower, tentHouse, torii, watermill, windmill } from './buildings.ts';
import { lighthouse } from './coast.ts';
import { bamboo, cactus, campfire, rockGroup, snowman, volcano, waterfall } from './nature.ts';
import { aquarium, elevatorDoor, tvCamera, vaultDoor } from './room-things.ts';
import { billboard, ferrisWheel, piano, pier, satellite, sewingMachine, statue, telescope, train } from './show-pieces.ts';
import { carousel, crane, flag, fountain, grave, phoneBox, robotArm, sign, vendingMachine, well } from './town-things.ts';
import { aeroplane, balloon, bicycle, bus, car, fishingBoat, rocket, sailingBoat, ship, truck, ufo } from './vehicles.ts';

/** One parametric drawing for each landmark, in real sizes. */
export const LANDMARK_PARTS: Readonly<Record<Landmark, PartMaker>> = {
  lighthouse, house: P.house, cottage: P.cottage, tower: stoneTower, windmill, watermill, church, castle, skyscraper: P.high_rise, shop_front: P.shop_house, bakery_front: P.low_shop, school, barn: barnHouse, tent: tentHouse,
  big_tree: P.old_tree, pine: P.tall_pine, palm: P.palm, cherry_tree: P.blossom_tree, bamboo, cactus, flowers: P.flowers, rocks: rockGroup, waterfall, volcano, pier, sailing_boat: sailingBoat, ship, fishing_boat: fishingBoat,
  train, bus, car, truck, bicycle, aeroplane, balloon, rocket, satellite, ufo, robot_arm: robotArm, crane,
  street_lamp: P.street_lamp, bench: P.bench, fountain, statue, well, gate: gateHouse, torii, pagoda, ferris_wheel: ferrisWheel, carousel, clock_tower: clockTower, billboard,
  bridge: archBridge, treehouse, piano, bookshelf: P.bookcase, telescope, oven: P.oven, sewing_machine: sewingMachine, computer: P.desk, machine: P.iron_machine, vault_door: vaultDoor, elevator_door: elevatorDoor, throne: P.throne, bed: P.bed, fireplace: P.fireplace,
  blackboard: P.blackboard, stage_curtain: P.stage_curtain, tv_camera: tvCamera, hospital_bed: P.hospital_bed, aquarium, greenhouse: greenhouseHouse, campfire, snowman, grave, flag, sign, phone_box: phoneBox, vending_machine: vendingMachine,
};
