import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor, VendorRequest, VendorResult } from '#src/vendors/vendor.ts';

type Vendors = ReadonlyMap<VendorName, Vendor>;
export type WorkKind = VendorRequest['kind'];

/** Keeps what the draft engine makes of these kinds in a folder, for `replayVendor`, here or in another process. */
export function recordVendor(vendors: Vendors, folder: string, kinds: readonly WorkKind[]): void {
  standBefore(vendors, (engine) => async (request, context) => {
    const made = await engine.start(request, context);
    if (made.kind === 'done' && kinds.includes(request.kind)) {
      await mkdir(folder, { recursive: true });
      const place = join(folder, keyOf(request));
      await writeFile(`${place}.json`, JSON.stringify(await copyResult(made.result, place)));
    }
    return made;
  });
}

/** Answers with what was recorded, after `wait`; the draft engine makes the rest. */
export function replayVendor(
  vendors: Vendors,
  folder: string,
  wait: (request: VendorRequest, signal: AbortSignal) => Promise<unknown> = async () => {},
): void {
  standBefore(vendors, (engine) => async (request, context) => {
    const recorded = await readFile(join(folder, `${keyOf(request)}.json`), 'utf8').catch(() => undefined);
    if (recorded === undefined) {
      return engine.start(request, context);
    }
    await wait(request, context.signal);
    const result = JSON.parse(recorded) as VendorResult;
    return { kind: 'done', result: await copyResult(result, join(context.scratchFolder, 'result')) };
  });
}

function standBefore(vendors: Vendors, start: (engine: Vendor) => Vendor['start']): void {
  const engine = vendors.get('draft') as Vendor;
  (vendors as Map<VendorName, Vendor>).set('draft', { ...engine, start: start(engine) });
}

/** Ids of files differ from film to film. */
function keyOf(request: VendorRequest): string {
  const described = JSON.stringify(request, (name, value: unknown) =>
    name === 'references' || name === 'firstFrame' ? undefined : value,
  );
  return createHash('sha256').update(described).digest('hex');
}

async function copyResult(result: VendorResult, place: string): Promise<VendorResult> {
  if (!result.file) {
    return result;
  }
  const path = `${place}.${result.file.extension}`;
  await copyFile(result.file.path, path);
  return { ...result, file: { ...result.file, path } };
}
