import * as z from 'zod';

/** A file of the account, as a browser fetches it. */
export const storedFile = z.object({
  id: z.uuid(),
  path: z.string().max(2000),
  mime: z.string().max(100),
  bytes: z.number().int(),
});
export type StoredFile = z.infer<typeof storedFile>;
