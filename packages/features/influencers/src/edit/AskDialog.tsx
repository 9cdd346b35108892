import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Form } from '@resonanz/ui/Form';
import { type ReactNode, useId } from 'react';
import { messages } from './messages.ts';

interface AskDialogProps {
  title: string;
  /** Names the form. */
  formLabel: string;
  /** The button that does it; a verb. */
  confirmLabel: string;
  isPending: boolean;
  /** Called when the button is pressed; checks what was entered. */
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for a word before something is done to a person that others will feel. */
export function AskDialog({ title, formLabel, confirmLabel, isPending, onSubmit, onClose, children }: AskDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={t('influencerEdit.close')}
      isPending={isPending}
      pendingLabel={t('influencerEdit.pending')}
      footer={
        <>
          <Button onPress={onClose}>{t('influencerEdit.cancel')}</Button>
          <Button variant="solid" tone="danger" type="submit" form={formId} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label={formLabel} onSubmit={onSubmit}>
        {children}
      </Form>
    </Dialog>
  );
}
