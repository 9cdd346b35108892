import { isApiError } from '@resonanz/api-client/errors';

/** Whether no one knows if something was saved: the grid keeps what was entered for another try. */
export const hasNoAnswer = (error: unknown): boolean =>
  !isApiError(error) || error.kind === 'offline' || error.kind === 'server';
