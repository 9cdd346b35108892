import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { TextField } from '@resonanz/ui/TextField';
import type { emailError } from './emailError.ts';
import { messages } from './messages.ts';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  errorKey: ReturnType<typeof emailError>;
}

/** The first field of every form of people without a log-in; browsers fill in whose password they know. */
export function EmailField({ value, onChange, errorKey }: EmailFieldProps) {
  const t = useMessages(messages);
  return (
    <TextField
      label={t('word.emailAddress')}
      type="email"
      name="username"
      autoComplete="username"
      iconStart={EnvelopeSimpleIcon}
      value={value}
      onChange={onChange}
      isRequired
      autoFocus
      {...(errorKey && { errorMessage: t(errorKey) })}
    />
  );
}
