/** What a file is: the first half of its media type. */
export const FILE_KINDS = ['image', 'audio', 'video'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a file is, by its media type; undefined for what no tool takes. */
export function fileKindOf({ mime }: { mime: string }): FileKind | undefined {
  return FILE_KINDS.find((kind) => mime.startsWith(`${kind}/`));
}
