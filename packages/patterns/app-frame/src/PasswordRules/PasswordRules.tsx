'use client';

import { CheckCircleIcon, CircleIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { passwordRules } from '@resonanz/validators/password';
import { messages } from '../messages.ts';

/** Props of `PasswordRules`. */
export interface PasswordRulesProps {
  /** The password as it is typed. */
  password: string;
}

/** What a new password must hold, ticked off while it is typed; stands below the field. */
export function PasswordRules({ password }: PasswordRulesProps) {
  const t = useMessages(messages);
  const sentence = useMessages(ruleMessages);
  const rules = passwordRules(password);
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <>
      <Stack as="ul" space={2} aria-label={t('appFrame.passwordRules.title')}>
        {rules.map(({ code, params, isMet }) => (
          <Inline as="li" key={code} isNowrap>
            <Icon
              icon={isMet ? CheckCircleIcon : CircleIcon}
              size="small"
              weight={isMet ? 'fill' : 'regular'}
              tone={isMet ? 'positive' : 'muted'}
            />
            <Text variant="dense" tone={isMet ? 'positive' : 'secondary'}>
              {sentence(code, params)}
            </Text>
            <VisuallyHidden>{t(isMet ? 'appFrame.passwordRules.met' : 'appFrame.passwordRules.unmet')}</VisuallyHidden>
          </Inline>
        ))}
      </Stack>
      <VisuallyHidden role="status">
        {password === '' ? '' : t('appFrame.passwordRules.count', { met, all: rules.length })}
      </VisuallyHidden>
    </>
  );
}
