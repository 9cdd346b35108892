import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { Chips, Person, RowButton } from './muiCells.tsx';
import { MuiFrame } from './MuiFrame.tsx';
import type { Channel } from './server.ts';
import { PAGE, useChannels } from './useChannels.ts';
import { HEADS, nameOf, priceOf, rateOf, ratingOf } from './words.ts';

const columns: GridColDef<Channel>[] = [
  {
    field: 'heart',
    headerName: '',
    width: 48,
    sortable: false,
    renderCell: ({ row }) => <RowButton label={`${nameOf(row)} merken`} />,
  },
  { field: 'name', headerName: HEADS.name, width: 222, renderCell: ({ row }) => <Person channel={row} /> },
  { field: 'followers', headerName: HEADS.channels, width: 200, renderCell: ({ row }) => <Chips channel={row} /> },
  {
    field: 'engagementRate',
    headerName: HEADS.rate,
    width: 120,
    align: 'right',
    headerAlign: 'right',
    valueGetter: (_: unknown, row: Channel) => rateOf(row),
  },
  {
    field: 'averageRating',
    headerName: HEADS.rating,
    width: 100,
    valueGetter: (_: unknown, row: Channel) => ratingOf(row),
  },
  { field: 'city', headerName: HEADS.city, width: 110 },
  {
    field: 'price',
    headerName: HEADS.price,
    width: 120,
    align: 'right',
    headerAlign: 'right',
    valueGetter: (_: unknown, row: Channel) => priceOf(row),
  },
  {
    field: 'menu',
    headerName: '',
    width: 48,
    sortable: false,
    renderCell: ({ row }) => <RowButton label={`Aktionen für ${nameOf(row)}`} />,
  },
];

/** The list on MUI X Data Grid. */
export default function MuiList() {
  const list = useChannels();
  const [selection, setSelection] = useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  return (
    <MuiFrame list={list} selected={selection.ids.size}>
      <DataGrid<Channel>
        aria-label="Influencer"
        rows={list.rows}
        columns={columns}
        getRowId={({ channelId }) => channelId}
        rowHeight={48}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        paginationMode="server"
        rowCount={list.total}
        paginationModel={{ page: list.page, pageSize: PAGE }}
        onPaginationModelChange={({ page }) => list.setPage(page)}
        pageSizeOptions={[10, 25, 50, 100]}
      />
    </MuiFrame>
  );
}
