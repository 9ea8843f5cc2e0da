import { ImageScreen } from '#src/features/tools/image/web/image-screen.tsx';

/** The picture tool. */
export function ImagePage() {
  return <ImageScreen destinations={[]} />;
}
