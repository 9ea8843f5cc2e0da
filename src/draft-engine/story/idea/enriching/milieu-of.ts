import type { ThingId } from '../../concepts/concept.ts';
import type { PlaceId } from '../../concepts/concept.ts';
import { PEOPLE, type PersonId } from '../../concepts/people.ts';
import { placeKindOf } from '../../concepts/place-kind-of.ts';
import type { PlaceKind } from '../../place-spec.ts';
import type { DeedId } from '../deeds.ts';
import type { IdeaGraph } from '../idea-graph.ts';
import type { Milieu } from './enrichment.ts';

const PLACES: Readonly<Partial<Record<Milieu, readonly PlaceKind[]>>> = {
  food: ['restaurant', 'kitchen', 'bakery', 'cafe', 'bar'],
  sport: ['stadium', 'gym', 'dojo', 'skating_rink', 'swimming_pool'],
  crime: ['bank', 'vault', 'courtroom', 'police_station', 'prison'],
  sea: ['coast', 'beach', 'harbour', 'sea', 'underwater', 'island', 'cliff', 'ship_deck', 'ship_cabin'],
  school: ['classroom', 'schoolyard', 'library', 'playground'],
  craft: ['workshop', 'garage', 'studio', 'gallery'],
  stage: ['theatre'],
  shop: ['shop', 'market', 'supermarket'],
  care: ['hospital'],
  country: ['meadow', 'field', 'farm', 'rice_field', 'corn_field', 'valley', 'mountain', 'forest', 'garden'],
  wonder: ['space', 'planet', 'moon', 'sky', 'spaceship', 'castle', 'palace'],
};
const DEEDS: Readonly<Partial<Record<Milieu, readonly DeedId[]>>> = {
  crime: ['steal', 'arrest'],
  love: ['fall_in_love', 'kiss', 'marry'],
  sport: ['compete'],
};
const THINGS: Readonly<Partial<Record<Milieu, readonly ThingId[]>>> = { sport: ['ball', 'race', 'trophy', 'medal'] };

const inTable = <Value extends string>(
  table: Readonly<Partial<Record<Milieu, readonly Value[]>>>,
  values: readonly string[],
): Milieu | undefined => {
  const rows = Object.entries(table) as [Milieu, readonly string[]][];
  return values.map((value) => rows.find(([, row]) => row.includes(value))?.[0]).find((found) => found !== undefined);
};

function kindsOf(concepts: readonly (string | undefined)[]): string[] {
  return concepts.flatMap((concept = '') => {
    const [family, noun = ''] = concept.split('.');
    if (family === 'person') {
      const trade = PEOPLE[noun as PersonId] as { place: PlaceId } | undefined;
      return trade && trade.place !== 'town_street' ? [placeKindOf(trade.place)] : [];
    }
    return family === 'place' ? [placeKindOf(noun as PlaceId)] : [];
  });
}

/** In which small world an idea plays: by what is done, where it says it is, who is in it, and where its film begins. */
export function milieuOf(
  { events, places, participants }: Pick<IdeaGraph, 'events' | 'places' | 'participants'>,
  seen: readonly PlaceKind[],
): Milieu {
  const deeds = events.flatMap(({ deed }) => deed ?? []);
  const things = participants.map(({ concept = '' }) => concept.split('.')[1] ?? '');
  return (
    inTable(DEEDS, deeds) ??
    inTable(PLACES, kindsOf(places.map(({ concept }) => concept))) ??
    inTable(THINGS, things) ??
    inTable(PLACES, kindsOf(participants.map(({ concept }) => concept))) ??
    inTable(PLACES, seen) ??
    'anywhere'
  );
}
