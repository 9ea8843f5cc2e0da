/**
 * Browsers remember a failed module and never request the same URL again, so each retry changes the URL. It is read
 * from the error; where a browser does not name it, the module is imported again as it is.
 */
export function afresh<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address) as Promise<Module>,
): () => Promise<Module> {
  let address: string | undefined;
  let tries = 0;
  return async () => {
    try {
      return await (address === undefined ? load() : importFrom(`${address}?again=${++tries}`));
    } catch (error) {
      address ??= /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0];
      throw error;
    }
  };
}
