/** A picture, loaded and decoded. Media may lie on an origin of their own, which lets the site's pages read them. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  return picture;
}
