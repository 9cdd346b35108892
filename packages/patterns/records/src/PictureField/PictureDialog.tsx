'use client';

import { useState } from 'react';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { messages } from '../messages.ts';
import { useAttempt } from '../useAttempt/useAttempt.ts';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';

/** Props of `PictureDialog`. */
export interface PictureDialogProps extends Pick<PictureFieldProps, 'label' | 'initials' | 'shape' | 'stored'> {
  /** What the dialog is about, such as "Logo of Lindenblatt". */
  title: string;
  /** Sends the new picture, or takes the stored one away; rejects when that fails. */
  onSave: (picture: File | null) => Promise<unknown>;
  /** The names of an error, the most exact first. */
  errorNames: (error: unknown) => readonly string[];
  /** Called when it is saved or given up. */
  onClose: () => void;
}

/**
 * Asks for another picture of a record, or takes it away; why a picture was rejected is said in the dialog.
 *
 * @source docs/domain/people.md#influencers; docs/domain/customers.md#customers
 */
export function PictureDialog({ title, stored, onSave, errorNames, onClose, ...field }: PictureDialogProps) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const { isPending, error, attempt } = useAttempt(() => onSave(chosen), onClose);
  return (
    <FormDialog
      title={title}
      confirmLabel={t('records.picture.save')}
      isIncomplete={chosen === null && !isRemoved}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void attempt()}
    >
      {error !== undefined && (
        <InlineAlert tone="error" role="alert">
          {t(
            firstMessageKey(
              messages,
              errorNames(error).map((name) => `records.files.error.${name}`),
              'records.files.error.other',
            ),
          )}
        </InlineAlert>
      )}
      <PictureField
        {...field}
        name="picture"
        stored={isRemoved ? null : stored}
        chosen={chosen}
        onChoose={setChosen}
        onRemove={() => setRemoved(true)}
      />
    </FormDialog>
  );
}
