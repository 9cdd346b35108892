import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { linkParts } from './linkParts.ts';

/** The words of a comment with their line breaks; addresses lead to another tab. */
export function CommentText({ children }: { children: string }) {
  return (
    <Text as="p" preservesLines>
      {linkParts(children).map(({ at, text, href }) =>
        href === undefined ? (
          text
        ) : (
          <Link key={at} href={href} target="_blank">
            {text}
          </Link>
        ),
      )}
    </Text>
  );
}
