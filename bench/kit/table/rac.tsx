import { useState } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { show } from '../show.tsx';
import { byName, columns, HEIGHT, Place, ROW, rows } from './content.tsx';

function List() {
  const [sort, setSort] = useState<SortDescriptor>({ column: '', direction: 'ascending' });
  const [selected, setSelected] = useState<Selection>(new Set());
  const [shown, setShown] = useState(rows);
  return (
    <Place selected={selected === 'all' ? shown.length : selected.size}>
      <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: ROW, headingHeight: ROW }}>
        <Table
          aria-label="Creator"
          selectionMode="multiple"
          selectedKeys={selected}
          onSelectionChange={setSelected}
          sortDescriptor={sort}
          onSortChange={(next) => {
            setSort(next);
            setShown(rows.toSorted(byName));
          }}
          style={{ height: HEIGHT, overflow: 'auto', width: '100%' }}
        >
          <TableHeader>
            <Column width={40}>
              <Checkbox slot="selection">□</Checkbox>
            </Column>
            {columns.map(({ id, header, at }) => (
              <Column key={id} id={id} isRowHeader={at === 0} allowsSorting>
                {header}
              </Column>
            ))}
          </TableHeader>
          <TableBody items={shown}>
            {(row) => (
              <Row>
                <Cell>
                  <Checkbox slot="selection">□</Checkbox>
                </Cell>
                {columns.map(({ id, at }) => (
                  <Cell key={id}>{row.values[at]}</Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
    </Place>
  );
}

show(() => <List />);
