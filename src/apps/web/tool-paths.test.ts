import { expect, test } from 'vitest';
import { isHere } from '#src/shared/catalogue/places.ts';
import { DASHBOARD_TOOL_IDS, TOOLS } from '#src/shared/catalogue/tools.ts';
import { readScreens, ROUTE_FILES } from './read-screens.ts';

test('[HOME-01] every tool that is offered leads to a screen', () => {
  const paths = new Set(ROUTE_FILES.flatMap(readScreens).map(({ path }) => path));
  expect(DASHBOARD_TOOL_IDS.filter((id) => !paths.has(TOOLS[id].path))).toEqual([]);
});

test('[NAV-02] exactly the paths with a screen of their own count as existing', () => {
  const screens = ROUTE_FILES.flatMap(readScreens);
  const explained = ({ file }: { file: string }): boolean => file.endsWith('/feature-screen.tsx');
  expect(screens.filter(explained).length).toBeGreaterThan(0);
  for (const screen of screens) {
    expect(isHere(screen.path ?? ''), screen.path).toBe(!explained(screen));
  }
});
