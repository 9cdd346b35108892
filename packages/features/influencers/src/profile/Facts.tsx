import type { ReactNode } from 'react';
import * as css from './Facts.css.ts';

interface FactsProps {
  /** Name and value; what has no value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values beside each other. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={css.list}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => [
          <dt key={`${name} name`} className={css.name}>
            {name}
          </dt>,
          <dd key={name} className={css.value}>
            {value}
          </dd>,
        ])}
    </dl>
  );
}
