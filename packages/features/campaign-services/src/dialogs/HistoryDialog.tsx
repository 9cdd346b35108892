import { TrashIcon } from '@phosphor-icons/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CampaignService,
  type CampaignServicePrice,
  campaignServiceMutations,
  campaignServiceQueries,
} from '@resonanz/api-client/campaignServices';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { IconButton } from '@resonanz/ui/IconButton';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { nameOf } from '../list/serviceList.ts';
import { messages } from '../messages.ts';
import { useServiceText } from '../useServiceText.ts';

interface HistoryDialogProps {
  service: CampaignService;
  mayEdit: boolean;
  onClose: () => void;
}

const LOOKS = { planned: ['yellow', 'hollow'], current: ['green', 'dot'], past: ['gray', 'square'] } as const;

/** The prices of a service by their days; planned ones can be taken back. */
export function HistoryDialog({ service, mayEdit, onClose }: HistoryDialogProps) {
  const { t, language, priceText, dayText } = useServiceText();
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const client = useApi();
  const { data, isError, refetch } = useQuery(campaignServiceQueries(client).prices(service.campaignServiceId));
  const remove = useMutation(campaignServiceMutations(client, useQueryClient()).removePrice());
  const stateOf = ({ isPlanned, campaignServicePriceId }: CampaignServicePrice) => {
    if (isPlanned) return 'planned';
    return data?.find((each) => !each.isPlanned)?.campaignServicePriceId === campaignServicePriceId
      ? 'current'
      : 'past';
  };

  const takeBack = (id: number) =>
    attempt(
      () => remove.mutateAsync(id),
      (error) => say(error, 'campaignServices.error.other'),
      t('campaignServices.removed'),
    );

  const columns: readonly TableColumn<CampaignServicePrice>[] = [
    {
      id: 'validFrom',
      header: t('campaignServices.validFrom'),
      isRowHeader: true,
      cell: ({ validFrom }) => dayText(validFrom),
    },
    {
      id: 'validUntil',
      header: t('word.validUntil'),
      cell: ({ validUntil }) => (validUntil === null ? t('word.stillOpen') : dayText(validUntil)),
    },
    { id: 'price', header: t('word.price'), align: 'end', cell: ({ price }) => priceText(price, service) },
    {
      id: 'state',
      header: t('word.status'),
      cell: (price) => {
        const state = stateOf(price);
        const [tone, mark] = LOOKS[state];
        return <StatusTag tone={tone} mark={mark} label={t(`campaignServices.state.${state}`)} />;
      },
    },
    {
      id: 'by',
      header: t('campaignServices.by'),
      cell: ({ createdByName }) => createdByName ?? t('campaignServices.nobody'),
    },
  ];
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      title={t('campaignServices.historyOf', { name: nameOf(service, language) })}
      closeLabel={t('word.close')}
      footer={<Button onPress={onClose}>{t('word.close')}</Button>}
    >
      {isError && data === undefined ? (
        <LoadFailure reloadLabel={t('campaignServices.reload')} onReload={() => void refetch()}>
          {t('campaignServices.pricesFailed')}
        </LoadFailure>
      ) : (
        <Table
          caption={t('campaignServices.history')}
          columns={columns}
          rows={data ?? []}
          getRowId={({ campaignServicePriceId }) => campaignServicePriceId}
          isLoading={data === undefined}
          loadingLabel={t('campaignServices.pricesLoading')}
          skeletonRows={3}
          empty={<EmptyState size="line" title={t('campaignServices.noPrices')} />}
          {...(mayEdit && {
            rowActionLabel: t('word.actions'),
            rowAction: ({ isPlanned, campaignServicePriceId, validFrom }: CampaignServicePrice) =>
              isPlanned && (
                <IconButton
                  icon={TrashIcon}
                  size="small"
                  label={t('campaignServices.removePlanned', { date: dayText(validFrom) })}
                  onPress={() => void takeBack(campaignServicePriceId)}
                />
              ),
          })}
        />
      )}
    </Dialog>
  );
}
