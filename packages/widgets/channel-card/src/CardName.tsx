import type { ReactNode } from 'react';
import { Link } from '@resonanz/ui/Link';
import * as css from './channelCard.css.ts';

interface CardNameProps {
  id: string;
  level: 2 | 3 | 4;
  href: string | undefined;
  name: string;
  /** Marks after the name. */
  children?: ReactNode;
}

/** The name of a card, whose link covers the whole card. */
export function CardName({ id, level, href, name, children }: CardNameProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={css.name}>
      <span className={css.nameWords}>
        {href === undefined ? (
          name
        ) : (
          <Link variant="quiet" tone="inherit" href={href}>
            {name}
          </Link>
        )}
      </span>
      {children}
    </Element>
  );
}
