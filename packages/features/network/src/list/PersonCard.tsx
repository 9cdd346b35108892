import { ChatTeardropTextIcon, PlusIcon } from '@phosphor-icons/react';
import type { NetworkCard as Card } from '@resonanz/api-client/network';
import { NetworkCard } from '@resonanz/channel-card/NetworkCard';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { messages } from '../messages.ts';
import { cardOf } from '../person.ts';

interface PersonCardProps {
  person: Card;
  href: string;
  onAdd: (person: Card) => void;
  onAsk: (person: Card) => void;
}

/** A person in a list of people, and what can be done without opening them. */
export function PersonCard({ person, href, onAdd, onAsk }: PersonCardProps) {
  const t = useMessages(messages);
  return (
    <NetworkCard
      person={cardOf(person)}
      hasPortrait
      headingLevel={2}
      href={href}
      actions={
        <>
          <Button
            iconStart={PlusIcon}
            aria-label={t('network.addNamed', { name: person.name })}
            onPress={() => onAdd(person)}
          >
            {t('word.add')}
          </Button>
          <Button
            variant="quiet"
            iconStart={ChatTeardropTextIcon}
            aria-label={t('network.askNamed', { name: person.name })}
            onPress={() => onAsk(person)}
          >
            {t('network.ask')}
          </Button>
        </>
      }
    />
  );
}
