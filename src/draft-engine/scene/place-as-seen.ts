import type { ColourName } from '../story/figure-spec.ts';
import type { FilmPlan } from '../story/film-plan.ts';
import { MOST_LANDMARKS, type Landmark, type PlaceKind, type PlaceSpec } from '../story/place-spec.ts';
import type { WorldId } from '../story/worlds/worlds.ts';
import type { Seen } from './seen/take-seen.ts';

type Planned = FilmPlan['places'][number];

/** Everything beside the graph that a picture shows of its place. */
export interface SeenThere {
  seen: readonly Seen[];
  home: PlaceKind | undefined;
  season: PlaceSpec['season'] | undefined;
  /** Colours that the text names, for what is drawn without things. */
  colours: readonly ColourName[];
  /** The text says that its first landmark is there. */
  isAbout: boolean;
  /** Somebody is there. */
  hasActors: boolean;
}

/** Candy grows on the trees of tales only where a film tells one; old towns have other roofs and cottages. */
const isWorldless = (kind: PlaceKind, landmarks: readonly Landmark[], world: WorldId): boolean =>
  world === 'tale' || kind === 'rooftop' || landmarks.some((one) => PLAIN_BUILT.has(one));

/** Where the mountains of a world would hide what is in the sky. */
const OPEN: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'river',
  'lake',
  'meadow',
  'field',
  'valley',
  'beach',
  'coast',
]);

const PLAIN_BUILT: ReadonlySet<Landmark> = new Set<Landmark>(['cottage', 'iceberg', 'volcano', 'eiffel_tower']);

/** A place with its sky, its season, what grows there, and with what the text puts there. */
export function placeAsSeen(planned: Planned, there: SeenThere): Planned {
  const { seen, season, isAbout } = there;
  const landmarks = seen.flatMap(({ landmark }) => landmark ?? []);
  const sky = [...new Set(seen.flatMap((one) => one.sky ?? []))];
  const { world, ...bare } = planned.place;
  const own = ownPlace(bare, there, sky.length > 0);
  const isHidden = sky.length > 0 && OPEN.has(own.kind);
  return {
    ...planned,
    place: {
      ...own,
      ...(world === undefined || isWorldless(own.kind, landmarks, world) || isHidden ? {} : { world }),
      landmarks: [...new Set([...landmarks, ...own.landmarks])].slice(0, MOST_LANDMARKS),
      ...(landmarks.length > 0 || isAbout ? { central: true } : {}),
      ...(sky.length > 0 ? { sky } : {}),
      ...(season ? { season } : {}),
      ...coveredWith(there),
    },
  };
}

/** The place itself: where what is seen is at home, and without landmarks of its own where the sky is the subject. */
function ownPlace(
  place: Omit<PlaceSpec, 'world'>,
  { home, isAbout, hasActors }: SeenThere,
  hasSky: boolean,
): Omit<PlaceSpec, 'world'> {
  // On the sea one needs a boat: whoever stands before ice stands on snow.
  const kind = hasActors && home === 'sea' ? 'snowfield' : home;
  const base = kind === undefined ? place : { ...place, kind, landmarks: [] };
  return hasSky && !isAbout && !hasActors ? { ...base, landmarks: [] } : base;
}

/** What grows there, or the plain ground or the pattern that is all there is. */
function coveredWith({ seen, colours }: SeenThere): Pick<PlaceSpec, 'growth' | 'plain' | 'pattern'> {
  const growth = seen.find((one) => one.growth)?.growth;
  const plain = seen.find((one) => one.plain)?.plain;
  const pattern = seen.find((one) => one.pattern)?.pattern;
  return {
    ...(growth ? { growth } : {}),
    ...(plain ? { plain } : {}),
    ...(pattern ? { pattern: { kind: pattern, colours: [...colours] } } : {}),
  };
}
