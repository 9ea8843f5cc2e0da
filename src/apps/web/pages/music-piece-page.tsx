import { MusicPieceScreen } from '#src/features/tools/music/web/music-piece-screen.tsx';
import { useMusicDestinations } from './use-music-destinations.tsx';

/** One piece of music. */
export function MusicPiecePage() {
  const { destinations, dialog } = useMusicDestinations();
  return (
    <>
      <MusicPieceScreen destinations={destinations} />
      {dialog}
    </>
  );
}
