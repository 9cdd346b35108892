import type { UgcMaterial } from '@resonanz/api-client/ugcMaterials';
import { formatDateTime } from '@resonanz/formatters/date';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { useMaterialText } from '../useMaterialText.ts';
import { Section } from './Section.tsx';

type Download = UgcMaterial['downloads'][number] & { readonly place: number };

/** Who has taken the file out of the house, the newest first. */
export function DownloadLog({ material: { downloads, downloadCount } }: { material: UgcMaterial }) {
  const { t, language } = useMaterialText();
  const columns: readonly TableColumn<Download>[] = [
    {
      id: 'at',
      header: t('ugcMaterials.downloadedAt'),
      isRowHeader: true,
      cell: ({ at }) => formatDateTime(at, language),
    },
    {
      id: 'by',
      header: t('ugcMaterials.downloadedBy'),
      cell: ({ by, via }) =>
        via === 'link' ? t('ugcMaterials.via.link') : `${by ?? '–'} (${t(`ugcMaterials.via.${via}`)})`,
    },
    {
      id: 'version',
      header: t('ugcMaterials.version'),
      cell: ({ version }) => t('ugcMaterials.versionText', { version }),
    },
  ];
  return (
    <Section title={t('ugcMaterials.downloads')}>
      {downloadCount > downloads.length && (
        <Text as="p" variant="caption" tone="muted">
          {t('ugcMaterials.newestDownloads', { count: downloads.length, total: downloadCount })}
        </Text>
      )}
      <Table
        caption={t('ugcMaterials.downloads')}
        columns={columns}
        rows={downloads.map((download, place) => ({ ...download, place }))}
        getRowId={({ place }) => place}
        density="compact"
        empty={<EmptyState size="line" title={t('ugcMaterials.noDownloads')} />}
      />
    </Section>
  );
}
