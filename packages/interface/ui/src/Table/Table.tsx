import { useMemo, useState } from 'react';
import { media } from '@resonanz/tokens/media';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery.ts';
import type { Cells } from './CellEdit.ts';
import { type RowId, shownColumns } from './columns.ts';
import { LazyRecordCards } from './LazyRecordCards.tsx';
import { NativeTable } from './NativeTable.tsx';
import * as css from './Table.css.ts';
import type { TableProps } from './TableProps.ts';
import type { GridView } from './TableView.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useTableMessage } from './useTableMessage.ts';

const onlyRead: Cells = new Map();

/** Records in rows; on phones, record cards. */
export function Table<Row, Id extends RowId>(props: TableProps<Row, Id>) {
  const { sort, hiddenColumnIds, isLoading = false, loadingLabel = '' } = props;
  const isPhone = useMediaQuery(media.phone);
  const columns = useMemo(() => shownColumns(props.columns, hiddenColumnIds), [props.columns, hiddenColumnIds]);
  const selection = useRowSelection(props);
  const [cells, setCells] = useState(onlyRead);
  const edit = props.columns.find((column) => column.edit)?.edit;
  const news = edit?.newsOf(cells);
  const sortedHeader = columns.find(({ id }) => id === sort?.columnId)?.header;
  const message = useTableMessage({
    loading: isLoading ? loadingLabel : '',
    sort: (sort && sortedHeader !== undefined && props.sortMessage?.(sortedHeader, sort.direction)) || '',
    selection: selection?.message ?? '',
    saved: (news?.hasSaved && props.savedLabel) || '',
    rejected: news?.rejected ?? '',
  });
  const status = (
    <>
      <span className={css.status} role="status">
        {message}
      </span>
      {news?.errors}
    </>
  );
  const View: GridView = isPhone ? LazyRecordCards : (edit?.grid ?? props.grid ?? NativeTable);
  return (
    <View table={props} columns={columns} selection={selection} cells={cells} setCells={setCells} status={status} />
  );
}
