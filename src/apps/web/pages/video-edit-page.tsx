import { VideoEditScreen } from '#src/features/tools/video-edit/web/video-edit-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';

/** Edited clips. */
export function VideoEditPage() {
  const { destinations, dialog } = useClipDestinations('videoEdit');
  return (
    <>
      <VideoEditScreen destinations={destinations} />
      {dialog}
    </>
  );
}
