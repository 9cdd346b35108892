import { type ComponentType, type CSSProperties, useLayoutEffect } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import type { RowId } from './columns.ts';
import * as css from './Table.css.ts';
import type { TableView } from './TableView.ts';

type AnyView = TableView<unknown, RowId>;
const Cards = lazyComponent(async () => (await import('./RecordCards.tsx')).RecordCards as ComponentType<AnyView>);

const PLACES = 5;

/** The table on phones, loaded lazily; its space is reserved until then. */
export function LazyRecordCards<Row, Id extends RowId>(view: TableView<Row, Id>) {
  const { rows, isLoading } = view.table;
  const count = rows.length || (isLoading ? PLACES : 0);
  // The list is what people are here for; without this its code would wait for the screen around it.
  useLayoutEffect(() => Cards.prepare(), []);
  return (
    <div className={css.cards} style={{ [css.CARD_COUNT]: count } as CSSProperties} aria-busy={isLoading || undefined}>
      <Cards isWanted {...(view as unknown as AnyView)} />
    </div>
  );
}
