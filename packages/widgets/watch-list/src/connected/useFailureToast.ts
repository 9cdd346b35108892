import { useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { messages } from '../messages.ts';

/** Shows that the watch list could not be changed, and why. */
export function useFailureToast(toasts: ToastQueue): (error: unknown) => void {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  return (error) => {
    toasts.add({ tone: 'bad', title: t('watchList.failed'), text: say(error, 'watchList.error.other') });
  };
}
