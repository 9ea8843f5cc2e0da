import { AppError } from '#src/shared/errors/app-error.ts';
import { listPlaces, type Workflow } from './workflow.ts';

/**
 * Throws WORKFLOW_PLACE_INVALID where an input or the output of a workflow is not in its graph, where it does not say
 * where the prompt goes, or is told its length in frames without their rate.
 */
export function requirePlaces({ graph, inputs, output, framesPerSecond }: Workflow): void {
  const wrong = (input: string, place?: string): AppError =>
    new AppError('WORKFLOW_PLACE_INVALID', { details: { input, place } });
  if (!inputs.prompt) {
    throw wrong('prompt');
  }
  for (const [name, [node, , field]] of listPlaces(inputs)) {
    if (!Object.hasOwn(graph, node) || !Object.hasOwn(graph[node]?.inputs ?? {}, field)) {
      throw wrong(name, `${node}, ${field}`);
    }
  }
  if (!Object.hasOwn(graph, output)) {
    throw wrong('output', output);
  }
  if (inputs.frames && framesPerSecond === undefined) {
    throw wrong('framesPerSecond');
  }
}
