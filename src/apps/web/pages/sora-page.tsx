import { SoraScreen } from '#src/features/tools/sora/web/sora-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';

/** Clips of what a text says. */
export function SoraPage() {
  const { destinations, dialog } = useClipDestinations('sora');
  return (
    <>
      <SoraScreen destinations={destinations} />
      {dialog}
    </>
  );
}
