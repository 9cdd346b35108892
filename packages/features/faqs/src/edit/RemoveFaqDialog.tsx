import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Faq, faqMutations } from '@resonanz/api-client/faqs';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { inLanguage } from '../inLanguage.ts';
import { messages } from '../messages.ts';

/** Asks before an FAQ is deleted. */
export function RemoveFaqDialog({ faq, onClose }: { faq: Faq; onClose: () => void }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { announce } = useNotifier();
  const removal = useMutation(faqMutations(useApi(), useQueryClient()).remove());
  return (
    <RemoveDialog
      title={t('faqs.remove.title')}
      onRemove={() => removal.mutateAsync(faq.faqId)}
      onDone={() => {
        announce(t('faqs.removed'));
        onClose();
      }}
      onClose={onClose}
      renderError={(error) => (
        <InlineAlert tone="error" role="alert">
          {say(error, 'faqs.error.other')}
        </InlineAlert>
      )}
    >
      {t('faqs.remove.text', { name: inLanguage(faq, language).question })}
    </RemoveDialog>
  );
}
