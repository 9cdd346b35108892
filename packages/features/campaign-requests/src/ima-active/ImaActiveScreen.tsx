import { campaignRequestQueries, type ImaActivity } from '@resonanz/api-client/campaign-requests';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Select } from '@resonanz/ui/Select';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CampaignChoiceBar } from '../figures/CampaignChoiceBar.tsx';
import { useCampaignChoice } from '../figures/useCampaignChoice.ts';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';
import { Activity } from './Activity.tsx';

const WAITS = ['decision', 'content'] as const;
const ANY = '';

/** Running activities of the brand, and the home of who was invited: `/campaign-self-service/ima-active` (modules F5). */
export function ImaActiveScreen() {
  const t = useMessages(messages);
  const choice = useCampaignChoice();
  const [parameters, setParameters] = useSearchParams();
  const waitsFor = WAITS.find((each) => each === parameters.get('waits'));
  const activities = useQuery(campaignRequestQueries(useApi()).activities({ ...choice.query, ...(waitsFor !== undefined && { waitsFor }) }));
  const { data } = activities;
  const failure = pageFailure(activities);
  const head = <PageHead title={t('campaignRequests.active.title')} description={t('campaignRequests.active.lead')} />;
  if (failure) return <FailedPage head={head} failure={failure} failedText={t('campaignRequests.active.failed')} onReload={() => void activities.refetch()} />;
  const isNarrowed = choice.period !== null || choice.platform !== null || waitsFor !== undefined;
  const setWaits = (id: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === ANY) next.delete('waits');
        else next.set('waits', id);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      {head}
      <div className={css.section}>
        <CampaignChoiceBar choice={choice}>
          <Select
            label={t('campaignRequests.active.waits')}
            items={[{ id: ANY, label: t('campaignRequests.active.anyWait') }, ...WAITS.map((id) => ({ id, label: t(`campaignRequests.active.waits.${id}`) }))]}
            selectedId={waitsFor ?? ANY}
            onSelectionChange={setWaits}
          />
        </CampaignChoiceBar>
      </div>
      {!data && (
        <div className={css.section} aria-busy="true">
          <Stack space={6}>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </Stack>
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState title={t(isNarrowed ? 'campaignRequests.figures.noMatch' : 'campaignRequests.active.empty')}>
          {t(isNarrowed ? 'campaignRequests.figures.noMatchText' : 'campaignRequests.active.emptyText')}
        </EmptyState>
      )}
      {data?.map((activity: ImaActivity) => <Activity key={activity.campaignRequestId} activity={activity} />)}
    </>
  );
}
