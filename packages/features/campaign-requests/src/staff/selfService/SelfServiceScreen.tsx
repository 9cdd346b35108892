import { BellRingingIcon, EyeIcon } from '@phosphor-icons/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { selfServiceMutations, selfServiceQueries } from '@resonanz/api-client/selfService';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { PUBLISHED, ARCHIVED } from '@resonanz/domain/campaigns';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { ChannelCommentsDrawer } from '../ChannelCommentsDrawer.tsx';
import { messages } from '../messages.ts';
import { useAct } from '../useAct.ts';
import type { SelfServiceChannel } from './ChannelMenu.tsx';
import { ChannelPair } from './ChannelPair.tsx';
import { DecisionTimeline } from './DecisionTimeline.tsx';
import { SelfServiceFacts } from './SelfServiceFacts.tsx';

const BrandViewDrawer = lazy(async () => ({ default: (await import('./BrandViewDrawer.tsx')).BrandViewDrawer }));

/** A self-service campaign, as the agency plans it and as the brand sees it: `/campaign/self-service/{refId}/view`. */
export function SelfServiceScreen() {
  const t = useMessages(messages);
  const client = useApi();
  const campaignId = Number(useParams()['refId']);
  const [mayRemind, seesCampaigns] = [useMay('Self-Campaign-Service', 'edit'), useMay('Campaign Management', 'view')];
  const query = useQuery(selfServiceQueries(client).details(campaignId));
  const remind = useMutation(selfServiceMutations(client, useQueryClient()).remind());
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const [discussed, setDiscussed] = useState<SelfServiceChannel | null>(null);
  const breadcrumbs = [{ label: t('requests.self.title'), href: staffPaths.campaignSelfService() }];
  const failure = pageFailure(query);
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('requests.self.title')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('requests.self.notFound')}
        failedText={t('requests.self.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const campaign = query.data;
  return (
    <>
      <PageHead
        title={campaign?.name ?? t('requests.self.loading')}
        breadcrumbs={breadcrumbs}
        tag={campaign?.archive === ARCHIVED.yes && <StatusTag tone="gray" mark="square" label={t('word.archived')} />}
        actions={
          campaign && (
            <>
              {seesCampaigns && (
                <Button href={staffPaths.campaignView({ refId: campaignId })}>{t('requests.self.openCampaign')}</Button>
              )}
              {campaign.campaignRequestId !== null && (
                <HeadButton icon={EyeIcon} label={t('requests.self.brandView')} onPress={() => setPreviewing(true)} />
              )}
              {mayRemind && campaign.decisionsOpen > 0 && (
                <HeadButton
                  variant="solid"
                  icon={BellRingingIcon}
                  label={t('requests.self.remind')}
                  onPress={() => setAsking(true)}
                />
              )}
            </>
          )
        }
        facts={campaign ? <SelfServiceFacts campaign={campaign} /> : <Skeleton width="70%" />}
      />
      {campaign && (
        <>
          <Section title={t('requests.tab.channels')}>
            <ChannelPair channels={campaign.channels} onComments={setDiscussed} />
          </Section>
          <Section title={t('requests.self.timeline')}>
            <DecisionTimeline decisions={campaign.decisions} />
          </Section>
          <AlertDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title={t('requests.self.remind.title')}
            confirmLabel={t('requests.self.remind')}
            cancelLabel={t('word.cancel')}
            isPending={act.isPending}
            onConfirm={() =>
              void act
                .send(() => remind.mutateAsync(campaignId), t('requests.self.remind.done'))
                .then(() => setAsking(false))
            }
          >
            {t('requests.self.remind.text', { brand: campaign.brand ?? '–', count: campaign.decisionsOpen })}
          </AlertDialog>
        </>
      )}
      <Suspense>
        {isPreviewing && <BrandViewDrawer campaignId={campaignId} onClose={() => setPreviewing(false)} />}
      </Suspense>
      {discussed && (
        <ChannelCommentsDrawer
          campaignId={campaignId}
          entryId={discussed.entryId}
          name={discussed.name}
          isSeen={discussed.isPublished === PUBLISHED.yes}
          onClose={() => setDiscussed(null)}
        />
      )}
    </>
  );
}
