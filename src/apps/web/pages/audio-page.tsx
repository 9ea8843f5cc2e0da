import { AudioScreen } from '#src/features/tools/audio/web/audio-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';

/** Sound for a clip. */
export function AudioPage() {
  const { destinations, dialog } = useClipDestinations('audio');
  return (
    <>
      <AudioScreen destinations={destinations} />
      {dialog}
    </>
  );
}
