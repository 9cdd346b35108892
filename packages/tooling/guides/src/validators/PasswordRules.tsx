import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages as sentences } from '@resonanz/validators/messages';
import { passwordRules } from '@resonanz/validators/password';
import { messages } from '../messages.ts';

/** The rules of a new password, ticked off while it is typed. */
export function PasswordRules() {
  const t = useMessages(messages);
  const rule = useMessages(sentences);
  const [text, setText] = useState('');
  return (
    <Stack space={6}>
      <PasswordField
        label={t('guides.signUp.password')}
        revealLabel={t('guides.signUp.reveal')}
        hideLabel={t('guides.signUp.hide')}
        autoComplete="new-password"
        value={text}
        onChange={setText}
      />
      <Stack as="ul" space={2}>
        {passwordRules(text).map(({ code, params, isMet }) => (
          <li key={code}>
            <StatusTag tone={isMet ? 'green' : 'gray'} mark={isMet ? 'square' : 'hollow'} label={rule(code, params)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
