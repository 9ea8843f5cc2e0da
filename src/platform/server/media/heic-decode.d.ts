declare module 'heic-decode' {
  /** A picture in the file that has not been decoded yet; its size is the one that it is shown with. */
  interface HeicPicture {
    width: number;
    height: number;
    /** RGBA, 8 bits, row by row from the top, turned as the file says. */
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  const decoder: { all(file: { buffer: Uint8Array }): Promise<HeicPicture[]> };
  export default decoder;
}
