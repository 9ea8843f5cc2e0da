import type { ColourName } from '../story/figure-spec.ts';
import type { FilmPlan } from '../story/film-plan.ts';
import { MOST_LANDMARKS, type PlaceKind, type PlaceSpec } from '../story/place-spec.ts';
import type { Seen } from './seen/take-seen.ts';

type Planned = FilmPlan['places'][number];

/** Everything beside the graph that a picture shows of its place. */
export interface SeenThere {
  seen: readonly Seen[];
  home: PlaceKind | undefined;
  season: PlaceSpec['season'] | undefined;
  /** Colours that the text names, for what is drawn without things. */
  colours: readonly ColourName[];
}

/** A place with its sky, its season, what grows there, and with what the text puts there. */
export function placeAsSeen(planned: Planned, { seen, home, season, colours }: SeenThere): Planned {
  const { world, ...bare } = planned.place;
  const landmarks = seen.flatMap(({ landmark }) => landmark ?? []);
  const sky = [...new Set(seen.flatMap((one) => one.sky ?? []))];
  const growth = seen.find((one) => one.growth)?.growth;
  const plain = seen.find((one) => one.plain)?.plain;
  const pattern = seen.find((one) => one.pattern)?.pattern;
  const own = home === undefined ? bare : { ...bare, kind: home, landmarks: [] };
  return {
    ...planned,
    place: {
      ...own,
      // Candy grows on the trees of tales only where a film tells one.
      ...(world === undefined || world === 'tale' ? {} : { world }),
      landmarks: [...new Set([...landmarks, ...own.landmarks])].slice(0, MOST_LANDMARKS),
      ...(landmarks.length > 0 ? { central: true } : {}),
      ...(sky.length > 0 ? { sky } : {}),
      ...(season ? { season } : {}),
      ...(growth ? { growth } : {}),
      ...(plain ? { plain } : {}),
      ...(pattern ? { pattern: { kind: pattern, colours: [...colours] } } : {}),
    },
  };
}
