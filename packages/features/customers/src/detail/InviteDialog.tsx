import { useState } from 'react';
import type { CustomerContact } from '@resonanz/api-client/customers';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Select } from '@resonanz/ui/Select';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useCustomerActions } from '../useCustomerActions.ts';

interface InviteDialogProps {
  customerId: number;
  contact: CustomerContact;
  /** Called when the invitation is on its way or given up. */
  onClose: () => void;
}

/** Invites a contact to the campaign portal, in the language of the reader's choice. */
export function InviteDialog({ customerId, contact, onClose }: InviteDialogProps) {
  const t = useMessages(messages);
  const { language: shown } = useLanguage();
  const [language, setLanguage] = useState<'DE' | 'EN'>(shown === 'de' ? 'DE' : 'EN');
  const actions = useCustomerActions();
  return (
    <FormDialog
      title={t('customers.invite.title')}
      confirmLabel={t('customers.invite.send')}
      isPending={actions.isPending}
      pendingLabel={t('word.pleaseWait')}
      onClose={onClose}
      onSubmit={async () => {
        if (await actions.invite({ customerId, contactId: contact.contactId, language })) onClose();
      }}
    >
      <Text as="p">{t('customers.invite.text', { name: contact.name, email: contact.email ?? '' })}</Text>
      <Select
        label={t('word.language')}
        items={[
          { id: 'DE', label: t('customers.language.DE') },
          { id: 'EN', label: t('customers.language.EN') },
        ]}
        selectedId={language}
        onSelectionChange={(id) => setLanguage(id === 'EN' ? 'EN' : 'DE')}
      />
    </FormDialog>
  );
}
