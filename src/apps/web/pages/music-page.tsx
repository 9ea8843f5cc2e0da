import { MusicScreen } from '#src/features/tools/music/web/music-screen.tsx';
import { useMusicDestinations } from './use-music-destinations.tsx';

/** The music tool. */
export function MusicPage() {
  const { destinations, dialog } = useMusicDestinations();
  return (
    <>
      <MusicScreen destinations={destinations} />
      {dialog}
    </>
  );
}
