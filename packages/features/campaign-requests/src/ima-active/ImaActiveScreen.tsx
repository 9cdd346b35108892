import { useQuery } from '@tanstack/react-query';
import { campaignRequestQueries, type ImaActivity } from '@resonanz/api-client/campaignRequests';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { ChoiceBar, choiceOf, usePeriodChoice } from '@resonanz/records/ChoiceBar';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { Section } from '@resonanz/records/Section';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { activityChoices, figuresQuery, WAITS } from '../figures/figureChoices.ts';
import { usePlatformChoice } from '../figures/usePlatformChoice.ts';
import { messages } from '../messages.ts';
import { Activity } from './Activity.tsx';

/** Running activities of the brand, and the home of who was invited: `/campaign-self-service/ima-active`. */
export function ImaActiveScreen() {
  const t = useMessages(messages);
  const { filters, setFilters, isNarrowed } = useRouterListState(activityChoices);
  const { period, platform, waits } = filters;
  const activities = useQuery(
    campaignRequestQueries(useApi()).activities({
      ...figuresQuery(filters),
      ...(waits !== null && { waitsFor: waits }),
    }),
  );
  const periods = usePeriodChoice(period, (chosen) => setFilters({ period: chosen }));
  const platforms = usePlatformChoice(platform, (chosen) => setFilters({ platform: chosen }));
  const waiting = choiceOf({
    label: t('campaignRequests.active.waits'),
    anyLabel: t('campaignRequests.active.anyWait'),
    items: WAITS.map((id) => ({ id, label: t(`campaignRequests.active.waits.${id}`) })),
    selectedId: waits,
    onChange: (chosen) => setFilters({ waits: chosen }),
  });
  const { data } = activities;
  const failure = pageFailure(activities);
  const head = <PageHead title={t('campaignRequests.active.title')} description={t('campaignRequests.active.lead')} />;
  if (failure)
    return (
      <FailedPage
        head={head}
        failure={failure}
        failedText={t('campaignRequests.active.failed')}
        onReload={() => void activities.refetch()}
      />
    );
  return (
    <>
      {head}
      <Section>
        <ChoiceBar choices={[periods, platforms, waiting]} />
      </Section>
      {!data && (
        <div aria-busy="true">
          <Section>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </Section>
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState title={t(isNarrowed ? 'campaignRequests.figures.noMatch' : 'campaignRequests.active.empty')}>
          {t(isNarrowed ? 'campaignRequests.figures.noMatchText' : 'campaignRequests.active.emptyText')}
        </EmptyState>
      )}
      {data?.map((activity: ImaActivity) => (
        <Activity key={activity.campaignRequestId} activity={activity} />
      ))}
    </>
  );
}
