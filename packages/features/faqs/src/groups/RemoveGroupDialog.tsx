import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FaqGroup, faqMutations } from '@resonanz/api-client/faqs';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';

interface RemoveGroupDialogProps {
  group: FaqGroup;
  /** What it is called in the reader's language. */
  name: string;
  onClose: () => void;
}

/** Asks before a group of FAQs is deleted. */
export function RemoveGroupDialog({ group, name, onClose }: RemoveGroupDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const removal = useMutation(faqMutations(useApi(), useQueryClient()).removeGroup());
  return (
    <RemoveDialog
      title={t('faqs.groups.remove.title')}
      onRemove={() => removal.mutateAsync(group.faqGroupId)}
      onDone={() => {
        announce(t('faqs.groups.removed'));
        onClose();
      }}
      onClose={onClose}
      renderError={(error) => (
        <InlineAlert tone="error" role="alert">
          {say(error, 'faqs.error.other')}
        </InlineAlert>
      )}
    >
      {t('faqs.groups.remove.text', { name })}
    </RemoveDialog>
  );
}
