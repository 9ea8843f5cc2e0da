import { VideoUpscaleScreen } from '#src/features/tools/video-upscale/web/video-upscale-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';

/** Larger clips. */
export function VideoUpscalePage() {
  const { destinations, dialog } = useClipDestinations('videoUpscale');
  return (
    <>
      <VideoUpscaleScreen destinations={destinations} />
      {dialog}
    </>
  );
}
