import { isApiError } from '@resonanz/api-client/errors';
import { useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';

/** Whether the server answered something that is neither success nor failure; the dialog then simply closes. */
export function isOtherResult(error: unknown): boolean {
  return isApiError(error) && error.status >= 200 && error.status < 300 && error.code !== '';
}

/** Whether a channel is in the campaign already; the message alone decides. */
export function isDuplicate(error: unknown): boolean {
  return isApiError(error) && error.code.includes('already exists');
}

/** Says a failed addition in words. */
export function useFailureText(): (error: unknown) => string {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  return (error) => (isDuplicate(error) ? t('selectCampaign.error.exists') : say(error, 'selectCampaign.error.other'));
}
