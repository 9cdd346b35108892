import { AllCommunityModule, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { show } from '../show.tsx';
import { collator, columns, type Creator, Place, ROW, rows } from './content.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);
const heads = columns.map(({ id, header, at }) => ({
  colId: id,
  headerName: header,
  width: 100,
  valueGetter: ({ data }: { data?: Creator | undefined }) => data?.values[at],
  comparator: (a: string | number, b: string | number) => collator.compare(String(a), String(b)),
}));
const given = [...rows];

function List() {
  const [selected, setSelected] = useState(0);
  return (
    <Place selected={selected}>
      <AgGridReact<Creator>
        containerStyle={{ height: '100%' }}
        rowData={given}
        columnDefs={heads}
        rowHeight={ROW}
        getRowId={({ data }) => String(data.id)}
        rowSelection={{ mode: 'multiRow', headerCheckbox: true, checkboxes: true }}
        onSelectionChanged={({ api }: { api: GridApi<Creator> }) => setSelected(api.getSelectedNodes().length)}
      />
    </Place>
  );
}

show(() => <List />);
