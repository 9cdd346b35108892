import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import * as css from './PeopleGrid.css.ts';

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Places of cards that are on their way. */
export function LoadingGrid() {
  const t = useMessages(messages);
  return (
    <div role="status">
      <VisuallyHidden>{t('network.loading')}</VisuallyHidden>
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
  people: readonly Person[];
  /** Names the list for assistive technology, by words or by the id of a heading. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Others are on their way. */
  'aria-busy'?: boolean;
  keyOf: (person: Person, index: number) => string | number;
  /** Draws a card. */
  children: (person: Person) => ReactNode;
}

/** Cards of people side by side, as many as fit. */
export function PeopleGrid<Person>({ people, keyOf, children, ...list }: PeopleGridProps<Person>) {
  return (
    <ul {...list} className={css.grid}>
      {people.map((person, index) => {
        const key = keyOf(person, index);
        return (
          <li key={key} className={css.item} data-key={key}>
            {children(person)}
          </li>
        );
      })}
    </ul>
  );
}
