'use client';

import { CheckIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../form/messages.ts';
import * as css from './FormParts.css.ts';

/**
 * Says beside the buttons of a form that stays where it is that what stands in it is saved; show it until the next
 * change, and announce the saving itself.
 */
export function SavedMark() {
  const t = useMessages(messages);
  return (
    <div className={css.saved}>
      <Icon icon={CheckIcon} size="small" weight="bold" tone="positive" />
      <Text>{t('records.form.saved')}</Text>
    </div>
  );
}
