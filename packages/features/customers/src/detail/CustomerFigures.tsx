import type { CustomerDetails } from '@resonanz/api-client/customers';
import { hasCents } from '@resonanz/formatters/money';
import { formatPercent } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { money } from '../customerText.ts';
import { messages } from '../messages.ts';

/** Budget, campaigns and access of a customer in figures. */
export function CustomerFigures({
  customer: { budget, usedBudget, openCampaigns, contacts, hasBrandAccess },
}: {
  customer: CustomerDetails;
}) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const unknownLabel = t('customers.figures.unknown');
  // What is left is reckoned from the two beside it: all three read alike.
  const fixed = hasCents([budget, usedBudget]);
  const share =
    budget === null || budget <= 0
      ? undefined
      : t('customers.figures.share', { percent: formatPercent((usedBudget / budget) * 100, language) });
  return (
    <KpiStrip>
      <Kpi
        label={t('customers.list.budget')}
        value={budget === null ? null : money(budget, language, fixed)}
        unknownLabel={unknownLabel}
      />
      <Kpi
        label={t('customers.list.usedBudget')}
        value={money(usedBudget, language, fixed)}
        {...(share !== undefined && { note: share })}
      />
      <Kpi
        label={t('customers.figures.free')}
        value={budget === null ? null : money(budget - usedBudget, language, fixed)}
        unknownLabel={unknownLabel}
      />
      <Kpi label={t('customers.figures.openCampaigns')} value={String(openCampaigns)} />
      <Kpi label={t('customers.contacts.title')} value={String(contacts.length)} />
      <Kpi label={t('customers.list.access')} value={t(hasBrandAccess ? 'word.yes' : 'word.no')} />
    </KpiStrip>
  );
}
