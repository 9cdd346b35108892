import { useMessages } from '@resonanz/i18n/react';
import type { ListTableParts } from '@resonanz/records/ListScreen';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import * as css from './PeopleGrid.css.ts';

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Places of cards that are on their way. */
export function LoadingGrid() {
  const t = useMessages(messages);
  return (
    <div role="status">
      <VisuallyHidden>{t('brandNetwork.loading')}</VisuallyHidden>
      <div className={css.grid}>
        {PLACEHOLDERS.map((each) => (
          <div key={each} className={css.blank}>
            <div className={css.picture} />
            <Skeleton width="64%" />
            <Skeleton width="44%" />
          </div>
        ))}
      </div>
    </div>
  );
}

interface PeopleGridProps<Person> {
  /** The list's share: people, whether they load, what stands there without any. */
  parts: Pick<ListTableParts<Person>, 'rows' | 'isLoading' | 'empty'>;
  /** What the list is, for assistive technology. */
  label: string;
  keyOf: (person: Person) => string | number;
  /** Draws a card. */
  children: (person: Person) => ReactNode;
}

/** Cards of people side by side, as many as fit. */
export function PeopleGrid<Person>({ parts: { rows, isLoading, empty }, label, keyOf, children }: PeopleGridProps<Person>) {
  if (rows.length === 0) return isLoading ? <div className={css.room}><LoadingGrid /></div> : empty;
  return (
    <div className={css.room}>
      <ul className={css.grid} aria-label={label} aria-busy={isLoading}>
        {rows.map((person) => (
          <li key={keyOf(person)} className={css.item}>
            {children(person)}
          </li>
        ))}
      </ul>
    </div>
  );
}
