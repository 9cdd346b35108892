import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { show } from '../show.tsx';
import { Channel, Menu, Person, Status } from './cells.tsx';
import { Place, ROW, rows } from './content.tsx';
import type { Entry } from './entries.ts';
import { heads, words } from './heads.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const renderers = {
  person: ({ data }: { data?: Entry }) => data && <Person entry={data} />,
  channel: ({ data }: { data?: Entry }) => data && <Channel entry={data} />,
  status: ({ value }: { value?: string }) => <Status word={value ?? ''} />,
  menu: ({ data }: { data?: Entry }) => data && <Menu entry={data} />,
};

const columns: ColDef<Entry>[] = [
  ...heads.map((head): ColDef<Entry> => {
    const { id, header, width, kind } = head;
    const common = {
      colId: id,
      headerName: header,
      width,
      sortable: true,
      resizable: true,
      valueGetter: ({ data }: { data?: Entry | undefined }) => data?.[id],
    };
    if (kind === 'person') return { ...common, pinned: 'left', cellRenderer: renderers.person };
    if (kind === 'channel') return { ...common, cellRenderer: renderers.channel };
    if (kind === 'status')
      return { ...common, valueGetter: ({ data }) => data && words(data, head), cellRenderer: renderers.status };
    if (kind === 'flag')
      return { ...common, cellDataType: 'boolean', editable: true, valueGetter: ({ data }) => data?.[id] === 1 };
    return {
      ...common,
      editable: true,
      cellDataType: false,
      valueFormatter: ({ data }) => (data ? words(data, head) : ''),
      ...(kind === 'number' || kind === 'money' || kind === 'percent' ? { cellStyle: { textAlign: 'right' } } : {}),
    };
  }),
  { colId: 'menu', headerName: '', width: 60, sortable: false, cellRenderer: renderers.menu },
];
const given = [...rows];

function Entries() {
  return (
    <Place>
      <AgGridReact<Entry>
        containerStyle={{ height: '100%' }}
        rowData={given}
        columnDefs={columns}
        rowHeight={ROW}
        headerHeight={ROW}
        getRowId={({ data }) => String(data.entryId)}
        rowSelection={{ mode: 'multiRow', headerCheckbox: true, checkboxes: true }}
      />
    </Place>
  );
}

show(() => <Entries />);
