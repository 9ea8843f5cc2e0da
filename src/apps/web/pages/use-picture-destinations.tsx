import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StoredFile } from '#src/features/tools/stored-file.ts';
import type { SendFile } from '#src/features/tools/web/send-file.ts';
import { sentPicture } from '#src/features/tools/web/use-sent-picture.ts';
import { TOOLS, type ToolId } from '#src/shared/catalogue/tools.ts';
import { dialogPart } from '../shell/load-part.tsx';

const film = dialogPart(
  ['filmList', 'filmSend'],
  () => import('#src/features/film/web/send/send-to-film.tsx'),
  (module) => module.SendToFilm,
);

/** The tools that take a picture, the first thing that can be made of it first. */
export const TAKERS = [
  'imageEdit',
  'video',
  'backgroundRemoval',
  'imageUpscale',
  'photoTalk',
  'multiView',
  'model3d',
] as const satisfies readonly ToolId[];

/** Where the pictures of a tool can go on to, and the dialog of the one that was chosen. */
export function usePictureDestinations(from: ToolId): { destinations: readonly SendFile[]; dialog: ReactNode } {
  const t = useTranslations('toolPage');
  const navigate = useNavigate();
  const [picture, setPicture] = useState<StoredFile>();
  const tools = TAKERS.filter((id) => id !== from).map((id): SendFile => ({
    key: id,
    label: t(`toTool.${id}`),
    send: (...sent) => void navigate(TOOLS[id].path, sentPicture(...sent)),
  }));
  return {
    destinations: [...tools, { key: 'film', label: t('toFilm'), opensDialog: true, send: (file) => setPicture(file) }],
    dialog: picture && (
      <Suspense fallback={null}>
        <film.Screen picture={picture} onClose={() => setPicture(undefined)} />
      </Suspense>
    ),
  };
}
