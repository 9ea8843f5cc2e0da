import { Suspense } from 'react';
import { MultiViewScreen } from '#src/features/tools/multi-view/web/multi-view-screen.tsx';
import { dialogPart } from '../shell/load-part.tsx';
import { usePictureDestinations } from './use-picture-destinations.tsx';

const cast = dialogPart(
  ['filmList', 'filmSend'],
  () => import('#src/features/film/web/send/choose-character.tsx'),
  (module) => module.ChooseCharacter,
);

/** Views from all sides. */
export function MultiViewPage() {
  const { destinations, dialog } = usePictureDestinations('multiView');
  return (
    <>
      <MultiViewScreen
        destinations={destinations}
        renderCast={({ onPick, onClose }) => (
          <Suspense fallback={null}>
            <cast.Screen onPick={onPick} onClose={onClose} />
          </Suspense>
        )}
      />
      {dialog}
    </>
  );
}
