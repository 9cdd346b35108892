import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog, type DialogProps } from '@resonanz/ui/Dialog';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { type ReactNode, useId } from 'react';
import { messages } from '../detail/messages.ts';
import type { Change } from './useChange.ts';

interface ChangeDialogProps extends Pick<DialogProps, 'title'> {
  /** What is being sent. */
  change: Change;
  /** Whether everything that is needed has been given. */
  isWhole: boolean;
  onSave: () => Promise<unknown>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A change that needs further words, with one way to save it. */
export function ChangeDialog({ title, change: { fault, isPending, send }, isWhole, onSave, onClose, children }: ChangeDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={t('campaigns.close')}
      isPending={isPending}
      pendingLabel={t('campaigns.saving')}
      footer={
        <>
          <Button onPress={onClose}>{t('campaigns.cancel')}</Button>
          <Button variant="solid" type="submit" form={formId} isDisabled={!isWhole} isPending={isPending}>
            {t('campaigns.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => (isWhole ? send(onSave) : undefined)} aria-label={title}>
        {fault !== undefined && (
          <InlineAlert tone="error" role="alert">
            {fault}
          </InlineAlert>
        )}
        {children}
      </Form>
    </Dialog>
  );
}
