/** Which shots are selected. */
export interface ShotSelection {
  /** The one that has the keyboard and is in the inspector. */
  active: string;
  /** Where a range begins. */
  anchor: string;
  /** Never empty; holds the active one, unless this was taken out of a selection of several. */
  ids: ReadonlySet<string>;
}

/** `only`: this one; `toggle`: in or out; `range`: all from the anchor to it; `work`: those stay that it is among. */
export type SelectWay = 'only' | 'toggle' | 'range' | 'work';

/** Only this shot. */
export function selectOnly(id: string): ShotSelection {
  return { active: id, anchor: id, ids: new Set([id]) };
}

/** The selection after a shot was chosen; `order` has the ids of all shots in the order of the film. */
export function selectShot(before: ShotSelection, id: string, way: SelectWay, order: readonly string[]): ShotSelection {
  if (way === 'only') {
    return selectOnly(id);
  }
  if (way === 'work') {
    return before.ids.has(id) ? { ...before, active: id } : selectOnly(id);
  }
  if (way === 'range') {
    const [from, to] = [order.indexOf(before.anchor), order.indexOf(id)].sort((one, other) => one - other);
    return { active: id, anchor: before.anchor, ids: new Set(order.slice(from, (to ?? 0) + 1)) };
  }
  const ids = new Set(before.ids);
  if (!ids.delete(id)) {
    ids.add(id);
  }
  return ids.size === 0 ? selectOnly(id) : { active: id, anchor: id, ids };
}

/** The shots that have come into the film; the selection as it was where none has. */
export function selectArrivals(
  before: ShotSelection,
  order: readonly string[],
  earlierOrder: readonly string[],
): ShotSelection {
  const earlier = new Set(earlierOrder);
  const [first, ...others] = order.filter((id) => !earlier.has(id));
  return first === undefined
    ? keepSelection(before, order, earlierOrder)
    : { active: first, anchor: first, ids: new Set([first, ...others]) };
}

/** The selection among the shots that are there; the nearest one where the active one is gone. */
export function keepSelection(
  before: ShotSelection,
  order: readonly string[],
  earlierOrder: readonly string[],
): ShotSelection {
  const there = new Set(order);
  const ids = new Set([...before.ids].filter((id) => there.has(id)));
  if (there.has(before.active)) {
    const anchor = there.has(before.anchor) ? before.anchor : before.active;
    return ids.size === before.ids.size
      ? before
      : { active: before.active, anchor, ids: ids.size > 0 ? ids : new Set([before.active]) };
  }
  const place = Math.max(0, earlierOrder.indexOf(before.active));
  return selectOnly(order[Math.min(place, order.length - 1)] ?? before.active);
}
