import { Message } from '@resonanz/i18n/react';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

/** A sentence with a link inside it: the words stay one message, the element comes from the screen. */
export function Markup() {
  return (
    <Text as="p">
      <Message
        messages={messages}
        id="guides.markup.sentence"
        values={{ terms: (words) => <Link href="#terms">{words}</Link> }}
      />
    </Text>
  );
}
