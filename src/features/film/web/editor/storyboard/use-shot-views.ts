import { useMemo } from 'react';
import { useEditor } from '../state/editor-context.tsx';
import type { ShotView } from './shot-standing.ts';

/** What the server tells of each shot, by its id. */
export function useShotViews(): ReadonlyMap<string, ShotView> {
  const { shots } = useEditor().film;
  return useMemo(() => new Map(shots.map((shot) => [shot.id, shot])), [shots]);
}
