import { BackgroundRemovalScreen } from '#src/features/tools/background-removal/web/background-removal-screen.tsx';
import { usePictureDestinations } from './use-picture-destinations.tsx';

/** Cut-outs. */
export function BackgroundRemovalPage() {
  const { destinations, dialog } = usePictureDestinations('backgroundRemoval');
  return (
    <>
      <BackgroundRemovalScreen destinations={destinations} />
      {dialog}
    </>
  );
}
