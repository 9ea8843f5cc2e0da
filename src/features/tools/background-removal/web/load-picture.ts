/** Loads a picture that a canvas may read. Throws when it cannot be loaded. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  // Media may lie on an origin of their own, which lets the site's pages read them.
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  return picture;
}
