// Stores some text in the store of a folder and prints its key.
import { createStorage } from '#src/platform/server/storage/storage.ts';

const [dataFolder = '', text = ''] = process.argv.slice(2);
const { key } = await createStorage({ dataFolder, disk: { reserveBytes: 0 } }).put(
  'scene',
  { bytes: Buffer.from(text) },
  { mime: 'text/plain', extension: 'txt' },
);
console.log('stored', key);
