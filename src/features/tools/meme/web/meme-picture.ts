/** The address of the picture of a template, without words. */
export const memePicture = (id: string): string => `/memes/${id}.webp`;
