import { MemeScreen } from '#src/features/tools/meme/web/meme-screen.tsx';
import { useClipDestinations } from './use-clip-destinations.tsx';
import { usePictureDestinations } from './use-picture-destinations.tsx';

/** Memes, with the places where their pictures and clips can go on to. */
export function MemesPage() {
  const pictures = usePictureDestinations('meme');
  const clips = useClipDestinations('meme');
  return (
    <>
      <MemeScreen destinations={{ pictures: pictures.destinations, clips: clips.destinations }} />
      {pictures.dialog}
      {clips.dialog}
    </>
  );
}
