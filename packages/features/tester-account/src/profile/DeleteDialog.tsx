import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { testerAccountMutations } from '@resonanz/api-client/testerAccount';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { useSession } from '@resonanz/session/react';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Text } from '@resonanz/ui/Text';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from '../messages.ts';

/** Asks for the password, names what is lost, and deletes the account. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const { logOut } = useSession();
  const [password, setPassword] = useState('');
  const remove = useMutation(testerAccountMutations(useApi(), useQueryClient()).deleteAccount());
  const { send, isPending, errorAt, fieldErrors, failure } = useFormSend(() => remove.mutateAsync(password), {
    messages,
    otherwise: 'testerAccount.error.other',
    fields: ['password'],
    fieldErrorText: (key) =>
      key === 'wrongPassword'
        ? t('testerAccount.delete.wrong')
        : textOr(issueText, ruleMessages, key, t('testerAccount.error.rejected')),
    check: () => ({ password: password === '' ? t('testerAccount.delete.passwordMissing') : undefined }),
    done: t('testerAccount.delete.done'),
    onDone: () => void logOut(),
  });
  return (
    <FormDialog
      title={t('testerAccount.delete.title')}
      confirmLabel={t('testerAccount.delete.confirm')}
      tone="danger"
      isPending={isPending}
      failure={failure}
      validationErrors={fieldErrors}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Text as="p">{t('testerAccount.delete.lost')}</Text>
      <Text as="p">{t('testerAccount.delete.kept')}</Text>
      <PasswordField
        name="password"
        label={t('testerAccount.delete.password')}
        value={password}
        onChange={setPassword}
        revealLabel={t('testerAccount.delete.reveal')}
        hideLabel={t('testerAccount.delete.hide')}
        autoComplete="current-password"
        isRequired
        errorMessage={errorAt('password')}
      />
    </FormDialog>
  );
}
