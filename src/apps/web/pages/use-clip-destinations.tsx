import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StoredFile } from '#src/features/tools/stored-file.ts';
import type { SendFile } from '#src/features/tools/web/send-file.ts';
import type { ToolsApi } from '#src/features/tools/web/tools-api.ts';
import { sentPicture } from '#src/features/tools/web/use-sent-picture.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { TOOLS, type ToolId } from '#src/shared/catalogue/tools.ts';
import { dialogPart } from '../shell/load-part.tsx';
import { TAKERS } from './use-picture-destinations.tsx';

const film = dialogPart(
  ['filmList', 'filmSend'],
  () => import('#src/features/film/web/send/send-to-film.tsx'),
  (module) => module.SendToFilm,
);

/** The tools that take a clip. */
const CLIP_TAKERS = ['videoEdit', 'videoUpscale', 'audio', 'subtitles'] as const satisfies readonly ToolId[];

/** Where the clips of a tool can go on to, and the dialog of the one that was chosen. */
export function useClipDestinations(from: ToolId): { destinations: readonly SendFile[]; dialog: ReactNode } {
  const t = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const navigate = useNavigate();
  const [clip, setClip] = useState<StoredFile>();
  const sendLast = async ({ id }: StoredFile, path: string): Promise<void> => {
    try {
      void navigate(path, sentPicture(await tools.takeClipPicture({ fileId: id, at: 'last' })));
    } catch (error) {
      toastFailure(error as Error);
    }
  };
  const clipTools = CLIP_TAKERS.filter((key) => key !== from).map((key): SendFile => ({
    key,
    label: t(`clipTo.${key}`),
    send: (file) => void navigate(TOOLS[key].path, sentPicture(file)),
  }));
  const pictureTools = TAKERS.filter((key) => key === 'video' || key !== from).map((key): SendFile => ({
    key,
    label: key === 'video' ? t('goOn') : t(`toTool.${key}`),
    heading: t('lastPicture'),
    send: (file) => void sendLast(file, TOOLS[key].path),
  }));
  return {
    destinations: [
      { key: 'film', label: t('toFilm'), opensDialog: true, send: setClip },
      ...clipTools,
      ...pictureTools,
    ],
    dialog: clip && (
      <Suspense fallback={null}>
        <film.Screen picture={clip} onClose={() => setClip(undefined)} />
      </Suspense>
    ),
  };
}
