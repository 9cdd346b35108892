import { isApiError } from '@resonanz/api-client/errors';

/**
 * Waits until an order is stored; where another user has changed it since it was read, what was moved is given up, so
 * that the order that counts now is shown.
 */
export async function beginAgainWhenChanged(storing: Promise<unknown>, beginAgain: () => void): Promise<void> {
  try {
    await storing;
  } catch (error) {
    if (isApiError(error) && error.errorKey === 'orderChanged') beginAgain();
    throw error;
  }
}
