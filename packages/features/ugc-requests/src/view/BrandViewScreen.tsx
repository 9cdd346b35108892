import { PencilSimpleIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '@resonanz/api-client/react';
import type { UgcRequest } from '@resonanz/api-client/ugcRequests';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useAnnounce, useToasts } from '@resonanz/app-frame/toasts';
import { ConnectedWishedPeople } from '@resonanz/channel-card/connected';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { brandPaths } from '@resonanz/domain/paths';
import { PageColumns } from '@resonanz/records/PageColumns';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { Section } from '@resonanz/records/Section';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import * as css from '../layout.css.ts';
import { messages } from '../messages.ts';
import { OrderFacts } from '../OrderFacts.tsx';
import { PriceSection } from '../PriceSection.tsx';
import { UgcStatus } from '../UgcStatus.tsx';
import { useUgcText } from '../useUgcText.ts';
import { Creators } from './Creators.tsx';
import { RequestTalk } from './RequestTalk.tsx';
import { useOpenRequest } from './useOpenRequest.tsx';
import { useUgcActions } from './useUgcActions.ts';
import { VideoCard } from './VideoCard.tsx';
import { VideoDecision } from './VideoDecision.tsx';

function Actions({ request }: { request: UgcRequest }) {
  const { t } = useUgcText();
  const say = useErrorText(messages);
  const navigate = useNavigate();
  const { calls, announce } = useUgcActions();
  const withdraw = useMutation(calls.withdraw());
  const [isAsking, setAsking] = useState(false);
  const { user } = useSession();
  if (user?.signupWithToken === true || request.archived) return null;
  const id = request.ugcCampaignRequestId;
  return (
    <>
      <Inline space={4}>
        {request.status !== REQUEST_STATUS.approved && (
          <Button onPress={() => setAsking(true)}>
            {t(request.isDraft ? 'ugcRequests.withdraw.draft' : 'ugcRequests.withdraw.sent')}
          </Button>
        )}
        {request.mayChange && (
          <Button
            variant="solid"
            iconStart={PencilSimpleIcon}
            href={brandPaths.ugcVideoEdit({ ugcCampaignRequestId: id })}
          >
            {t('ugcRequests.edit')}
          </Button>
        )}
      </Inline>
      {isAsking && (
        <RemoveDialog
          title={t('ugcRequests.withdraw.title', { product: request.order.productName || request.number })}
          onRemove={() => withdraw.mutateAsync(id)}
          onDone={() => {
            announce(t('ugcRequests.withdraw.done'));
            void navigate(brandPaths.ugcVideos());
          }}
          onClose={() => setAsking(false)}
          renderError={(error) => (
            <InlineAlert tone="error" role="alert">
              {say(error, 'ugcRequests.error.other')}
            </InlineAlert>
          )}
        >
          {t(request.isDraft ? 'ugcRequests.withdraw.draftText' : 'ugcRequests.withdraw.sentText')}
        </RemoveDialog>
      )}
    </>
  );
}

/** A request as its brand sees it: `/campaign-self-service/ugc-video/{refId}/view`. */
export function BrandViewScreen() {
  const { t } = useUgcText();
  const { user } = useSession();
  const toasts = useToasts();
  const announce = useAnnounce();
  const list = { label: t('ugcRequests.title'), href: brandPaths.ugcVideos() };
  const { request, page } = useOpenRequest(list);
  if (request === undefined) return page;
  const isApproved = request.status === REQUEST_STATUS.approved;
  return (
    <>
      <PageHead
        title={request.order.productName || t('ugcRequests.unnamed')}
        breadcrumbs={[list, { label: request.number }]}
        tag={<UgcStatus request={request} />}
        description={request.number}
        actions={<Actions request={request} />}
      />
      <PageColumns
        asideLabel={t('word.price')}
        aside={
          <div className={css.sticky}>
            <PriceSection request={request} />
          </div>
        }
      >
        {!isApproved && (
          <Section>
            <InlineAlert tone={request.status === REQUEST_STATUS.declined ? 'warning' : 'info'}>
              {request.status === REQUEST_STATUS.declined
                ? t('ugcRequests.view.declined', { reason: request.declineReason ?? '–' })
                : t(request.isDraft ? 'ugcRequests.view.draft' : 'ugcRequests.view.pending')}
            </InlineAlert>
          </Section>
        )}
        {isApproved && (
          <>
            <Section title={t('ugcRequests.view.creators')}>
              {request.creators.length === 0 ? (
                <EmptyState title={t('ugcRequests.view.noCreators')}>{t('ugcRequests.view.noCreatorsText')}</EmptyState>
              ) : (
                <Creators creators={request.creators} />
              )}
            </Section>
            <Section title={t('ugcRequests.view.videos')}>
              <div className={css.videos}>
                {request.videos.map((video) => (
                  <VideoCard key={video.ugcVideoId} video={video} side="brand">
                    <VideoDecision video={video} />
                  </VideoCard>
                ))}
              </div>
            </Section>
          </>
        )}
        <Section>
          <ConnectedWishedPeople
            kind="ugc"
            requestId={request.ugcCampaignRequestId}
            mayRemove={request.active && !request.archived && user?.signupWithToken !== true}
            onRemoved={announce}
            toasts={toasts}
          />
        </Section>
        <OrderFacts request={request} />
        {!request.isDraft && (
          <Section>
            <RequestTalk requestId={request.ugcCampaignRequestId} choosesAudience={false} />
          </Section>
        )}
      </PageColumns>
    </>
  );
}
