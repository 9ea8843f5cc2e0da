import { Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredFile } from '#src/features/tools/contract.ts';
import type { SendPicture } from '#src/features/tools/web/send-picture.ts';
import { dialogPart } from '../shell/load-part.tsx';

const film = dialogPart(
  ['filmList', 'filmSend'],
  () => import('#src/features/film/web/send/send-to-film.tsx'),
  (module) => module.SendToFilm,
);

/** Where the pictures of a tool can go on to, and the dialog of the one that was chosen. */
export function usePictureDestinations(): { destinations: readonly SendPicture[]; dialog: ReactNode } {
  const t = useTranslations('toolPage');
  const [picture, setPicture] = useState<StoredFile>();
  return {
    destinations: [{ key: 'film', label: t('toFilm'), opensDialog: true, send: setPicture }],
    dialog: picture && (
      <Suspense fallback={null}>
        <film.Screen picture={picture} onClose={() => setPicture(undefined)} />
      </Suspense>
    ),
  };
}
