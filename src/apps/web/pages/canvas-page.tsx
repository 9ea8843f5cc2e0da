import { CanvasScreen } from '#src/features/moji-magic/web/canvas/canvas-screen.tsx';
import type { ToolsApi } from '#src/features/tools/web/tools-api.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';

/** The canvas; its own pictures come in as those of the tools do. */
export function CanvasPage() {
  const { tools } = useApi<ToolsApi>();
  return <CanvasScreen uploadPicture={(file) => tools.uploadToolPicture(file)} />;
}
