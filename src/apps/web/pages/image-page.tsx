import { ImageScreen } from '#src/features/tools/image/web/image-screen.tsx';
import { usePictureDestinations } from './use-picture-destinations.tsx';

/** The picture tool. */
export function ImagePage() {
  const { destinations, dialog } = usePictureDestinations('image');
  return (
    <>
      <ImageScreen destinations={destinations} />
      {dialog}
    </>
  );
}
