import { type Breadcrumb, PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { messages } from './messages.ts';

/** The page while the person is on the way: head and figures keep their places. */
export function ProfileLoading({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const t = useMessages(messages);
  return (
    <>
      <PageHead title={t('profile.loading')} breadcrumbs={breadcrumbs} facts={<Skeleton width="60%" />} hidesLine />
      <KpiStrip isLoading loadingLabel={t('profile.kpi.loading')}>
        {(['followers', 'engagement', 'likes', 'comments'] as const).map((name) => (
          <Kpi key={name} label={t(`profile.kpi.${name}`)} value="" />
        ))}
      </KpiStrip>
    </>
  );
}
