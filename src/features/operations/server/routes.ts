import { implement } from '@orpc/server';
import type { AccountRequest } from '#src/foundation/accounts/server/account-request.ts';
import { sumStoredFiles, type FolderSize } from '#src/foundation/files/server/sum-stored-files.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import {
  operationsContract,
  type FlowAnswer,
  type ModelCounts,
  type ServiceAnswer,
  type StepCounts,
} from '../contract.ts';
import { readCoinSteps, readResultModels, readResultSteps } from './read-history.ts';
import { readService } from './read-service.ts';
import { rememberAnswers } from './remember-answers.ts';
import { decideWithAudit, listUnknown } from './unknown-outcomes.ts';

const NOW_MILLISECONDS = 2000;
const HISTORY_MILLISECONDS = 15_000;
const STORAGE_MILLISECONDS = 60_000;

/** The endpoints of the cloud service page. Answers about the past are some seconds old at most. */
export function operationsRoutes(dependencies: GenerationDependencies) {
  const { db } = dependencies;
  const os = implement(operationsContract).$context<AccountRequest>();
  const services = rememberAnswers<ServiceAnswer>(NOW_MILLISECONDS);
  const folders = rememberAnswers<FolderSize[]>(STORAGE_MILLISECONDS);
  const steps = rememberAnswers<StepCounts[]>(HISTORY_MILLISECONDS);
  const models = rememberAnswers<ModelCounts[]>(HISTORY_MILLISECONDS);
  const coins = rememberAnswers<FlowAnswer[]>(HISTORY_MILLISECONDS);
  return os.router({
    readService: os.readService.handler(() =>
      services('', () => readService(dependencies, () => folders('', () => sumStoredFiles(db)))),
    ),
    readResults: os.readResults.handler(async ({ input }) => {
      const { range, vendor, model } = input;
      const [byTime, byModel] = await Promise.all([
        steps(JSON.stringify([range, vendor, model]), () => readResultSteps(db, { range, vendor, model })),
        models(range, () => readResultModels(db, range)),
      ]);
      return { steps: byTime, models: byModel };
    }),
    readCoins: os.readCoins.handler(async ({ input: { range } }) => ({
      steps: await coins(range, () => readCoinSteps(db, range)),
    })),
    listUnknown: os.listUnknown.handler(() => listUnknown(db)),
    decideUnknown: os.decideUnknown.handler(async ({ input, context }) => {
      const act = { adminId: context.requireAccount().id, requestId: context.requestId };
      await decideWithAudit(dependencies, act, input);
      return {};
    }),
  });
}
