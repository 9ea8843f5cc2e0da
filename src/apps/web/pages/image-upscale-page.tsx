import { ImageUpscaleScreen } from '#src/features/tools/image-upscale/web/image-upscale-screen.tsx';

/** Larger pictures. */
export function ImageUpscalePage() {
  return <ImageUpscaleScreen destinations={[]} />;
}
