import { type ReactNode, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { EMAIL_MAX_LENGTH } from '@resonanz/validators/email';
import { emailError } from './emailError.ts';
import { EmailField } from './EmailField.tsx';
import { messages } from './messages.ts';
import { useFailureText } from './useFailureText.ts';
import { useFormErrors } from './useFormErrors.ts';

/** The calls name the address differently. */
const FIELDS = { names: { username: 'username', email: 'username' }, limits: { max: EMAIL_MAX_LENGTH } } as const;

interface AddressFormProps {
  /** Name of the form. */
  label: string;
  /** Word of the button. */
  submitLabel: string;
  email: string;
  onEmailChange: (email: string) => void;
  /** Sends the address; what it rejects with is said in words. */
  onSend: (email: string) => Promise<void>;
  /** Stands between field and button. */
  children?: ReactNode;
}

/** Asks for nothing but an e-mail address. */
export function AddressForm({ label, submitLabel, email, onEmailChange, onSend, children }: AddressFormProps) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<unknown>();
  const fieldErrors = useFormErrors(error, FIELDS);
  const errorKey = isChecked ? emailError(email) : undefined;

  async function submit() {
    setChecked(true);
    setError(undefined);
    if (emailError(email) !== undefined) return;
    try {
      await onSend(email.trim());
    } catch (thrown) {
      setError(thrown);
    }
  }

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors} aria-label={label}>
      {({ isPending }) => (
        <>
          {error !== undefined && !fieldErrors && (
            <InlineAlert tone="error" role="alert" title={t('auth.notSent')}>
              {failureText(error)}
            </InlineAlert>
          )}
          <EmailField value={email} onChange={onEmailChange} errorKey={errorKey} />
          {children}
          <Button type="submit" variant="solid" isFullWidth isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      )}
    </Form>
  );
}
