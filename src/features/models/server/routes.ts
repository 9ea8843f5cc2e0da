import { implement } from '@orpc/server';
import type { Caller } from '#src/foundation/accounts/server/account.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { readGraph } from '#src/shared/catalogue/workflows/read-graph.ts';
import { modelsContract, type ReadWorkflow } from '../contract.ts';
import { changeLimitsWithAudit } from './manage-limits.ts';
import { changeModelWithAudit } from './manage-models.ts';
import { keepKeyWithAudit, removeKeyWithAudit, switchVendorWithAudit, tryVendor } from './manage-vendors.ts';
import {
  keepWorkflowWithAudit,
  openWorkflow,
  readWorkflows,
  removeWorkflowWithAudit,
  type TypedWorkflow,
} from './manage-workflows.ts';
import type { Act, ModelDependencies } from './model-dependencies.ts';
import { presentGraph } from './present-graph.ts';
import { readModels, readVendors } from './read-offer.ts';

/** The endpoints of vendors and models. The contract's rules ensure that only admins reach them. */
export function modelRoutes(dependencies: ModelDependencies) {
  const os = implement(modelsContract)
    .$context<RequestContext & { requireAccount(): Caller }>()
    .use(({ context, next }) =>
      next({ context: { act: { adminId: context.requireAccount().id, requestId: context.requestId } satisfies Act } }),
    );
  const vendors = async () => ({ vendors: await readVendors(dependencies) });
  const models = () => ({ models: readModels(dependencies) });
  const workflows = async () => ({ workflows: await readWorkflows(dependencies) });
  return os.router({
    listVendors: os.listVendors.handler(vendors),
    keepVendorKey: os.keepVendorKey.handler(async ({ input, context }) => {
      await keepKeyWithAudit(dependencies, context.act, input);
      return vendors();
    }),
    removeVendorKey: os.removeVendorKey.handler(async ({ input, context }) => {
      await removeKeyWithAudit(dependencies, context.act, input.vendor);
      return vendors();
    }),
    switchVendor: os.switchVendor.handler(async ({ input, context }) => {
      await switchVendorWithAudit(dependencies, context.act, input);
      return vendors();
    }),
    changeLimits: os.changeLimits.handler(async ({ input, context }) => {
      await changeLimitsWithAudit(dependencies, context.act, input);
      return vendors();
    }),
    tryVendor: os.tryVendor.handler(async ({ input, signal }) => ({
      state: await tryVendor(dependencies, input.vendor, signal ?? new AbortController().signal),
    })),
    listModels: os.listModels.handler(models),
    changeModel: os.changeModel.handler(async ({ input, context }) => {
      await changeModelWithAudit(dependencies, context.act, input);
      return models();
    }),
    listWorkflows: os.listWorkflows.handler(async () => ({
      ...(await workflows()),
      isServerSetUp: dependencies.offer.vendors.has('comfyui'),
    })),
    openWorkflow: os.openWorkflow.handler(async ({ input }) =>
      presentWorkflow(await openWorkflow(dependencies, input.id)),
    ),
    readWorkflow: os.readWorkflow.handler(({ input }) => presentGraph(readGraph(input.graph))),
    keepWorkflow: os.keepWorkflow.handler(async ({ input, context }) => {
      await keepWorkflowWithAudit(dependencies, context.act, input);
      return workflows();
    }),
    removeWorkflow: os.removeWorkflow.handler(async ({ input, context }) => {
      await removeWorkflowWithAudit(dependencies, context.act, input.id);
      return workflows();
    }),
  });
}

function presentWorkflow(workflow: TypedWorkflow & { read: ReadWorkflow }) {
  const { kind, graph, inputs, output, framesPerSecond, label, priceCoins, durationsSeconds, longestSidePixels, read } =
    workflow;
  return {
    kind,
    graph,
    inputs,
    output,
    framesPerSecond,
    label,
    priceCoins,
    durationsSeconds,
    longestSidePixels,
    read,
  };
}
