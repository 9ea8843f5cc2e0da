/** A package of a lockfile as far as its notice goes. */
export interface CarriedPackage {
  name: string;
  /** SPDX expression; undefined where the lockfile says none. */
  licence?: string | undefined;
  /** Built for one system or processor. */
  isNative: boolean;
  /** Data files in it that are no source text. */
  dataFiles: readonly string[];
}

/** Licences of which the package's own licence file says all that its users have to know. */
const PLAIN = /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0| OR |\))+$/;

/**
 * Packages that NOTICE.md must name and does not: those with weights, data, fonts or native programs, and those under
 * other than plain licences. NOTICE.md names packages in backticks; a name that ends in `*` covers all that begin so.
 */
export function unnoticedPackages(notice: string, packages: readonly CarriedPackage[]): string[] {
  const named = [...notice.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const isNamed = (name: string): boolean =>
    named.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  return packages
    .filter(({ licence, isNative, dataFiles }) => isNative || dataFiles.length > 0 || !PLAIN.test(licence ?? 'MIT'))
    .filter(({ name }) => !isNamed(name))
    .map(({ name, licence, isNative, dataFiles }) => {
      const why = [licence, isNative ? 'native' : '', ...dataFiles.slice(0, 2)].filter((part) => part);
      return `${name} (${why.join(', ')})`;
    });
}
