import { isApiError } from '@resonanz/api-client/errors';
import { useErrorText } from '@resonanz/api-client/react';
import { messages } from './messages.ts';

const SECONDS_OF_A_MINUTE = 60;

/** Says in a sentence why a call failed, with the minutes to wait where the server names them. */
export function useFailureText(): (error: unknown) => string {
  const say = useErrorText(messages);
  return (error) => {
    const seconds = isApiError(error) ? (error.retryAfter ?? 0) : 0;
    return say(error, 'auth.error.other', { minutes: Math.ceil(seconds / SECONDS_OF_A_MINUTE) });
  };
}
