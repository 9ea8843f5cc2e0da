import { PhotoTalkScreen } from '#src/features/tools/photo-talk/web/photo-talk-screen.tsx';

/** Talking photos; what they make goes nowhere yet. */
export function PhotoTalkPage() {
  return <PhotoTalkScreen destinations={[]} />;
}
