import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import * as css from './Widget.css.ts';

interface RowWordsProps {
  name: string;
  /** Where it is; left out where there is no such page. */
  href?: string | undefined;
  /** Customer, partner, owner; what is unknown is left out. */
  facts: readonly (string | null)[];
}

/** The object of a row, and whose it is. */
export function RowWords({ name, href, facts }: RowWordsProps) {
  const caption = facts.filter((fact) => fact !== null && fact !== '').join(' · ');
  return (
    <div className={css.words}>
      <Text variant="densityStrong" isTruncated title={name}>
        {href === undefined ? (
          name
        ) : (
          <Link variant="quiet" tone="inherit" href={href}>
            {name}
          </Link>
        )}
      </Text>
      {caption !== '' && (
        <div className={css.facts}>
          <Text variant="caption" tone="secondary">
            {caption}
          </Text>
        </div>
      )}
    </div>
  );
}
