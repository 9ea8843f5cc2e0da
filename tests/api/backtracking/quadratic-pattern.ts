/** Takes the square of the number of hyphens: it is only found in long texts. */
export const QUADRATIC = /--+(?=\w)/g;
