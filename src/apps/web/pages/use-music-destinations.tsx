import { Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredFile } from '#src/features/tools/stored-file.ts';
import type { SendFile } from '#src/features/tools/web/send-file.ts';
import { dialogPart } from '../shell/load-part.tsx';

const film = dialogPart(
  ['filmList', 'filmSend'],
  () => import('#src/features/film/web/send/send-music-to-film.tsx'),
  (module) => module.SendMusicToFilm,
);

/** Where a piece of music can go on to, and the dialog of the place that was chosen. */
export function useMusicDestinations(): { destinations: readonly SendFile[]; dialog: ReactNode } {
  const t = useTranslations('toolPage');
  const [music, setMusic] = useState<StoredFile>();
  return {
    destinations: [{ key: 'film', label: t('toFilm'), opensDialog: true, send: setMusic }],
    dialog: music && (
      <Suspense fallback={null}>
        <film.Screen music={music} onClose={() => setMusic(undefined)} />
      </Suspense>
    ),
  };
}
