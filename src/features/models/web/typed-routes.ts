import type { ModelAnswer } from '../contract.ts';
import { MODEL_LIMITS } from '../model-limits.ts';

type Routes = ModelAnswer['routes'];

/** Ways to a model as text: one a line, the vendor and its name of the model. */
export function writeRoutes(routes: Routes): string {
  return routes.map(({ vendor, vendorModel }) => `${vendor} ${vendorModel}`).join('\n');
}

/** Ways that were typed; undefined where a line is none, or names a vendor that is not among these. */
export function readRoutes(text: string, vendors: readonly Routes[number]['vendor'][]): Routes | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const routes = lines.map((line) => {
    const [name = '', vendorModel = '', ...rest] = line.split(/\s+/);
    const vendor = vendors.find((known) => known === name);
    return vendor && vendorModel !== '' && rest.length === 0 ? { vendor, vendorModel } : undefined;
  });
  return lines.length > MODEL_LIMITS.routes || routes.includes(undefined) ? undefined : (routes as Routes);
}
