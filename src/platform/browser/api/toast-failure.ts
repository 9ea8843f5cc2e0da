import { toast } from '../ui/toasts.tsx';
import { ApiError } from './api-client.ts';

/**
 * Shows why an action failed. Says nothing when the session has ended: the sign-in page, which opens by itself, says so
 * already.
 */
export function toastFailure(error: Error): void {
  if (!(error instanceof ApiError && error.code === 'SESSION_EXPIRED')) {
    toast(error.message, 'error');
  }
}
