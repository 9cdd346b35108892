import { useState } from 'react';
import type { ImportPreview, ImportRow } from '@resonanz/api-client/influencers';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListPagination } from '@resonanz/records/ListPagination';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import * as css from './ImportScreen.css.ts';
import { PreviewCard, previewColumns } from './previewColumns.tsx';

const isWarned = ({ outcome, warnings }: ImportRow) => outcome !== 'error' && warnings.length > 0;
const PAGE_SIZES = [25, 50, 100] as const;
const FILTERS = {
  all: () => true,
  changes: ({ changes }: ImportRow) => changes.length > 0,
  errors: ({ outcome }: ImportRow) => outcome === 'error',
  warnings: isWarned,
} as const;
type Filter = keyof typeof FILTERS;

/**
 * The rows of a preview: all of them, those that change something known, those of which something is left out, or those
 * with errors.
 */
export function PreviewTable({ preview, updates }: { preview: ImportPreview; updates: boolean }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const rows = preview.rows.filter(FILTERS[filter]);
  const changed = preview.rows.filter(FILTERS.changes).length;
  return (
    <>
      {(preview.errors > 0 || preview.warnings > 0 || changed > 0) && (
        <div className={css.tableBar}>
          <SegmentedControl<Filter>
            label={t('influencers.import.preview.filter')}
            items={[
              { value: 'all', label: t('influencers.import.preview.all', { count: preview.rowCount }) },
              ...(changed > 0
                ? [
                    {
                      value: 'changes' as const,
                      label: t('influencers.import.preview.onlyChanges', { count: changed }),
                    },
                  ]
                : []),
              ...(preview.warnings > 0
                ? [
                    {
                      value: 'warnings' as const,
                      label: t('influencers.import.preview.onlyWarnings', { count: preview.warnings }),
                    },
                  ]
                : []),
              ...(preview.errors > 0
                ? [
                    {
                      value: 'errors' as const,
                      label: t('influencers.import.preview.onlyErrors', { count: preview.errors }),
                    },
                  ]
                : []),
            ]}
            value={filter}
            onChange={(next) => {
              setFilter(next);
              setPage(1);
            }}
          />
        </div>
      )}
      <Table
        caption={t('influencers.import.preview.caption')}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        getRowId={({ row }) => row}
        columns={previewColumns(t, language, updates)}
        renderCard={(row) => <PreviewCard row={row} t={t} language={language} />}
        empty={<EmptyState size="line" title={t('influencers.import.preview.nothing')} />}
      />
      {rows.length > PAGE_SIZES[0] && (
        <ListPagination
          page={page}
          pageSize={pageSize}
          total={rows.length}
          pageSizes={PAGE_SIZES}
          onPageChange={setPage}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </>
  );
}
