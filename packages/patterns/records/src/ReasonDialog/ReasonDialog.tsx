'use client';

import { type ReactNode, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from '../form/messages.ts';
import { FormDialog, type FormDialogProps } from '../FormDialog/FormDialog.tsx';

/** Most characters of a reason, as the contract has it. */
const LIMIT = 1000;

/** Props of {@link ReasonDialog}. */
export interface ReasonDialogProps extends Pick<
  FormDialogProps,
  'title' | 'confirmLabel' | 'tone' | 'isPending' | 'failure' | 'onClose'
> {
  /** The question; "Begründung" by default. */
  label?: string;
  /** Who reads the reason. */
  description?: string;
  /** What follows, in a sentence. */
  children?: ReactNode;
  /** Called with the reason, without the space around it; never with an empty one. */
  onSend: (reason: string) => void;
}

/** Asks for a reason in own words, of at most 1,000 characters, before something is declined or sent back. */
export function ReasonDialog({ label, description, children, onSend, ...dialog }: ReasonDialogProps) {
  const t = useMessages(messages);
  const [text, setText] = useState('');
  const reason = text.trim();
  return (
    <FormDialog {...dialog} isIncomplete={reason === ''} onSubmit={() => onSend(reason)}>
      {children}
      <TextArea
        label={label ?? t('records.form.reason')}
        {...(description !== undefined && { description })}
        name="reason"
        isRequired
        autoFocus
        rows={4}
        value={text}
        onChange={setText}
        characterLimit={LIMIT}
        countLabel={(count, limit) => t('records.form.characters', { count, limit })}
      />
    </FormDialog>
  );
}
