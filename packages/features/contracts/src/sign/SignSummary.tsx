import { DownloadSimpleIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { type PublicContract, publicContractDocument } from '@resonanz/api-client/contracts';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDateRange, formatDateTime } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { RichTextView } from '@resonanz/rich-text/RichTextView';
import { Button } from '@resonanz/ui/Button';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from './messages.ts';
import * as css from './sign.css.ts';

interface SignSummaryProps {
  contract: PublicContract;
  token: string;
}

/** What the contract is about, and its whole text. */
export function SignSummary({ contract, token }: SignSummaryProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const client = useApi();
  const { contractId, type, campaignName, budget, startDate, endDate, linkExpiresAt } = contract;
  const download = useMutation({
    mutationFn: () => publicContractDocument(client, token),
    onSuccess: (file) => saveDownload(file, `${t('contractPage.file')}-${contractId}.pdf`),
  });
  return (
    <>
      <FactList>
        <Fact label={t('word.type')}>{lookup(`contractType.${type}`)}</Fact>
        {campaignName !== null && <Fact label={t('word.campaign')}>{campaignName}</Fact>}
        {budget !== null && (
          <Fact label={t('contractPage.fact.budget')}>{formatMoney(budget, language, { currency: 'EUR' })}</Fact>
        )}
        {(startDate !== null || endDate !== null) && (
          <Fact label={t('contractPage.fact.period')}>{formatDateRange(startDate, endDate, language)}</Fact>
        )}
        <Fact label={t('contractPage.fact.until')}>{formatDateTime(linkExpiresAt, language)}</Fact>
      </FactList>
      <FormSection
        title={t('contractPage.text')}
        action={
          <Button iconStart={DownloadSimpleIcon} isPending={download.isPending} onPress={() => download.mutate()}>
            {t('contractPage.download')}
          </Button>
        }
      >
        {download.error && (
          <InlineAlert tone="error" role="alert">
            {say(download.error, 'contractPage.error.other')}
          </InlineAlert>
        )}
        <div className={css.sheet}>
          <RichTextView value={contract.text} headingLevel={3} lang={contract.language === 'DE' ? 'de' : 'en'} />
        </div>
      </FormSection>
    </>
  );
}
