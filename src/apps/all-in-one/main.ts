import '#src/platform/server/strict-runtime.ts';

process.stdout.write('Starting Kinora …\n');
// Loaded after this line is printed: the first load takes some seconds.
const { runAllInOne } = await import('./run-all-in-one.ts');
await runAllInOne();
