import type { ReactNode } from 'react';
import { heads } from './records.ts';

/** A row of the table. */
export interface Creator {
  readonly id: number;
  readonly values: readonly (string | number)[];
}

/** Ten thousand rows, as an app holds them. */
export const rows: readonly Creator[] = (
  window as unknown as { data: readonly (readonly (string | number)[])[] }
).data.map((values, id) => ({ id, values }));
export const columns = heads.map((header, at) => ({ id: `c${at}`, header, at }));
export const ROW = 40;
export const HEIGHT = 600;
export const ALL = 'Alle auswählen';
/** The order of German dictionaries, for those that leave sorting to the app. */
export const collator = new Intl.Collator('de-DE', { numeric: true });
export const byName = (a: Creator, b: Creator): number => collator.compare(String(a.values[0]), String(b.values[0]));
export const nameOf = ({ values }: Creator): string => `${String(values[0])} auswählen`;

/** The place of the table, and how many rows are selected. */
export function Place({ selected, children }: { selected: number; children: ReactNode }) {
  return (
    <>
      <output>{selected}</output>
      <div id="box" style={{ height: HEIGHT, width: 1240, display: 'flex', flexDirection: 'column' }}>
        {children}
      </div>
    </>
  );
}
