import type { WorldId } from '../../../../story/worlds/worlds.ts';
import { farFutureRooms, nearFutureRooms, spaceRooms, taleRooms } from './beyond-rooms.ts';
import { chinaRooms, edoRooms, japanRooms, joseonRooms, koreaRooms, oldChinaRooms } from './east-rooms.ts';
import type { RoomDress } from './room-dress.ts';
import { africaRooms, arabRooms, indiaRooms, latinAmericaRooms } from './south-rooms.ts';
import {
  europeRooms,
  fiftiesRooms,
  medievalRooms,
  nineteenthCenturyRooms,
  northAmericaRooms,
  oldWestRooms,
  twentiesRooms,
  wartimeRooms,
} from './west-rooms.ts';

/** How each world furnishes its rooms. */
export const ROOM_DRESSES: Readonly<Record<WorldId, RoomDress>> = {
  china: chinaRooms,
  korea: koreaRooms,
  japan: japanRooms,
  europe: europeRooms,
  north_america: northAmericaRooms,
  latin_america: latinAmericaRooms,
  africa: africaRooms,
  arab_world: arabRooms,
  india: indiaRooms,
  old_china: oldChinaRooms,
  joseon: joseonRooms,
  edo: edoRooms,
  old_west: oldWestRooms,
  medieval_europe: medievalRooms,
  nineteenth_century: nineteenthCenturyRooms,
  twenties: twentiesRooms,
  fifties: fiftiesRooms,
  wartime: wartimeRooms,
  near_future: nearFutureRooms,
  far_future: farFutureRooms,
  space: spaceRooms,
  tale: taleRooms,
};
