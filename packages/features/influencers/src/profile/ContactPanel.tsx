import type { InfluencerProfile } from '@resonanz/api-client/influencerProfile';
import { useMessages } from '@resonanz/i18n/react';
import { MailLink, PhoneLink } from '@resonanz/records/contactLinks';
import { IbanText } from '@resonanz/records/IbanText';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';

/** How to reach a person and where money goes. */
export function ContactPanel({ profile }: { profile: InfluencerProfile }) {
  const t = useMessages(messages);
  const { email, mobile, management, buyOut, iban, accountRecipient, masked } = profile;
  return (
    <Stack as="section" space={5}>
      <Heading level={2}>{t('profile.contact.title')}</Heading>
      <Facts
        facts={[
          [t('word.email'), email && <MailLink address={email} />],
          [t('word.phone'), mobile && <PhoneLink number={mobile} />],
          [t('profile.contact.management'), management],
          [t('profile.contact.buyOut'), t(buyOut ? 'profile.contact.possible' : 'profile.contact.notPossible')],
          [t('profile.contact.accountRecipient'), accountRecipient],
          [t('profile.contact.iban'), iban && <IbanText iban={iban} isMasked={masked.includes('iban')} />],
        ]}
      />
    </Stack>
  );
}
