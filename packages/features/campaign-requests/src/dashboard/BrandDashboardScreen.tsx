import { campaignRequestQueries } from '@resonanz/api-client/campaign-requests';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { RefusedState } from '@resonanz/app-frame/RefusedState';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
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
  if (isApiError(error, 'forbidden')) {
    return (
      <>
        <PageHead title={greeting} />
        <RefusedState />
      </>
    );
  }
  if (error && !data) {
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
        <OpenDecisions channels={data?.decisions} />
        <aside className={css.aside}>
          <LastRequests requests={data?.requests} />
        </aside>
      </div>
    </>
  );
}
