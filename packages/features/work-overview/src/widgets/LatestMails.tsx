import { useQuery } from '@tanstack/react-query';
import { type MailListItem, mailQueries } from '@resonanz/api-client/mail';
import { useApi } from '@resonanz/api-client/react';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { MailStateTag } from '@resonanz/mail-composer/MailStateTag';
import { messages } from '../messages.ts';
import type { OverviewState } from '../overviewState.ts';
import { RowEnd } from './RowEnd.tsx';
import { RowWords } from './RowWords.tsx';
import { Widget } from './Widget.tsx';

const SHOWN = 5;

/** Where the thread is read: among the mails of its campaign, else of its partner. */
function placeOf({ campaignId, userType, refId, platform, channelId }: MailListItem): string | undefined {
  if (campaignId !== null) return `${staffPaths.campaignView({ refId: campaignId })}?state=emails`;
  if (refId === null) return undefined;
  if (userType === 'customer' || userType === 'brand')
    return `${staffPaths.customerView({ customerId: refId })}?tab=emails`;
  if (userType !== 'influencer' || platform === null || channelId === null) return undefined;
  const profile = { influencerId: refId, platform: channelTypeOf(platform), channelId };
  return `${staffPaths.influencerProfile(profile)}?tab=emails`;
}

/** The latest mails to and from partners. */
export function LatestMails({ state: { whose, region } }: { state: OverviewState }) {
  const t = useMessages(messages);
  const { data, isError } = useQuery(
    mailQueries(useApi()).latest({ whose, size: SHOWN, ...(region !== null && { regionId: region }) }),
  );
  return (
    <Widget
      title={t('workOverview.widget.mails')}
      section={data ? { rows: data, total: null } : isError ? 'failed' : undefined}
      keyOf={({ emailThread }) => emailThread}
    >
      {(mail) => (
        <>
          <RowWords name={mail.subject} href={placeOf(mail)} facts={[mail.receiverName, mail.campaignName]} />
          <RowEnd date={mail.at}>
            <MailStateTag state={mail.state} />
          </RowEnd>
        </>
      )}
    </Widget>
  );
}
