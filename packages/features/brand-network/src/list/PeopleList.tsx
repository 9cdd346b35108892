import type { ReactNode } from 'react';
import type { NetworkCard } from '@resonanz/api-client/network';
import type { ListTableParts } from '@resonanz/records/ListScreen';
import { LoadingGrid, PeopleGrid } from '../PeopleGrid.tsx';
import * as css from './PeopleList.css.ts';

interface PeopleListProps {
  /** The list's share: people, whether they load, what stands there without any. */
  parts: Pick<ListTableParts<NetworkCard>, 'rows' | 'isLoading' | 'empty'>;
  /** What the list is, for assistive technology. */
  label: string;
  /** Draws a card. */
  children: (person: NetworkCard) => ReactNode;
}

/** The people of a list between its bar and its pages. */
export function PeopleList({ parts: { rows, isLoading, empty }, label, children }: PeopleListProps) {
  if (rows.length === 0 && !isLoading) return empty;
  return (
    <div className={css.room}>
      {rows.length === 0 ? (
        <LoadingGrid />
      ) : (
        <PeopleGrid people={rows} aria-label={label} aria-busy={isLoading} keyOf={({ publicId }) => publicId}>
          {children}
        </PeopleGrid>
      )}
    </div>
  );
}
