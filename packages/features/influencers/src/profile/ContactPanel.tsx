import type { InfluencerProfile } from '@resonanz/api-client/influencer-profile';
import { useMessages } from '@resonanz/i18n/react';
import { MailLink, PhoneLink } from '@resonanz/records/contactLinks';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { useState } from 'react';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';

/** Country and last four signs; the account itself is shown on demand, so that it is not read over a shoulder. */
const covered = (iban: string): string => {
  const signs = iban.replaceAll(/\s/g, '');
  return `${signs.slice(0, 2)}•• •••• •••• ${signs.slice(-4)}`;
};

function Iban({ iban, isMasked }: { iban: string; isMasked: boolean }) {
  const t = useMessages(messages);
  const [isShown, setShown] = useState(false);
  if (isMasked) return covered(iban);
  return (
    <Inline space={3}>
      <span>{isShown ? iban : covered(iban)}</span>
      <Link onPress={() => setShown(!isShown)}>{t(isShown ? 'profile.contact.hide' : 'profile.contact.reveal')}</Link>
    </Inline>
  );
}

/** How to reach a person and where money goes. */
export function ContactPanel({ profile }: { profile: InfluencerProfile }) {
  const t = useMessages(messages);
  const { email, mobile, management, buyOut, iban, accountRecipient, masked } = profile;
  return (
    <Stack as="section" space={5}>
      <Heading level={2}>{t('profile.contact.title')}</Heading>
      <Facts
        facts={[
          [t('profile.contact.email'), email && <MailLink address={email} />],
          [t('profile.contact.phone'), mobile && <PhoneLink number={mobile} />],
          [t('profile.contact.management'), management],
          [t('profile.contact.buyOut'), t(buyOut ? 'profile.contact.possible' : 'profile.contact.notPossible')],
          [t('profile.contact.accountRecipient'), accountRecipient],
          [t('profile.contact.iban'), iban && <Iban iban={iban} isMasked={masked.includes('iban')} />],
        ]}
      />
    </Stack>
  );
}
