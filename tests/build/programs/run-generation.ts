// Runs one generation once, so that a failpoint can kill it meanwhile.
import { runGeneration } from '#src/foundation/generation/server/run-generation.job.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { createLoopbackVendor } from '#tests/vendors/loopback-vendor.ts';
import { buildGenerationDependencies } from '../build-generation-dependencies.ts';
import { silentLog as log } from '../silent-log.ts';

const [databaseUrl = '', dataFolder = '', generationId = '', vendorUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ config: { dataFolder, databaseUrl }, log });
const dependencies = await buildGenerationDependencies(database, dataFolder, createLoopbackVendor(vendorUrl));
await runGeneration(dependencies, { generationId }, { signal: new AbortController().signal });
console.log('done');
process.exit(0);
