import '#src/platform/server/strict-runtime.ts';
import { sayError } from '../say-error.ts';
import { parseArguments, USAGE } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

const commandLine = process.argv.slice(2);
try {
  const command = parseArguments(commandLine);
  if (command.kind === 'help') {
    process.stdout.write(`${USAGE}\n`);
  } else {
    process.exitCode = await runCommand(command);
  }
} catch (error) {
  sayError(error, commandLine);
  process.exitCode = 1;
}
// An idle program or socket must not keep the command running.
process.exit();
