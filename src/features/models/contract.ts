import * as z from 'zod';
import { MODEL_KINDS, VENDORS } from '#src/shared/catalogue/models/model-entry.ts';
import { LIMIT_BOUNDS } from '#src/shared/catalogue/vendor-limits.ts';
import { workflowFacts } from '#src/shared/catalogue/workflows/workflow-schema.ts';
import { WORKFLOW_KINDS, WORKFLOW_LIMITS } from '#src/shared/catalogue/workflows/workflow.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { requiredLine } from '#src/shared/form-text.ts';
import { MODEL_LIMITS } from './model-limits.ts';

const reads = endpoint.meta({ admin: true });
/** Changes by an admin: require a recent proof of identity, and are recorded in the audit. */
const acts = endpoint.meta({ admin: true, confirmed: true });
const formActs = endpoint.meta({ admin: true, confirmed: true, form: true });

const vendorName = z.enum(VENDORS);
const ofVendor = z.object({ vendor: vendorName });
const modelId = z.string().min(1).max(MODEL_LIMITS.idCharacters);
const route = z.object({ vendor: vendorName, vendorModel: z.string().min(1).max(MODEL_LIMITS.idCharacters) });
const coins = z.int().min(0).max(MODEL_LIMITS.priceCoins);

const minutes = z.int().min(1).max(LIMIT_BOUNDS.waitMinutes).nullable();
/** What the operator changed; null for the usual limit. */
const limitChange = {
  atOnce: z.int().min(1).max(LIMIT_BOUNDS.atOnce).nullable(),
  startsPerMinute: z.int().min(1).max(LIMIT_BOUNDS.startsPerMinute).nullable(),
};
const waitChange = z.object({ kind: z.enum(MODEL_KINDS), toStartMinutes: minutes, toEndMinutes: minutes });
const limits = z.object({
  ...limitChange,
  usual: z.object({ atOnce: z.int(), startsPerMinute: z.int() }),
  /** Of each kind that it serves. */
  waits: z
    .array(waitChange.extend({ usual: z.object({ toStartMinutes: z.int(), toEndMinutes: z.int() }) }))
    .max(MODEL_KINDS.length),
});

const vendor = z.object({
  vendor: vendorName,
  label: z.string().max(100),
  /** The kinds of models that it serves here. */
  serves: z.array(z.enum(MODEL_KINDS)).max(20),
  /** Where its key is from; null without one, and for the operator's own servers. */
  keyFrom: z.enum(['environment', 'page']).nullable(),
  /** False for a server of the operator, which is set up by the environment alone. */
  takesKey: z.boolean(),
  /** It could be asked now. */
  isSetUp: z.boolean(),
  isOn: z.boolean(),
  /** Of one that failed, or asked us to wait, and is not well again; null while it is well. */
  trouble: z
    .object({
      /** It gets nothing until then; null while the next request tries it. */
      restsUntil: z.iso.datetime().nullable(),
      failures: z.int().min(0),
      lastError: z.string().max(200),
    })
    .nullable(),
  /** Models whose first usable way leads to it. */
  models: z.int().min(0),
  limits,
});
export type VendorAnswer = z.infer<typeof vendor>;

const model = z.object({
  id: modelId,
  label: z.string().max(200),
  kind: z.enum(MODEL_KINDS),
  company: z.string().max(100),
  state: z.enum(['available', 'not_configured', 'not_installed', 'switched_off', 'retired']),
  /** The day of its retirement, past or to come, where it is known. */
  retiresOn: z.iso.date().nullable(),
  /** Its ways, in the order in which they are tried, and the one that is used now. */
  routes: z.array(route).max(20),
  routeInUse: route.nullable(),
  priceCoins: coins,
  /** The price can be changed: other kinds have the fixed prices of their features. */
  hasOwnPrice: z.boolean(),
  cataloguePriceCoins: coins,
  catalogueRoutes: z.array(route).max(20),
  isOn: z.boolean(),
  /** Models that may do its work: of its kind, and served by themselves. */
  servedBy: modelId.nullable(),
  successor: modelId.nullable(),
  isChanged: z.boolean(),
});
export type ModelAnswer = z.infer<typeof model>;

const workflowId = z.object({ id: z.uuid() });
const graphText = z.string().max(WORKFLOW_LIMITS.characters);
const workflow = z.object({
  id: z.uuid(),
  /** Id of the model that it is. */
  model: modelId,
  label: z.string().max(200),
  kind: z.enum(WORKFLOW_KINDS),
});
export type WorkflowAnswer = z.infer<typeof workflow>;
const workflows = z.object({ workflows: z.array(workflow).max(WORKFLOW_LIMITS.workflows) });

