import { hasModelRuntime } from '#src/draft-engine/models/model-runtime.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import type { Shutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { createThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { createClassifierMeans, createWordMeans } from '#src/vendors/moderation/local-means.ts';
import { createModerator, type Means, type Moderator } from '#src/vendors/moderation/moderator.ts';
import { createOpenaiMeans } from '#src/vendors/moderation/openai-means.ts';
import { createTextCheck } from './create-text-check.ts';

const CLASSIFIER_MEMORY_BYTES = 1024 ** 3;
/** How long the model stays in memory after a picture. */
const CLASSIFIER_IDLE_SECONDS = 60;

/**
 * The means of moderation that the operator has set up: OpenAI's while there is a key, which `openai` knows, then those
 * of this machine.
 */
export function createProgramModerator(
  config: Config,
  { log, shutdown, openai }: { log: Log; shutdown: Pick<Shutdown, 'add'>; openai: () => VendorAccess },
): Moderator {
  const means: Means[] = [createOpenaiMeans(openai), createWordMeans(createTextCheck(config.site.sensitiveWords))];
  const { strictness, classifier } = config.moderation;
  if (classifier && strictness !== 'off') {
    if (hasModelRuntime()) {
      const processes = createThreadPool({
        entry: new URL('../vendors/moderation/classifier/classifier-process.ts', import.meta.url),
        size: 1,
        processMemoryBytes: CLASSIFIER_MEMORY_BYTES,
        idleSeconds: CLASSIFIER_IDLE_SECONDS,
      });
      shutdown.add('picture classifier', () => processes.close());
      means.push(createClassifierMeans(processes));
    } else {
      log.warn(
        'pictures cannot be judged on this machine: ONNX Runtime has no build for it. KINORA_PICTURE_CHECK=off says so without this message',
      );
    }
  }
  return createModerator({ strictness, means, log });
}
