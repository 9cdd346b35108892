import type { ContractDocument } from '@resonanz/api-client/contracts';
import { DateText } from '@resonanz/records/DateText';
import { Section } from '@resonanz/records/Section';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Link } from '@resonanz/ui/Link';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { useContractText } from '../useContractText.ts';

/** The documents of a contract, the newest first; each opens beside the page. */
export function DocumentsSection({ documents }: { documents: readonly ContractDocument[] }) {
  const { t, size } = useContractText();
  return (
    <Section title={t('contracts.documents.title')}>
      <Table
        caption={t('contracts.documents.title')}
        rows={documents}
        getRowId={({ documentId }) => documentId}
        columns={[
          {
            id: 'name',
            header: t('contracts.documents.name'),
            isRowHeader: true,
            cell: ({ name, url }) => (
              <Text variant="densityStrong">
                {url === null ? (
                  name
                ) : (
                  <Link variant="quiet" href={url} target="_blank">
                    {name}
                  </Link>
                )}
              </Text>
            ),
          },
          { id: 'kind', header: t('contracts.documents.kind'), cell: ({ kind }) => t(`contracts.documents.${kind}`) },
          { id: 'size', header: t('contracts.column.size'), align: 'end', cell: (row) => size(row.size) },
          {
            id: 'createdAt',
            header: t('contracts.documents.createdAt'),
            cell: ({ createdAt }) => <DateText value={createdAt} />,
          },
        ]}
        empty={<EmptyState size="line" title={t('contracts.documents.none')} />}
      />
    </Section>
  );
}
