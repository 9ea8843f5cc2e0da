import { PhotoTalkScreen } from '#src/features/tools/photo-talk/web/photo-talk-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';

/** Talking photos, with the places where they can go on to. */
export function PhotoTalkPage() {
  const { destinations, dialog } = useClipDestinations('photoTalk');
  return (
    <>
      <PhotoTalkScreen destinations={destinations} />
      {dialog}
    </>
  );
}
