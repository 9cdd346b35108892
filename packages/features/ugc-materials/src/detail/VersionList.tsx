import type { UgcMaterial } from '@resonanz/api-client/ugcMaterials';
import { formatDateTime } from '@resonanz/formatters/date';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { useMaterialText } from '../useMaterialText.ts';
import { Section } from './Section.tsx';

type Version = UgcMaterial['versions'][number];

/** Every version of the video, the newest first. */
export function VersionList({ versions }: { versions: readonly Version[] }) {
  const { t, language, size } = useMaterialText();
  const columns: readonly TableColumn<Version>[] = [
    {
      id: 'version',
      header: t('ugcMaterials.version'),
      isRowHeader: true,
      cell: ({ version }) => t('ugcMaterials.versionText', { version }),
    },
    {
      id: 'uploadedAt',
      header: t('ugcMaterials.column.uploadedAt'),
      cell: ({ uploadedAt }) => formatDateTime(uploadedAt, language),
    },
    {
      id: 'submittedAt',
      header: t('ugcMaterials.submittedAt'),
      cell: ({ submittedAt }) =>
        submittedAt === null ? t('ugcMaterials.notSubmitted') : formatDateTime(submittedAt, language),
    },
    { id: 'size', header: t('ugcMaterials.size'), align: 'end', cell: (version) => size(version.size) },
  ];
  return (
    <Section title={t('ugcMaterials.versions')}>
      <Table
        caption={t('ugcMaterials.versions')}
        columns={columns}
        rows={versions}
        getRowId={({ version }) => version}
        density="compact"
      />
    </Section>
  );
}
