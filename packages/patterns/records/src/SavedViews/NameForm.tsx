import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import * as css from './SavedViews.css.ts';
import type { NameAnswer } from './SavedViewsPanel.tsx';

const LONGEST_NAME = 60;

interface NameFormProps {
  label: string;
  submitLabel: string;
  /** The name at the beginning. */
  name?: string;
  onSubmit: (name: string) => NameAnswer;
  /** Without it nothing can be cancelled. */
  onCancel?: () => void;
}

/** Asks for the name of a search; what is rejected stays, with the reason below it. */
export function NameForm({ label, submitLabel, name = '', onSubmit, onCancel }: NameFormProps) {
  const t = useMessages(messages);
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(): Promise<void> {
    if (isPending) return;
    const wanted = text.trim();
    if (wanted === '') {
      setError(t('records.saved.nameMissing'));
      return;
    }
    setPending(true);
    const answer = await onSubmit(wanted);
    setPending(false);
    setError(answer);
    if (answer === undefined) setText('');
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={label}
        value={text}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        autoFocus={onCancel !== undefined}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        {...(error !== undefined && { errorMessage: error })}
      />
      <div className={css.buttons}>
        {onCancel && <Button onPress={onCancel}>{t('records.saved.cancel')}</Button>}
        <Button type="submit" variant="solid" isPending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
