/** Takes the third power of the number of lines that follow its beginning: it is only found behind that. */
export const CUBIC = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/;
