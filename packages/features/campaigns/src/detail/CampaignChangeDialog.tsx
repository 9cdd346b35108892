import { useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { type ReactNode, useId, useState } from 'react';
import { messages } from './messages.ts';

interface CampaignChangeDialogProps {
  title: string;
  /** The fields. */
  children: ReactNode;
  /** Whether everything that is needed has been given. */
  isWhole: boolean;
  onSend: () => Promise<unknown>;
  onClose: () => void;
}

/** A change of the campaign that needs further words; refused, it says why and keeps what was entered. */
export function CampaignChangeDialog({ title, children, isWhole, onSend, onClose }: CampaignChangeDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const toasts = useToasts();
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();

  async function submit() {
    if (!isWhole) return;
    setSending(true);
    setError(undefined);
    try {
      await onSend();
      toasts.add({ tone: 'ok', title: t('campaigns.moved.title'), text: t('campaigns.campaignChanged') });
      onClose();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={t('campaigns.close')}
      isPending={isSending}
      pendingLabel={t('campaigns.saving')}
      footer={
        <>
          <Button onPress={onClose}>{t('campaigns.cancel')}</Button>
          <Button variant="solid" type="submit" form={formId} isDisabled={!isWhole} isPending={isSending}>
            {t('campaigns.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} aria-label={title}>
        {error !== undefined && (
          <InlineAlert tone="error" role="alert">
            {say(error, 'campaigns.error.other')}
          </InlineAlert>
        )}
        {children}
      </Form>
    </Dialog>
  );
}
