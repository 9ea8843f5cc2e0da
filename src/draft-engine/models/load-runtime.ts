import { AppError } from '#src/shared/errors/app-error.ts';

/** The runtime of neural models. Throws MODEL_RUNTIME_MISSING where it has no build for this platform. */
export async function loadRuntime(): Promise<typeof import('onnxruntime-node')> {
  try {
    return await import('onnxruntime-node');
  } catch (cause) {
    const reason = `${process.platform}-${process.arch}`;
    throw new AppError('MODEL_RUNTIME_MISSING', { details: { reason }, cause });
  }
}
