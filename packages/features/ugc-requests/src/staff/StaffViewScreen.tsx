import { useState } from 'react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useToasts } from '@resonanz/app-frame/toasts';
import { ConnectedWishedPeople } from '@resonanz/channel-card/connected';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PageColumns } from '@resonanz/records/PageColumns';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import * as css from '../layout.css.ts';
import { OrderFacts } from '../OrderFacts.tsx';
import { PriceSection } from '../PriceSection.tsx';
import { UgcStatus } from '../UgcStatus.tsx';
import { useUgcText } from '../useUgcText.ts';
import { RequestTalk } from '../view/RequestTalk.tsx';
import { useOpenRequest } from '../view/useOpenRequest.tsx';
import { VideoCard } from '../view/VideoCard.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { StaffActions } from './StaffActions.tsx';
import { UgcHistory } from './UgcHistory.tsx';
import { VideoWork } from './VideoWork.tsx';

/** A request as the agency works on it: `/campaign/ugc-video-request/{refId}/view`. */
export function StaffViewScreen() {
  const { t, money } = useUgcText();
  const toasts = useToasts();
  const label = useMessages(labels);
  const mayEdit = useMay('UGC Campaign Request', 'edit');
  const [isOffering, setOffering] = useState(false);
  const list = { label: t('ugcRequests.staff.title'), href: staffPaths.ugcRequests() };
  const { request, page } = useOpenRequest(list);
  if (request === undefined) return page;
  const isApproved = request.status === REQUEST_STATUS.approved;
  const campaign = request.campaignId !== null && (
    <Button href={staffPaths.campaignView({ refId: request.campaignId })}>{t('ugcRequests.staff.toCampaign')}</Button>
  );
  return (
    <>
      <PageHead
        title={request.order.productName || request.number}
        breadcrumbs={[list, { label: request.number }]}
        tag={<UgcStatus request={request} />}
        description={`${request.number} · ${request.brandName}`}
        actions={<StaffActions request={request} />}
      />
      <PageColumns
        asideLabel={t('word.price')}
        aside={
          <div className={css.sticky}>
            <PriceSection
              request={request}
              action={
                mayEdit &&
                request.status !== REQUEST_STATUS.declined &&
                !request.archived && (
                  <Button onPress={() => setOffering(true)}>
                    {t(request.money.total === null ? 'ugcRequests.staff.namePrice' : 'ugcRequests.staff.changePrice')}
                  </Button>
                )
              }
            />
            {mayEdit && <AssigneeField request={request} />}
          </div>
        }
      >
        {request.status === REQUEST_STATUS.declined && (
          <Section>
            <InlineAlert tone="warning">
              {t('ugcRequests.staff.declinedWith', { reason: request.declineReason ?? '–' })}
            </InlineAlert>
          </Section>
        )}
        {isApproved && (
          <>
            <Section title={t('ugcRequests.view.creators')} action={campaign}>
              {request.creators.length === 0 ? (
                <EmptyState title={t('ugcRequests.view.noCreators')}>
                  {t('ugcRequests.staff.noCreatorsText')}
                </EmptyState>
              ) : (
                <ul className={css.lines}>
                  {request.creators.map((creator) => (
                    <li key={creator.entryId} className={css.line}>
                      <Stack space={1}>
                        <Text variant="densityStrong">{creator.name}</Text>
                        <Text variant="caption" tone="muted">
                          {[
                            creator.platform,
                            creator.handle,
                            creator.externalBudget === null ? null : money(creator.externalBudget),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </Text>
                        {creator.brandDeclineReason !== null && (
                          <Text variant="caption" tone="muted">
                            {textOr(
                              label,
                              labels,
                              `declineReason.${creator.brandDeclineReason}`,
                              creator.brandDeclineReason,
                            )}
                          </Text>
                        )}
                      </Stack>
                      <EnumTag of="brandStatus" value={creator.brandStatus} />
                    </li>
                  ))}
                </ul>
              )}
            </Section>
            <Section title={t('ugcRequests.view.videos')}>
              <div className={css.videos}>
                {request.videos.map((video) => (
                  <VideoCard key={video.ugcVideoId} video={video} side="staff">
                    {mayEdit && <VideoWork request={request} video={video} />}
                  </VideoCard>
                ))}
              </div>
            </Section>
          </>
        )}
        <Section>
          <ConnectedWishedPeople kind="ugc" requestId={request.ugcCampaignRequestId} toasts={toasts} />
        </Section>
        <OrderFacts request={request} />
        <Section>
          <RequestTalk requestId={request.ugcCampaignRequestId} choosesAudience />
        </Section>
        <UgcHistory request={request} />
      </PageColumns>
      {isOffering && <OfferDialog request={request} onClose={() => setOffering(false)} />}
    </>
  );
}
