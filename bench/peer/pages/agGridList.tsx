import TablePagination from '@mui/material/TablePagination';
import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { Chips, Person, RowButton } from './muiCells.tsx';
import { MuiFrame } from './MuiFrame.tsx';
import type { Channel } from './server.ts';
import { PAGE, useChannels } from './useChannels.ts';
import { HEADS, nameOf, priceOf, rateOf, ratingOf } from './words.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

type Cell = { data?: Channel };

const heart = ({ data }: Cell) => data && <RowButton label={`${nameOf(data)} merken`} />;
const person = ({ data }: Cell) => data && <Person channel={data} />;
const chips = ({ data }: Cell) => data && <Chips channel={data} />;
const menu = ({ data }: Cell) => data && <RowButton label={`Aktionen für ${nameOf(data)}`} />;

const columns: ColDef<Channel>[] = [
  { colId: 'heart', headerName: '', width: 60, cellRenderer: heart },
  { colId: 'name', headerName: HEADS.name, width: 222, cellRenderer: person },
  { colId: 'followers', headerName: HEADS.channels, width: 200, cellRenderer: chips },
  { colId: 'engagementRate', headerName: HEADS.rate, width: 120, valueGetter: ({ data }) => data && rateOf(data) },
  { colId: 'averageRating', headerName: HEADS.rating, width: 100, valueGetter: ({ data }) => data && ratingOf(data) },
  { colId: 'city', headerName: HEADS.city, width: 110, valueGetter: ({ data }) => data?.city },
  { colId: 'price', headerName: HEADS.price, width: 120, valueGetter: ({ data }) => data && priceOf(data) },
  { colId: 'menu', headerName: '', width: 60, cellRenderer: menu },
];

/** The list on AG Grid in a frame of Material UI. */
export default function AgGridList() {
  const list = useChannels();
  const [selected, setSelected] = useState(0);
  return (
    <MuiFrame list={list} selected={selected}>
      <AgGridReact<Channel>
        containerStyle={{ flexGrow: 1 }}
        rowData={list.rows}
        columnDefs={columns}
        rowHeight={48}
        getRowId={({ data }) => String(data.channelId)}
        rowSelection={{ mode: 'multiRow', headerCheckbox: true, checkboxes: true }}
        onSelectionChanged={({ api }) => setSelected(api.getSelectedNodes().length)}
      />
      <TablePagination
        component="div"
        count={list.total}
        page={list.page}
        rowsPerPage={PAGE}
        onPageChange={(_, page) => list.setPage(page)}
      />
    </MuiFrame>
  );
}
