import { useLocation } from 'react-router';
import { TOOLS } from '#src/shared/catalogue/tools.ts';

/** The pages of templates, on the dashboard or in a partner's zone. */
export interface TemplatePaths {
  explore: string;
  mine: string;
  template: (id: string) => string;
  photo: (id: string) => string;
  result: (taskId: string) => string;
}

const IN_ZONE = /^\/[^/]+\/[^/]+-trending(?=\/|$)/;

/** The paths of the pages of templates where one is now. */
export function useTemplatePaths(): TemplatePaths {
  const { pathname } = useLocation();
  const explore = IN_ZONE.exec(pathname)?.[0] ?? TOOLS.trending.path;
  return {
    explore,
    mine: `${explore}/mine`,
    template: (id) => `${explore}/template/${encodeURIComponent(id)}`,
    photo: (id) => `${explore}/template/${encodeURIComponent(id)}/photo`,
    result: (taskId) => `${explore}/${taskId}`,
  };
}
