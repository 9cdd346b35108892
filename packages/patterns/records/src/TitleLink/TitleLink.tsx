import type { ReactNode } from 'react';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import * as css from './TitleLink.css.ts';

interface Words {
  /** What the record is called. */
  children: string;
  /** Ends with an ellipsis where there is no room, and says the whole on hover. */
  isTruncated?: boolean;
  /**
   * A second line below, for example a number; like a truncated name it ends with an ellipsis and says the whole on
   * hover.
   */
  note?: string;
  /** Ends with an ellipsis after so many lines, as on cards, and says the whole on hover. */
  maxLines?: 2 | 3;
}

type Target =
  | {
      /** Address of the record's page. */
      href: string;
    }
  | {
      href?: never;
      /** Opens the record on this page. */
      onPress: () => void;
    };

/** Props of {@link TitleLink}. */
export type TitleLinkProps = Words & {
  /** Stands before name and note, for example the `Avatar` of the record. */
  picture?: ReactNode;
} & Target;

/** The name of a record in a list, by which it is opened. */
export function TitleLink({ picture, ...rest }: TitleLinkProps) {
  if (!picture) return <NameAndNote {...rest} />;
  return (
    <div className={css.pictured}>
      {picture}
      <NameAndNote {...rest} />
    </div>
  );
}

function NameAndNote({ note, ...rest }: Words & Target) {
  if (!note) return <Name {...rest} />;
  return (
    <Stack space={1}>
      <Name {...rest} />
      <Text variant="caption" tone="muted" isTruncated title={note}>
        {note}
      </Text>
    </Stack>
  );
}

function Name({ children, isTruncated, maxLines, ...target }: Words & Target) {
  if (isTruncated) {
    return (
      <Text variant="densityStrong" isTruncated title={children}>
        <Link variant="quiet" tone="inherit" {...target}>
          {children}
        </Link>
      </Text>
    );
  }
  return (
    <Text variant="densityStrong" {...(maxLines && { title: children })}>
      <Link variant="quiet" tone="inherit" {...target}>
        {maxLines ? (
          <Text variant="densityStrong" maxLines={maxLines}>
            {children}
          </Text>
        ) : (
          children
        )}
      </Link>
    </Text>
  );
}
