import { SubtitlesScreen } from '#src/features/tools/subtitles/web/subtitles-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';

/** Subtitles of clips. */
export function SubtitlesPage() {
  const { destinations, dialog } = useClipDestinations('subtitles');
  return (
    <>
      <SubtitlesScreen destinations={destinations} />
      {dialog}
    </>
  );
}
