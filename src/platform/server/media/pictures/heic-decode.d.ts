declare module 'heic-decode' {
  /** A picture in the file, not yet decoded, with its displayed size. */
  interface HeicPicture {
    width: number;
    height: number;
    /** RGBA, 8 bits, row by row from the top, rotated as the file declares. */
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  const decoder: { all(file: { buffer: Uint8Array }): Promise<HeicPicture[]> };
  export default decoder;
}
