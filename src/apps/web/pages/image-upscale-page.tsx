import { ImageUpscaleScreen } from '#src/features/tools/image-upscale/web/image-upscale-screen.tsx';
import { usePictureDestinations } from './use-picture-destinations.tsx';

/** Larger pictures. */
export function ImageUpscalePage() {
  const { destinations, dialog } = usePictureDestinations('imageUpscale');
  return (
    <>
      <ImageUpscaleScreen destinations={destinations} />
      {dialog}
    </>
  );
}
