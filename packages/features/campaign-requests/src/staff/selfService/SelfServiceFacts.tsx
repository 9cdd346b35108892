import type { SelfServiceDetails } from '@resonanz/api-client/selfService';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { money } from '../../money.ts';
import { DaysLeft } from '../DaysLeft.tsx';
import { messages } from '../messages.ts';

/** The line of facts below the name of a self-service campaign. */
export function SelfServiceFacts({ campaign }: { campaign: SelfServiceDetails }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const seesRequests = useMay('Campaign Request', 'view');
  const {
    brand,
    campaignRequestId,
    requestNumber,
    published,
    decisionsOpen,
    approved,
    waiting,
    declined,
    nextUnpublish,
    daysLeft,
    budgetAsked,
    budgetPlanned,
    ownerName,
  } = campaign;
  const number = requestNumber ?? '–';
  return (
    <FactList>
      <Fact label={t('word.brand')}>{brand ?? '–'}</Fact>
      <Fact label={t('word.request')}>
        {seesRequests && campaignRequestId !== null ? (
          <Link href={staffPaths.campaignRequestView({ refId: campaignRequestId })}>{number}</Link>
        ) : (
          number
        )}
      </Fact>
      <Fact label={t('word.published')}>{published}</Fact>
      <Fact label={t('requests.self.decisions')}>
        {t('requests.self.decisionsText', { open: decisionsOpen, approved, waiting, declined })}
      </Fact>
      <Fact label={t('requests.self.next')}>
        {nextUnpublish === null ? (
          '–'
        ) : (
          <Inline space={2}>
            {formatDate(nextUnpublish, language)}
            <DaysLeft days={daysLeft} />
          </Inline>
        )}
      </Fact>
      <Fact label={t('requests.self.asked')}>{money(budgetAsked, language)}</Fact>
      <Fact label={t('requests.self.planned')}>{money(budgetPlanned, language)}</Fact>
      <Fact label={t('word.owner')}>{ownerName ?? '–'}</Fact>
    </FactList>
  );
}
