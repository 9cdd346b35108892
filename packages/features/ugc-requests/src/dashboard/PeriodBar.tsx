import type { UgcStatistics } from '@resonanz/api-client/ugc-requests';
import { Select } from '@resonanz/ui/Select';
import * as css from '../layout.css.ts';
import { useUgcText } from '../useUgcText.ts';
import { PERIODS, type useUgcPeriod } from './useUgcPeriod.ts';

const ANY = '';

interface PeriodBarProps {
  choice: ReturnType<typeof useUgcPeriod>;
  /** The requests the figures can be narrowed to. */
  requests: UgcStatistics['choices'];
}

/** Period and request of the figures. */
export function PeriodBar({ choice: { period, request, setPeriod, setRequest }, requests }: PeriodBarProps) {
  const { t } = useUgcText();
  return (
    <div className={css.choices}>
      <Select
        label={t('ugcRequests.dashboard.period')}
        items={[{ id: ANY, label: t('ugcRequests.dashboard.anyPeriod') }, ...PERIODS.map((id) => ({ id, label: t(`ugcRequests.dashboard.${id}`) }))]}
        selectedId={period ?? ANY}
        onSelectionChange={(id) => setPeriod(PERIODS.find((each) => each === id) ?? null)}
      />
      <Select
        label={t('ugcRequests.dashboard.request')}
        items={[
          { id: ANY, label: t('ugcRequests.dashboard.anyRequest') },
          ...requests.map(({ ugcCampaignRequestId: id, number, productName }) => ({ id: String(id), label: t('ugcRequests.dashboard.requestName', { number, product: productName }) })),
        ]}
        selectedId={request === null ? ANY : String(request)}
        onSelectionChange={(id) => setRequest(id === ANY ? null : Number(id))}
      />
    </div>
  );
}
