import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';

/** Props of {@link TitleLink}. */
export type TitleLinkProps = {
  /** What the record is called. */
  children: string;
  /** Ends with an ellipsis where there is no room, and says the whole on hover. */
  isTruncated?: boolean;
} & (
  | {
      /** Address of the record's page. */
      href: string;
    }
  | {
      href?: never;
      /** Opens the record on this page. */
      onPress: () => void;
    }
);

/** The name of a record in a list, by which it is opened. */
export function TitleLink({ children, isTruncated, ...target }: TitleLinkProps) {
  return (
    <Text variant="densityStrong" {...(isTruncated === true && { isTruncated, title: children })}>
      <Link variant="quiet" tone="inherit" {...target}>
        {children}
      </Link>
    </Text>
  );
}
