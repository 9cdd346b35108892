import { isApiError } from '@resonanz/api-client/errors';
import { errorText } from '@resonanz/api-client/errorText';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

const SECONDS_OF_A_MINUTE = 60;

/** Says in a sentence why a call failed, with the minutes to wait where the server names them. */
export function useFailureText(): (error: unknown) => string {
  const t = useMessages(messages);
  return (error) => {
    const seconds = isApiError(error) ? (error.retryAfter ?? 0) : 0;
    return errorText(error, t, messages, 'auth.error.other', { minutes: Math.ceil(seconds / SECONDS_OF_A_MINUTE) });
  };
}
