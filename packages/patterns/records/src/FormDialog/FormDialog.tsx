'use client';

import { type ReactNode, useId } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button, type ButtonProps } from '@resonanz/ui/Button';
import { Dialog, type DialogProps } from '@resonanz/ui/Dialog';
import { Form, type FormProps } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../form/messages.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps extends Pick<DialogProps, 'size'>, Pick<FormProps, 'onSubmit' | 'validationErrors'> {
  /** What the dialog is for; names its form too. */
  title: string;
  /** Names the form where the title is not its name. */
  formLabel?: string;
  /** The button that sends the form; a verb. */
  confirmLabel: string;
  /** `danger` for what can't be undone; `accent` by default. */
  tone?: NonNullable<ButtonProps['tone']>;
  /** Whether something is still missing without which the form can't be sent. */
  isIncomplete?: boolean;
  /** Whether the form is on its way; the dialog stays open then. */
  isPending: boolean;
  /** Said meanwhile; that it is being saved by default. */
  pendingLabel?: string;
  /** Why the form was not sent, above the fields; nothing while there is no other reason than those at fields. */
  failure?: ReactNode;
  /** Heading of the failure; none by default. */
  failureTitle?: string;
  /** Called when the dialog is left without sending. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a window of its own, with a button that sends it and a way out. */
export function FormDialog({
  title,
  formLabel = title,
  confirmLabel,
  tone,
  isIncomplete = false,
  isPending,
  pendingLabel,
  failure,
  failureTitle,
  onClose,
  onSubmit,
  validationErrors,
  children,
  ...dialog
}: FormDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={t('records.form.close')}
      isPending={isPending}
      pendingLabel={pendingLabel ?? t('records.form.pending')}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('records.form.cancel')}
          </Button>
          <Button
            variant="solid"
            {...(tone && { tone })}
            type="submit"
            form={formId}
            isDisabled={isIncomplete}
            isPending={isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        aria-label={formLabel}
        isPending={isPending}
        validationErrors={validationErrors}
        onSubmit={(event) => (isIncomplete ? undefined : onSubmit?.(event))}
      >
        {failure && (
          <InlineAlert tone="error" role="alert" {...(failureTitle !== undefined && { title: failureTitle })}>
            {failure}
          </InlineAlert>
        )}
        {children}
      </Form>
    </Dialog>
  );
}
