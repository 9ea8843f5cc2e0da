import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { smallPicture, StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { PICTURE_WIDTHS } from '#src/shared/catalogue/picture-widths.ts';
import type { ToolResult } from '../contract.ts';
import { SaveButton } from './save-button.tsx';
import type { SendFile } from './send-file.ts';
import { SendMenu } from './send-menu.tsx';
import type { ToolsApi } from './tools-api.ts';

// Needs the texts of `player`, which the route of the page names.
const FilmPlayer = lazy(async () => ({
  default: (await import('#src/platform/browser/player/film-player.tsx')).FilmPlayer,
}));

/** A clip that was made, in the player; while it is being made, the picture that it comes from, where there is one. */
export function ClipResult({
  result,
  aspect,
  name,
  poster,
  destinations,
  children,
}: {
  result: ToolResult;
  /** As 16:9. */
  aspect: string;
  /** Of the clip and its file. */
  name: string;
  /** A picture of the account, in the clip's shape. */
  poster?: string | undefined;
  destinations: readonly SendFile[];
  /** More that can be done with it. */
  children?: ReactNode;
}) {
  const { tools } = useApi<ToolsApi>();
  const id = result.file?.id;
  const renew = useCallback(async () => {
    const { files } = await tools.findToolFiles({ fileIds: id === undefined ? [] : [id] });
    return files[0]?.path ?? '';
  }, [tools, id]);
  const isOver = result.state === 'failed' || result.state === 'cancelled';
  const [across = 1, down = 1] = aspect.split(':').map(Number);
  return (
    <div className="flex flex-col gap-3">
      <div style={{ maxWidth: `calc((100dvh - 17rem) * ${across / down})` }}>
        <Gate aspect={aspect}>
          {result.file ? (
            <Suspense fallback={null}>
              <FilmPlayer
                source={result.file.path}
                renewSource={renew}
                aspect={aspect}
                title={name}
                poster={smallPicture(result.file.path, PICTURE_WIDTHS[1])}
              />
            </Suspense>
          ) : (
            <>
              {poster !== undefined && (
                <StoredPicture path={poster} alt="" sizes="60vw" className="size-full object-contain" />
              )}
              {!isOver && <Leader />}
            </>
          )}
        </Gate>
      </div>
      {result.file && (
        <div className="flex flex-wrap items-center gap-2">
          <SaveButton file={result.file} name={name} />
          <SendMenu file={result.file} destinations={destinations} />
          {children}
        </div>
      )}
    </div>
  );
}
