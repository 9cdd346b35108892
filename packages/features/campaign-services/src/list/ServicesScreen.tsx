import { ClockCounterClockwiseIcon, PencilSimpleIcon, TagIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CampaignService, campaignServiceQueries } from '@resonanz/api-client/campaignServices';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { hasCents } from '@resonanz/formatters/money';
import { FilteredSection } from '@resonanz/records/FilterBar';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { HistoryDialog } from '../dialogs/HistoryDialog.tsx';
import { PriceDialog } from '../dialogs/PriceDialog.tsx';
import { ServiceDialog } from '../dialogs/ServiceDialog.tsx';
import { useServiceText } from '../useServiceText.ts';
import { ServiceBar } from './ServiceBar.tsx';
import { chosen, nameOf, serviceList } from './serviceList.ts';

type Open = { readonly kind: 'price' | 'history' | 'edit'; readonly id: number } | null;

/** What the agency offers and what it costs: `/campaign/service`. */
export function ServicesScreen() {
  const { t, language, priceText, dayText } = useServiceText();
  const mayEdit = useMay('Campaign Service', 'edit');
  const list = useRouterListState(serviceList);
  const { data, error, refetch } = useQuery(campaignServiceQueries(useApi()).list());
  const [open, setOpen] = useState<Open>(null);
  const found = data && chosen(data, list);
  const opened = data?.find(({ campaignServiceId }) => campaignServiceId === open?.id);
  const close = () => setOpen(null);
  const fixed = hasCents(data?.filter(({ unit }) => unit === 'euro').map(({ price }) => price) ?? []);

  const columns: readonly TableColumn<CampaignService>[] = [
    {
      id: 'name',
      width: 250,
      header: t('word.service'),
      isRowHeader: true,
      cell: (service) => (
        <>
          <Text as="div">{nameOf(service, language)}</Text>
          <Text as="div" variant="caption" tone="muted">
            {service.kind === 'service'
              ? nameOf(service, language === 'de' ? 'en' : 'de')
              : t(`campaignServices.kind.${service.kind}`)}
          </Text>
        </>
      ),
    },
    {
      id: 'platform',
      width: 130,
      header: t('word.platform'),
      cell: ({ platform, kind }) => platform ?? (kind === 'service' ? t('campaignServices.allPlatforms') : '–'),
    },
    {
      id: 'price',
      width: 130,
      header: t('word.price'),
      align: 'end',
      cell: (service) => (
        <>
          <Text as="div">{priceText(service.price, service, fixed)}</Text>
          {service.kind !== 'service' && (
            <Text as="div" variant="caption" tone="muted">
              {t('campaignServices.perVideo')}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'validFrom',
      width: 116,
      header: t('campaignServices.validFrom'),
      cell: ({ validFrom }) => dayText(validFrom),
    },
    {
      id: 'planned',
      width: 210,
      priority: 1,
      header: t('campaignServices.nextPrice'),
      cell: (service) =>
        service.plannedPrice === null
          ? t('campaignServices.noPlanned')
          : t('campaignServices.planned', {
              price: priceText(service.plannedPrice, service),
              date: dayText(service.plannedFrom),
            }),
    },
    {
      id: 'active',
      width: 100,
      header: t('word.status'),
      cell: ({ active }) => (
        <StatusTag
          tone={active ? 'green' : 'gray'}
          mark={active ? 'dot' : 'hollow'}
          label={t(`campaignServices.active.${active}`)}
        />
      ),
    },
    {
      id: 'used',
      width: 100,
      priority: 1,
      header: t('campaignServices.used'),
      align: 'end',
      cell: ({ used, kind }) => (kind === 'service' ? used : '–'),
    },
  ];

  if (pageFailure({ error, data }) === 'forbidden') {
    return (
      <>
        <PageHead title={t('campaignServices.title')} />
        <ForbiddenState />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('campaignServices.title')} description={t('campaignServices.intro')} />
      <FilteredSection label={t('word.services')}>
        <ServiceBar list={list} />
        {error && (
          <LoadFailure reloadLabel={t('campaignServices.reload')} onReload={() => void refetch()}>
            {t('campaignServices.failed')}
          </LoadFailure>
        )}
        <VisuallyHidden>
          <span role="status">
            {data && list.isNarrowed ? t('campaignServices.found', { count: found?.length ?? 0 }) : ''}
          </span>
        </VisuallyHidden>
        {(data || !error) && (
          <Table
            caption={t('campaignServices.title')}
            columns={columns}
            rowLines={2}
            rowActionWidth={124}
            rows={found ?? []}
            getRowId={({ campaignServiceId }) => campaignServiceId}
            isLoading={data === undefined}
            loadingLabel={t('campaignServices.loading')}
            empty={
              data?.length === 0 ? (
                <EmptyState size="line" title={t('campaignServices.empty')} />
              ) : (
                <EmptyState
                  title={t('campaignServices.noMatch')}
                  action={<Button onPress={list.reset}>{t('campaignServices.reset')}</Button>}
                />
              )
            }
            rowActionLabel={t('word.actions')}
            rowAction={({ campaignServiceId: id, ...service }) => {
              const name = nameOf(service, language);
              return (
                <Inline space={2} isNowrap>
                  {mayEdit && (
                    <IconButton
                      icon={TagIcon}
                      size="small"
                      label={t('campaignServices.newPriceOf', { name })}
                      onPress={() => setOpen({ kind: 'price', id })}
                    />
                  )}
                  <IconButton
                    icon={ClockCounterClockwiseIcon}
                    size="small"
                    label={t('campaignServices.historyOf', { name })}
                    onPress={() => setOpen({ kind: 'history', id })}
                  />
                  {mayEdit && (
                    <IconButton
                      icon={PencilSimpleIcon}
                      size="small"
                      label={t('campaignServices.editOf', { name })}
                      onPress={() => setOpen({ kind: 'edit', id })}
                    />
                  )}
                </Inline>
              );
            }}
          />
        )}
      </FilteredSection>
      {opened && open?.kind === 'price' && <PriceDialog service={opened} onClose={close} />}
      {opened && open?.kind === 'history' && <HistoryDialog service={opened} mayEdit={mayEdit} onClose={close} />}
      {opened && open?.kind === 'edit' && <ServiceDialog service={opened} onClose={close} />}
    </>
  );
}
