import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { selfServiceQueries } from '@resonanz/api-client/selfService';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { useMessages } from '@resonanz/i18n/react';
import { Drawer } from '@resonanz/ui/Drawer';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { BrandView, BrandViewWaiting } from './BrandView.tsx';

const MAX_ROWS = 100;

interface BrandPreviewProps {
  customerId: number;
  onClose: () => void;
}

/** The campaigns of a brand as the brand sees them, one after the other; what changed last comes first. */
export function BrandPreview({ customerId, onClose }: BrandPreviewProps) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<number | null>(null);
  const query = useQuery(
    selfServiceQueries(useApi()).page({
      pageNumber: 0,
      pageSize: MAX_ROWS,
      sortBy: 'updatedAt',
      sort: 'DESC',
      filters: { customerId },
    }),
  );
  const failure = pageFailure(query);
  const campaigns = (query.data?.content ?? []).map(({ campaignId, name }) => ({
    id: campaignId,
    label: name,
  }));
  const shown = chosen ?? campaigns[0]?.id;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={t('requests.self.brandView')}
      closeLabel={t('word.close')}
    >
      {failure === 'forbidden' && <ForbiddenState size="panel" />}
      {(failure === 'failed' || failure === 'missing') && (
        <LoadFailure reloadLabel={t('word.tryAgain')} onReload={() => void query.refetch()}>
          {t('requests.self.brandView.failed')}
        </LoadFailure>
      )}
      {failure === null && query.data === undefined && <BrandViewWaiting />}
      {query.data && campaigns.length === 0 && (
        <EmptyState title={t('requests.self.brandView.none')}>{t('requests.self.brandView.noneText')}</EmptyState>
      )}
      {shown !== undefined && (
        <Stack space={6}>
          {campaigns.length > 1 && (
            <Select label={t('word.campaign')} items={campaigns} selectedId={shown} onSelectionChange={setChosen} />
          )}
          <BrandView key={shown} campaignId={shown} />
        </Stack>
      )}
    </Drawer>
  );
}
