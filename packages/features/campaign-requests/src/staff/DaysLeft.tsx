import { useMessages } from '@resonanz/i18n/react';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from './messages.ts';

/** From so few days on an option is urgent. */
const SOON = 3;

/** How long an option still stands: green, and yellow from three days on; nothing while no time runs. */
export function DaysLeft({ days }: { days: number | null }) {
  const t = useMessages(messages);
  if (days === null) return null;
  const isSoon = days <= SOON;
  return (
    <StatusTag
      tone={isSoon ? 'yellow' : 'green'}
      mark={isSoon ? 'half' : 'hollow'}
      label={t('requests.daysLeft', { days })}
    />
  );
}
