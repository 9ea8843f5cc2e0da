import { Model3dScreen } from '#src/features/tools/model-3d/web/model-3d-screen.tsx';
import { usePictureDestinations } from './use-picture-destinations.tsx';

/** 3D models. */
export function Model3dPage() {
  const { destinations, dialog } = usePictureDestinations('model3d');
  return (
    <>
      <Model3dScreen destinations={destinations} />
      {dialog}
    </>
  );
}
