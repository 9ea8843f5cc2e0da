import * as z from 'zod';
import { STORED_FOLDERS } from '#src/shared/catalogue/media-folders.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { MEASURE_NAMES, MOST_COMPARED } from './measures.ts';
import { MOST_STEPS, RANGE_NAMES } from './ranges.ts';

const time = z.iso.datetime();
const whole = z.number().int().min(0);
const seconds = z.number().min(0);

const reads = endpoint.meta({ admin: true });
const acts = endpoint.meta({ admin: true, confirmed: true });

const range = z.enum(RANGE_NAMES).default('24h');
const vendor = z.string().max(60);
const model = z.string().max(100);

/** Results of what vendors were asked for; latencies from the first start to the result, null without one. */
const counts = z.object({
  completed: whole,
  failed: whole,
  refused: whole,
  unknown: whole,
  paidCalls: whole,
  coinsCharged: whole,
  medianSeconds: seconds.nullable(),
  slowSeconds: seconds.nullable(),
});
const modelCounts = counts.extend({ vendor, model, label: z.string().max(200) });
export type ModelCounts = z.infer<typeof modelCounts>;
const stepCounts = counts.extend({ at: time });
export type StepCounts = z.infer<typeof stepCounts>;

/** A model, or all others together, over the steps of a range; null where there is no value. */
const compared = z.object({
  /** Absent for the others. */
  label: z.string().max(200).optional(),
  values: z.array(z.number().min(0).nullable()).max(MOST_STEPS),
});
const comparison = z.object({ times: z.array(time).max(MOST_STEPS), models: z.array(compared).max(MOST_COMPARED) });
export type ComparisonAnswer = z.infer<typeof comparison>;

const flow = z.object({ at: time, bought: whole, given: whole, returned: whole, held: whole, deducted: whole });
export type FlowAnswer = z.infer<typeof flow>;

/** Counts by age: under a minute, ten minutes, an hour, and older. */
const work = z.object({ count: whole, ages: z.tuple([whole, whole, whole, whole]), oldestSeconds: seconds });
export type WorkAnswer = z.infer<typeof work>;

const service = z.object({
  work: z.object({ waiting: work, running: work }),
  /** How many generations have an unknown outcome. */
  unknown: whole,
  /** Results of the last hour by vendor. */
  lastHour: z.array(z.object({ vendor, completed: whole, failed: whole })).max(100),
  queue: z
    .array(
      z.object({ name: z.string().max(60), waiting: whole, running: whole, failed: whole, oldestSeconds: seconds }),
    )
    .max(200),
  processes: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['all-in-one', 'worker', 'site', 'command-line']),
        version: z.string().max(40),
        threads: whole,
        startedAt: time,
        seenAt: time,
      }),
    )
    .max(100),
  storage: z.object({
    folders: z
      .array(z.object({ folder: z.enum(STORED_FOLDERS), files: whole, bytes: whole }))
      .max(STORED_FOLDERS.length),
    freeBytes: whole,
    /** What must stay free. */
    reserveBytes: whole,
  }),
});
export type ServiceAnswer = z.infer<typeof service>;

const unknownGeneration = z.object({
  id: z.uuid(),
  vendor,
  model,
  label: z.string().max(200),
  priceCoins: whole,
  unknownSince: time,
  reason: z.string().max(1000),
  account: z.object({ id: z.uuid(), name: z.string().max(100) }),
});
export type UnknownAnswer = z.infer<typeof unknownGeneration>;

/** The cloud service: what works, waits and fails (ADM-03). For admins only. */
export const operationsContract = {
  readService: reads
    .route({
      method: 'GET',
      path: '/api/admin/cloud-service',
      summary: 'Work, queue, processes and storage now, and the failures of the last hour',
    })
    .output(service),
  readResults: reads
    .route({
      method: 'GET',
      path: '/api/admin/cloud-service/results',
      summary: 'Results, latency and coins by hour or day (UTC), and by vendor and model',
    })
    .input(z.object({ range, vendor: vendor.optional(), model: model.optional() }))
    .output(
      z.object({
        steps: z.array(stepCounts).max(MOST_STEPS),
        /** Of every vendor and model, whatever the steps are filtered by. */
        models: z.array(modelCounts).max(200),
      }),
    ),
  compareModels: reads
    .route({
      method: 'GET',
      path: '/api/admin/cloud-service/models',
      summary: 'One measure of the models that have most of it, by hour or day (UTC)',
    })
    .input(z.object({ range, vendor: vendor.optional(), measure: z.enum(MEASURE_NAMES) }))
    .output(comparison),
  readCoins: reads
    .route({
      method: 'GET',
      path: '/api/admin/cloud-service/coins',
      summary: 'Coins into all balances and out of them, by hour or day (UTC)',
    })
    .input(z.object({ range }))
    .output(z.object({ steps: z.array(flow).max(MOST_STEPS) })),
  listUnknown: reads
    .route({
      method: 'GET',
      path: '/api/admin/cloud-service/unknown',
      summary: 'Paid requests of unknown outcome, the longest unknown first',
    })
    .output(z.object({ generations: z.array(unknownGeneration).max(100), total: whole })),
  decideUnknown: acts
    .route({
      method: 'POST',
      path: '/api/admin/cloud-service/unknown/{generationId}',
      summary: 'End a request of unknown outcome: give its coins back, or charge them',
    })
    .input(z.object({ generationId: z.uuid(), decision: z.enum(['release', 'charge']) }))
    .output(z.object({})),
};
