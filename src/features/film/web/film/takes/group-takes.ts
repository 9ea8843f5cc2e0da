import type { ShotTake } from '../../../take-contract.ts';

/** Takes that are shown together: the candidates of one order, or takes between orders that were made one by one. */
export interface TakeGroup {
  /** The order of several candidates; null for single takes. */
  orderId: string | null;
  takes: ShotTake[];
}

/** Takes without those that were stopped before anything was made: they have nothing to show. */
export function withoutStopped(takes: readonly ShotTake[]): ShotTake[] {
  return takes.filter(({ status }) => status !== 'cancelled');
}

/** Groups takes in their order: candidates of one order stay together. */
export function groupTakes(takes: readonly ShotTake[]): TakeGroup[] {
  const groups: TakeGroup[] = [];
  for (const take of takes) {
    const orderId = take.candidate?.orderId ?? null;
    const last = groups.at(-1);
    if (last?.orderId === orderId) {
      last.takes.push(take);
    } else {
      groups.push({ orderId, takes: [take] });
    }
  }
  return groups;
}
