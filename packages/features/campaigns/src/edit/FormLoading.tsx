import { useMessages } from '@resonanz/i18n/react';
import { FormPage } from '@resonanz/records/FormParts';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';

/** Stands where the form will be. */
export function FormLoading() {
  const t = useMessages(messages);
  return (
    <FormPage role="status" aria-label={t('campaignForm.loading')}>
      <Stack space={6}>
        <Skeleton width="60%" />
        <Skeleton shape="block" />
        <Skeleton width="48%" />
      </Stack>
    </FormPage>
  );
}
