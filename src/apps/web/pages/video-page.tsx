import { VideoScreen } from '#src/features/tools/video/web/video-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';

/** Clips from words and pictures. */
export function VideoPage() {
  const { destinations, dialog } = useClipDestinations('video');
  return (
    <>
      <VideoScreen destinations={destinations} />
      {dialog}
    </>
  );
}
