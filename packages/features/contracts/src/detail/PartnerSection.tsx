import type { Contract } from '@resonanz/api-client/contracts';
import { labels } from '@resonanz/domain/labels';
import { formatDateTime } from '@resonanz/formatters/date';
import { useMessages } from '@resonanz/i18n/react';
import { MailLink } from '@resonanz/records/contactLinks';
import { IbanText } from '@resonanz/records/IbanText';
import { Section } from '@resonanz/records/Section';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Text } from '@resonanz/ui/Text';
import { useContractText } from '../useContractText.ts';

/** With whom the contract is made: address of the mails, what the partner entered when signing, and the signatures. */
export function PartnerSection({ contract }: { contract: Contract }) {
  const { t, language } = useContractText();
  const label = useMessages(labels);
  const { partnerData, partnerSignature, agencySignature } = contract;
  const moment = (at: string | null) => (at === null ? '–' : formatDateTime(at, language));
  const signed = (signature: Contract['partnerSignature']) =>
    signature === null
      ? t('contracts.partner.unsigned')
      : t(`contracts.partner.${signature.kind}`, { name: signature.name, at: moment(signature.at) });
  return (
    <Section title={t('contracts.partner.title')}>
      <FactList layout="grid">
        <Fact label={t('contracts.column.partner')}>{contract.partnerName}</Fact>
        <Fact label={t('contracts.partner.email')}>
          <MailLink address={contract.partnerEmail} />
        </Fact>
        <Fact label={t('contracts.partner.sentAt')}>{moment(contract.sentAt)}</Fact>
        {contract.remindedAt !== null && (
          <Fact label={t('contracts.partner.remindedAt')}>{moment(contract.remindedAt)}</Fact>
        )}
        {contract.status === 'sent' && (
          <Fact label={t('contracts.partner.linkUntil')}>{moment(contract.linkExpiresAt)}</Fact>
        )}
        <Fact label={t('contracts.partner.signature')}>{signed(partnerSignature)}</Fact>
        <Fact label={t('contracts.partner.agencySignature')}>{signed(agencySignature)}</Fact>
        <Fact label={t('contracts.column.createdBy')}>{contract.createdByName ?? '–'}</Fact>
      </FactList>
      {partnerData && (
        <FactList layout="grid">
          <Fact label={t('contracts.partner.address')}>
            {[partnerData.streetAndHouse, partnerData.cityAndZip, label(`country.${partnerData.country}`)].join(', ')}
          </Fact>
          <Fact label={t('contracts.partner.taxId')}>{partnerData.taxId}</Fact>
          <Fact label={t('contracts.partner.vat')}>
            {t(partnerData.vatLiable ? 'contracts.partner.vatLiable' : 'contracts.partner.smallBusiness')}
          </Fact>
          {partnerData.iban !== null && (
            <Fact label={t('contracts.partner.iban')}>
              <IbanText iban={partnerData.iban} />
            </Fact>
          )}
          {partnerData.accountRecipient !== null && (
            <Fact label={t('contracts.partner.accountRecipient')}>{partnerData.accountRecipient}</Fact>
          )}
        </FactList>
      )}
      {contract.masked && (
        <Text as="p" tone="muted">
          {t('contracts.partner.masked')}
        </Text>
      )}
    </Section>
  );
}
