import { ResultScreen } from '#src/features/tools/trending/web/result-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';

/** A clip of a template, with the places where it can go on to. */
export function TrendingResultPage() {
  const { destinations, dialog } = useClipDestinations('trending');
  return (
    <>
      <ResultScreen destinations={destinations} />
      {dialog}
    </>
  );
}
