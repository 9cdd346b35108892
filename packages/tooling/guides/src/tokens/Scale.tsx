import type { CSSProperties } from 'react';
import { vars } from '@resonanz/tokens/contract';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Code } from '../page/Code.tsx';

/** Props of {@link Scale}. */
export interface ScaleProps {
  /** Path of the scale in the contract, for example `space`. */
  name: string;
  /** Its steps, as numbers or CSS texts. */
  values: Readonly<Record<string, number | string>>;
  /** Heads of the columns: name, value, example. */
  heads: readonly [name: string, value: string, example: string];
  /** How a step looks, where a picture helps. */
  example?: (name: string) => CSSProperties;
}

interface Step {
  readonly name: string;
  readonly value: number | string;
}

/** A scale of the tokens as a table. */
export function Scale({ name: scale, values, heads, example }: ScaleProps) {
  const columns: TableColumn<Step>[] = [
    { id: 'name', header: heads[0], cell: ({ name }) => <Code>{`${scale}.${name}`}</Code> },
    { id: 'value', header: heads[1], cell: ({ value }) => String(value), align: 'end' },
    ...(example
      ? [
          {
            id: 'example',
            header: heads[2],
            cell: ({ name }: Step) => (
              <div style={{ background: vars.accent.line, blockSize: '1rem', ...example(name) }} />
            ),
          },
        ]
      : []),
  ];
  const rows = Object.entries(values).map(([name, value]) => ({ name, value }));
  return <Table caption={scale} columns={columns} rows={rows} getRowId={({ name }) => name} />;
}
