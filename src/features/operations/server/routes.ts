import { implement } from '@orpc/server';
import type { AccountRequest } from '#src/foundation/accounts/server/account-request.ts';
import { sumStoredFiles, type FolderSize } from '#src/foundation/files/server/sum-stored-files.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import {
  operationsContract,
  type ComparisonAnswer,
  type FlowAnswer,
  type ModelCounts,
  type ServiceAnswer,
  type StepCounts,
} from '../contract.ts';
import type { Range } from '../ranges.ts';
import { compareModels } from './compare-models.ts';
import { readCoinSteps, readResultModels, readResultSteps } from './read-history.ts';
import { readService } from './read-service.ts';
import { rememberAnswers } from './remember-answers.ts';
import { decideWithAudit, listUnknown } from './unknown-outcomes.ts';

const NOW_MILLISECONDS = 2000;
const STORAGE_MILLISECONDS = 300_000;
/** The longer a range, the more rows its answer is made of, and the less a minute changes it. */
const HISTORY_MILLISECONDS: Readonly<Record<Range, number>> = {
  '24h': 15_000,
  '7d': 60_000,
  '30d': 300_000,
  '90d': 300_000,
};

/** The endpoints of the cloud service page. Answers about long ranges are minutes old at most. */
export function operationsRoutes(dependencies: GenerationDependencies) {
  const { db } = dependencies;
  const os = implement(operationsContract).$context<AccountRequest>();
  const services = rememberAnswers<ServiceAnswer>();
  const folders = rememberAnswers<FolderSize[]>();
  const steps = rememberAnswers<StepCounts[]>();
  const models = rememberAnswers<ModelCounts[]>();
  const coins = rememberAnswers<FlowAnswer[]>();
  const comparisons = rememberAnswers<ComparisonAnswer>();
  return os.router({
    readService: os.readService.handler(() =>
      services.of('', NOW_MILLISECONDS, () =>
        readService(dependencies, () => folders.of('', STORAGE_MILLISECONDS, () => sumStoredFiles(db))),
      ),
    ),
    readResults: os.readResults.handler(async ({ input }) => {
      const { range, vendor, model } = input;
      const [byTime, byModel] = await Promise.all([
        steps.of(JSON.stringify([range, vendor, model]), HISTORY_MILLISECONDS[range], () =>
          readResultSteps(db, { range, vendor, model }),
        ),
        models.of(range, HISTORY_MILLISECONDS[range], () => readResultModels(db, range)),
      ]);
      return { steps: byTime, models: byModel };
    }),
    compareModels: os.compareModels.handler(({ input }) => {
      const { range, vendor, measure } = input;
      return comparisons.of(JSON.stringify([range, vendor, measure]), HISTORY_MILLISECONDS[range], () =>
        compareModels(db, { range, vendor, measure }),
      );
    }),
    readCoins: os.readCoins.handler(async ({ input: { range } }) => ({
      steps: await coins.of(range, HISTORY_MILLISECONDS[range], () => readCoinSteps(db, range)),
    })),
    listUnknown: os.listUnknown.handler(() => listUnknown(db)),
    decideUnknown: os.decideUnknown.handler(async ({ input, context }) => {
      const act = { adminId: context.requireAccount().id, requestId: context.requestId };
      await decideWithAudit(dependencies, act, input);
      [services, steps, models, coins, comparisons].forEach((remembered) => remembered.forget());
      return {};
    }),
  });
}
