import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CustomerDetails, customerMutations } from '@resonanz/api-client/customers';
import { errorNames } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { PictureDialog } from '@resonanz/records/PictureDialog';
import { messages } from '../messages.ts';

interface LogoDialogProps {
  customer: CustomerDetails;
  /** Called when it is saved or given up. */
  onClose: () => void;
}

/** The logo of a customer: another one, or none. */
export function LogoDialog({ customer: { customerId, name, filePath }, onClose }: LogoDialogProps) {
  const t = useMessages(messages);
  const { announce } = useNotifier();
  const calls = customerMutations(useApi(), useQueryClient());
  const change = useMutation(calls.changeLogo());
  const removal = useMutation(calls.removeLogo());
  async function save(logo: File | null) {
    await (logo === null ? removal.mutateAsync(customerId) : change.mutateAsync({ customerId, logo }));
    announce(t('customers.done.saved'));
  }
  return (
    <PictureDialog
      title={t('customers.logo.of', { name })}
      label={t('customers.logo')}
      shape="tile"
      initials={initials(name)}
      stored={filePath}
      onSave={save}
      errorNames={errorNames}
      onClose={onClose}
    />
  );
}
