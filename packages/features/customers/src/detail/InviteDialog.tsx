import { useState } from 'react';
import type { CustomerContact } from '@resonanz/api-client/customers';
import { generalWords } from '@resonanz/domain/generalWords';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
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
  const word = useMessages(generalWords);
  const { language: shown } = useLanguage();
  const [language, setLanguage] = useState<'DE' | 'EN'>(shown === 'de' ? 'DE' : 'EN');
  const actions = useCustomerActions();
  async function send() {
    if (await actions.invite({ customerId, contactId: contact.contactId, language })) onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('customers.invite.title')}
      closeLabel={word('word.close')}
      isPending={actions.isPending}
      pendingLabel={t('customers.form.pending')}
      footer={
        <>
          <Button isDisabled={actions.isPending} onPress={onClose}>
            {word('word.cancel')}
          </Button>
          <Button variant="solid" isPending={actions.isPending} onPress={() => void send()}>
            {t('customers.invite.send')}
          </Button>
        </>
      }
    >
      <Stack space={6}>
        <Text as="p">{t('customers.invite.text', { name: contact.name, email: contact.email ?? '' })}</Text>
        <Select
          label={t('customers.invite.language')}
          items={[
            { id: 'DE', label: t('customers.language.DE') },
            { id: 'EN', label: t('customers.language.EN') },
          ]}
          selectedId={language}
          onSelectionChange={(id) => setLanguage(id === 'EN' ? 'EN' : 'DE')}
        />
      </Stack>
    </Dialog>
  );
}
