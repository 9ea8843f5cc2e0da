import type { IpadicFeatures, Tokenizer } from '@sglkc/kuromoji';
import { packageDamaged, packageFile } from './read-package-file.ts';

/** Divides Japanese into morphemes by its dictionary (IPADIC). */
export type JapaneseDictionary = Tokenizer<IpadicFeatures>;

let loading: Promise<JapaneseDictionary> | undefined;
let loaded: JapaneseDictionary | undefined;

/** Loads the dictionary, once a thread. Throws WEIGHTS_MISSING. */
export async function loadJapaneseDictionary(): Promise<JapaneseDictionary> {
  loading ??= build();
  loaded = await loading;
  return loaded;
}

/** The dictionary, if it is loaded. */
export const loadedJapaneseDictionary = (): JapaneseDictionary | undefined => loaded;

async function build(): Promise<JapaneseDictionary> {
  const { default: kuromoji } = await import('@sglkc/kuromoji');
  const dicPath = packageFile('@sglkc/kuromoji', 'dict');
  return new Promise((resolve, reject) => {
    kuromoji
      .builder({ dicPath })
      .build((error, dictionary) =>
        error ? reject(packageDamaged('@sglkc/kuromoji', dicPath, error)) : resolve(dictionary),
      );
  });
}
