import { VendorError, type Vendor } from '#src/vendors/vendor.ts';

/** A vendor whose errors never hold the key, also where its service repeats what it was sent. */
export function withoutKey(vendor: Vendor, key: string): Vendor {
  const clean = (error: unknown): unknown => {
    if (!(error instanceof VendorError) || !`${error.message} ${error.outage}`.includes(key)) {
      return error;
    }
    const { kind, message, retryAfterSeconds, outage, isNotAsked } = error;
    return new VendorError(kind, message.replaceAll(key, '…'), {
      retryAfterSeconds,
      isNotAsked,
      outage: outage?.replaceAll(key, '…'),
    });
  };
  const guarded = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      throw clean(error);
    }
  };
  const { find, cancel } = vendor;
  return {
    ...vendor,
    start: (...order) => guarded(() => vendor.start(...order)),
    check: (...order) =>
      guarded(async () => {
        const checked = await vendor.check(...order);
        return checked.kind === 'failed' ? { ...checked, error: clean(checked.error) as VendorError } : checked;
      }),
    ...(find && { find: (context) => guarded(() => find(context)) }),
    ...(cancel && { cancel: (operation, context) => guarded(() => cancel(operation, context)) }),
  };
}
