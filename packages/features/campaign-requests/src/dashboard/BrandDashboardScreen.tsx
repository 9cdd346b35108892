import { campaignRequestQueries } from '@resonanz/api-client/campaign-requests';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';
import { BrandKpis } from './BrandKpis.tsx';
import { LastRequests } from './LastRequests.tsx';
import { OpenDecisions } from './OpenDecisions.tsx';

function greetingOf(hour: number): 'morning' | 'day' | 'evening' {
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** The brand's home: what needs a decision, how campaigns are doing, the last requests. */
export function BrandDashboardScreen() {
  const t = useMessages(messages);
  const client = useApi();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(campaignRequestQueries(client).statistics());
  const name = user?.contactPerson ?? user?.fullName ?? '';
  const greeting = t(`campaignRequests.home.${greetingOf(new Date().getHours())}`, { name });
  const failure = pageFailure({ error, data });
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={greeting} />}
        failure={failure}
        failedText={t('campaignRequests.home.failed')}
        onReload={() => void refetch()}
      />
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
        <OpenDecisions channels={data?.decisions} />
        <aside className={css.aside}>
          <LastRequests requests={data?.requests} />
        </aside>
      </div>
    </>
  );
}
