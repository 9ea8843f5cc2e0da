import { join } from 'node:path';

/** Where the pieces of a clip are put as they are drawn. */
export interface DrawnPieces {
  folder: string;
  clipId: string;
}

/** The file of the piece that begins with this frame: an MP4 clip. */
export function pieceFile({ folder, clipId }: DrawnPieces, firstFrame: number): string {
  return join(folder, `${clipId}.${firstFrame}.mp4`);
}
