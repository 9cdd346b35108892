import { useMessages } from '@resonanz/i18n/react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import * as css from './CampaignForm.css.ts';
import { messages } from './messages.ts';

/** Stands where the form will be. */
export function FormLoading() {
  const t = useMessages(messages);
  return (
    <div className={css.page} role="status" aria-label={t('campaignForm.loading')}>
      <Stack space={6}>
        <Skeleton width="60%" />
        <Skeleton shape="block" />
        <Skeleton width="48%" />
      </Stack>
    </div>
  );
}
