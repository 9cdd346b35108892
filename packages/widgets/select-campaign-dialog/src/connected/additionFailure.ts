import { errorNames, isApiError } from '@resonanz/api-client/errors';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';

/** Whether the server answered something that is neither success nor failure; the dialog then simply closes (001 §8). */
export function isOtherResult(error: unknown): boolean {
  return isApiError(error) && error.status >= 200 && error.status < 300 && error.code !== '';
}

/** Whether a channel is in the campaign already; the message alone decides (001 §8). */
export function isDuplicate(error: unknown): boolean {
  return isApiError(error) && error.code.includes('already exists');
}

/** Says a failed addition in words: translated where the server's error is a known key, as it stands where it is a sentence. */
export function useFailureText(): (error: unknown) => string {
  const t = useMessages(messages);
  return (error) => {
    if (isDuplicate(error)) return t('selectCampaign.error.exists');
    const candidates = errorNames(error).map((name) => `selectCampaign.error.${name}`);
    const sentence = isApiError(error) && error.status < 500 && error.errorKey?.includes(' ') ? error.errorKey : undefined;
    return sentence ?? t(firstMessageKey(messages, candidates, 'selectCampaign.error.other'));
  };
}