/** An input of a node that holds a value, not the result of another node. */
const nodeField = z.object({
  node: z.string().max(WORKFLOW_LIMITS.nameCharacters),
  /** What the node is called: its title and its class. */
  title: z.string().max(200),
  field: z.string().max(200),
  holds: z.enum(['text', 'number', 'other']),
});
const outputNode = nodeField.pick({ node: true, title: true });
const readWorkflow = z.object({
  fields: z.array(nodeField).max(WORKFLOW_LIMITS.values),
  nodes: z.array(outputNode).max(WORKFLOW_LIMITS.nodes),
  /** What its nodes suggest. */
  suggested: z.object({
    kind: workflowFacts.kind,
    inputs: workflowFacts.inputs,
    output: workflowFacts.output,
    framesPerSecond: workflowFacts.framesPerSecond,
  }),
});
export type ReadWorkflow = z.infer<typeof readWorkflow>;

const vendors = z.object({ vendors: z.array(vendor).max(50) });
const models = z.object({ models: z.array(model).max(500) });

/** How an operator sets up vendors of paid models, and changes what is offered, while the program runs (ADM-07). */
export const modelsContract = {
  listVendors: reads
    .route({ method: 'GET', path: '/api/admin/vendors', summary: 'The vendors of models, and which are set up' })
    .output(vendors),
  keepVendorKey: formActs
    .route({ method: 'PUT', path: '/api/admin/vendors/{vendor}/key', summary: 'Keep the key at a vendor, encrypted' })
    .input(
      ofVendor.extend({
        key: z
          .string()
          .max(400)
          .regex(/^[\x21-\x7e]{8,400}$/),
      }),
    )
    .output(vendors),
  removeVendorKey: acts
    .route({ method: 'DELETE', path: '/api/admin/vendors/{vendor}/key', summary: 'Remove the key at a vendor' })
    .input(ofVendor)
    .output(vendors),
  switchVendor: acts
    .route({ method: 'PUT', path: '/api/admin/vendors/{vendor}/switch', summary: 'Give a vendor new work, or none' })
    .input(ofVendor.extend({ isOn: z.boolean() }))
    .output(vendors),
  changeLimits: acts
    .route({
      method: 'PUT',
      path: '/api/admin/vendors/{vendor}/limits',
      summary: 'How much a vendor is asked for, and how long people wait for it',
    })
    .input(ofVendor.extend({ ...limitChange, waits: z.array(waitChange).max(MODEL_KINDS.length) }))
    .output(vendors),
  tryVendor: acts
    .route({
      method: 'POST',
      path: '/api/admin/vendors/{vendor}/try',
      summary: 'Ask a vendor, for nothing, whether it takes the key',
    })
    .input(ofVendor)
    .output(z.object({ state: z.enum(['works', 'refused', 'no_credit', 'unreachable']) })),
  listModels: reads
    .route({
      method: 'GET',
      path: '/api/admin/models',
      summary: 'The models of paid vendors, and how they are offered',
    })
    .output(models),
  changeModel: acts
    .route({ method: 'POST', path: '/api/admin/models', summary: 'Change how a model is offered' })
    .input(
      z.object({
        model: modelId,
        isOn: z.boolean(),
        /** Null for the catalogue's. */
        priceCoins: coins.nullable(),
        /** Null for the catalogue's. */
        routes: z.array(route).min(1).max(MODEL_LIMITS.routes).nullable(),
        /** Null for itself. */
        servedBy: modelId.nullable(),
      }),
    )
    .output(models),
  listWorkflows: reads
    .route({ method: 'GET', path: '/api/admin/workflows', summary: 'The ComfyUI workflows that were added here' })
    .output(workflows.extend({ isServerSetUp: z.boolean() })),
  openWorkflow: reads
    .route({ method: 'GET', path: '/api/admin/workflows/{id}', summary: 'A ComfyUI workflow, with its graph' })
    .input(workflowId)
    .output(z.object({ ...workflowFacts, graph: z.string(), read: readWorkflow })),
  readWorkflow: acts
    .route({
      method: 'POST',
      path: '/api/admin/workflow-readings',
      summary: 'What a ComfyUI graph has, and where its prompt, seed and size seem to go',
    })
    .input(z.object({ graph: graphText }))
    .output(readWorkflow),
  keepWorkflow: acts
    .route({
      method: 'PUT',
      path: '/api/admin/workflows/{id}',
      summary: 'Add a ComfyUI workflow as a model, or change it',
    })
    .input(
      workflowId.extend({ ...workflowFacts, label: requiredLine(WORKFLOW_LIMITS.labelCharacters), graph: graphText }),
    )
    .output(workflows),
  removeWorkflow: acts
    .route({ method: 'DELETE', path: '/api/admin/workflows/{id}', summary: 'Remove a ComfyUI workflow' })
    .input(workflowId)
    .output(workflows),
};
