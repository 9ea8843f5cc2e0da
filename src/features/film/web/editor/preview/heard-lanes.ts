import { useMemo, useSyncExternalStore } from 'react';
import { CUT_VOLUMES, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';

type Volumes = CutSettings['volumes'];
export type Lane = keyof Volumes;

/** What of a film is heard in its preview on this page. */
export interface HeardLanes {
  filmId: string;
  /** Volumes that are not saved yet. */
  volumes: Volumes | undefined;
  muted: ReadonlySet<Lane>;
  /** The only one that is heard. */
  solo: Lane | undefined;
}

const ALL: Omit<HeardLanes, 'filmId'> = { volumes: undefined, muted: new Set(), solo: undefined };

// Mixer and preview are apart on the page, and a preview that is opened later is to sound alike.
let lanes: HeardLanes = { filmId: '', ...ALL };
const listeners = new Set<() => void>();

/** Changes what is heard of a film, at once. */
export function hearLanes(filmId: string, change: Partial<Omit<HeardLanes, 'filmId'>>): void {
  lanes = { ...(lanes.filmId === filmId ? lanes : ALL), ...change, filmId };
  listeners.forEach((listener) => listener());
}

/** Saving these volumes has ended: they are heard as the server tells them, unless others were chosen meanwhile. */
export function forgetVolumes(filmId: string, saved: Volumes): void {
  const { volumes } = lanes;
  if (lanes.filmId === filmId && volumes && CUT_VOLUMES.every((lane) => volumes[lane] === saved[lane])) {
    hearLanes(filmId, { volumes: undefined });
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is heard of a film. */
export function useHeardLanes(filmId: string): Omit<HeardLanes, 'filmId'> {
  const now = useSyncExternalStore(listen, () => lanes);
  return now.filmId === filmId ? now : ALL;
}

/** The material of a preview, as loud as its lanes are heard. */
export function useHeardMaterial(filmId: string, material: PreviewMaterial | undefined): PreviewMaterial | undefined {
  const { volumes, muted, solo } = useHeardLanes(filmId);
  return useMemo(() => {
    if (!material) {
      return undefined;
    }
    const heard = { ...(volumes ?? material.cut.volumes) };
    for (const lane of CUT_VOLUMES) {
      heard[lane] = muted.has(lane) || (solo !== undefined && solo !== lane) ? 0 : heard[lane];
    }
    return { ...material, cut: { ...material.cut, volumes: heard } };
  }, [material, volumes, muted, solo]);
}
