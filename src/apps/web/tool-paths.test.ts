import { expect, test } from 'vitest';
import { DASHBOARD_TOOL_IDS, TOOLS } from '#src/shared/catalogue/tools.ts';
import { readScreens, ROUTE_FILES } from './read-screens.ts';

test('[HOME-01] every tool that is offered leads to a screen', () => {
  const paths = new Set(ROUTE_FILES.flatMap(readScreens).map(({ path }) => path));
  expect(DASHBOARD_TOOL_IDS.filter((id) => !paths.has(TOOLS[id].path))).toEqual([]);
});
