import { type CampaignRequestStatistics, campaignRequestQueries } from '@resonanz/api-client/campaign-requests';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { formatNumber, formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { Link } from '@resonanz/ui/Link';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { Proposals } from '../Proposals.tsx';
import * as css from '../section.css.ts';

function BrandKpis({ statistics }: { statistics: CampaignRequestStatistics | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const dash = '–';
  const money = (amount: number) => formatMoney(amount, language, { currency: statistics?.currencyCode ?? 'EUR', fixed: true });
  const s = statistics;
  return (
    <KpiStrip>
      <Kpi
        label={t('campaignRequests.home.running')}
        value={s ? formatNumber(s.runningCampaigns, language) : dash}
        {...(s?.nextCampaignEnd ? { note: t('campaignRequests.home.nextEnd', { date: formatDate(s.nextCampaignEnd, language) }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.open')}
        value={s ? formatNumber(s.openDecisions, language) : dash}
        {...(s && s.oldestDecisionDays !== null ? { note: t('campaignRequests.home.oldest', { days: s.oldestDecisionDays }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.reach')}
        value={s ? formatShortNumber(s.reach, language) : dash}
        {...(s ? { note: t('campaignRequests.home.channels', { count: s.channels }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.clicks')}
        value={s ? formatNumber(s.clicks, language) : dash}
        {...(s && s.cpc !== null ? { note: t('campaignRequests.home.cpc', { cost: money(s.cpc) }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.spent')}
        value={s ? money(s.spent) : dash}
        {...(s ? { note: t('campaignRequests.home.ofBudget', { budget: money(s.budget) }) } : {})}
      />
    </KpiStrip>
  );
}

function greetingOf(hour: number): 'morning' | 'day' | 'evening' {
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** The brand's home: what needs a decision, how campaigns are doing, the last requests. */
export function BrandDashboardScreen() {
  const t = useMessages(messages);
  const client = useApi();
  const { user } = useSession();
  const { data, isError, refetch } = useQuery(campaignRequestQueries(client).statistics());
  const name = user?.contactPerson ?? user?.fullName ?? '';
  const greeting = t(`campaignRequests.home.${greetingOf(new Date().getHours())}`, { name });
  const firstRequest = data?.decisions[0];
  if (isError && !data) {
    return (
      <>
        <PageHead title={greeting} />
        <div className={css.section}>
          <InlineAlert
            tone="error"
            role="alert"
            action={<Button onPress={() => void refetch()}>{t('campaignRequests.detail.reload')}</Button>}
          >
            {t('campaignRequests.home.failed')}
          </InlineAlert>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={greeting}
        description={data ? t('campaignRequests.home.waiting', { count: data.openDecisions }) : <Skeleton width="20rem" />}
        hidesLine
      />
      <BrandKpis statistics={data} />
      <div className={css.columns}>
        <div>
          <section className={css.section} aria-labelledby="decisions">
            <div className={css.head}>
              <Heading level={2} id="decisions">
                {t('campaignRequests.home.proposals')}
              </Heading>
              {firstRequest && <Text tone="muted">{firstRequest.requestTitle}</Text>}
            </div>
            {!data && (
              <Stack space={6}>
                {['72%', '64%', '70%'].map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </Stack>
            )}
            {data && data.decisions.length > 0 && <Proposals channels={data.decisions} />}
            {data?.decisions.length === 0 && (
              <EmptyState title={t('campaignRequests.home.noProposals')}>{t('campaignRequests.home.noProposalsText')}</EmptyState>
            )}
            {firstRequest && (
              <Link variant="standalone" href={brandPaths.campaignRequestView({ refId: firstRequest.campaignRequestId })}>
                {t('campaignRequests.home.showRequest', { title: firstRequest.requestTitle })}
              </Link>
            )}
          </section>
        </div>
        <aside className={css.aside} aria-labelledby="requests">
          <section className={css.section}>
            <div className={css.head}>
              <Heading level={2} id="requests">
                {t('campaignRequests.home.requests')}
              </Heading>
            </div>
            <ul>
              {data?.requests.map((request) => (
                <li key={request.campaignRequestId} className={css.requestRow}>
                  <Stack space={1}>
                    <Link variant="quiet" href={brandPaths.campaignRequestView({ refId: request.campaignRequestId })}>
                      {request.title}
                    </Link>
                    <Text variant="caption" tone="muted">
                      {request.durationMonths === null
                        ? t('campaignRequests.home.requestOpenEnd')
                        : t('campaignRequests.home.requestDetail', { count: request.durationMonths })}
                    </Text>
                  </Stack>
                  <EnumTag of="requestStatus" value={request.status} />
                </li>
              ))}
            </ul>
            {data?.requests.length === 0 && <EmptyState title={t('campaignRequests.list.empty')} size="line" />}
            <Link variant="standalone" href={brandPaths.campaignRequests()}>
              {t('campaignRequests.home.allRequests')}
            </Link>
          </section>
        </aside>
      </div>
    </>
  );
}
