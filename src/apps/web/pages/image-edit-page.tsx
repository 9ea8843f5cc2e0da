import { ImageEditScreen } from '#src/features/tools/image-edit/web/image-edit-screen.tsx';
import { usePictureDestinations } from './use-picture-destinations.tsx';

/** Edited pictures. */
export function ImageEditPage() {
  const { destinations, dialog } = usePictureDestinations('imageEdit');
  return (
    <>
      <ImageEditScreen destinations={destinations} />
      {dialog}
    </>
  );
}
