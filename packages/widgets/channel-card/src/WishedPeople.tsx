'use client';

import { useId, useRef } from 'react';
import type { components } from '@resonanz/contract/named';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { messages } from './messages.ts';
import * as css from './WishedPeople.css.ts';

/** A person whom a brand wishes for in a request, as it travels. */
export type WishedPerson = Pick<
  components['schemas']['NetworkWish'],
  'publicId' | 'kind' | 'name' | 'picture' | 'note'
>;

/** Props of {@link WishedPeople}. */
export interface WishedPeopleProps<Person extends WishedPerson> {
  /** Who is wished for, the oldest wish first; without anybody, and without a failure, nothing is drawn. */
  people: readonly Person[];
  /** Address of the person's record; without one the name is no link. */
  hrefOf?: (person: Person) => string | undefined;
  /** Takes a wish back; without it nothing can be taken back. */
  onRemove?: (person: Person) => void;
  /** Whether a wish is being taken back; false by default. */
  isPending?: boolean;
  /** Whether the people could not be loaded; false by default. */
  isFailed?: boolean;
  /** Called when they are to be loaded again after a failure. */
  onReload?: () => void;
}

/** The people of the network whom a brand wishes for in a request, with its notes. */
export function WishedPeople<Person extends WishedPerson>({
  people,
  hrefOf,
  onRemove,
  isPending = false,
  isFailed = false,
  onReload,
}: WishedPeopleProps<Person>) {
  const t = useMessages(messages);
  const id = useId();
  const title = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus<HTMLUListElement>(title);
  if (people.length === 0 && !isFailed) return null;
  return (
    <Stack as="section" space={4} aria-labelledby={id}>
      <div ref={title} tabIndex={-1}>
        <Heading level={2} variant="density" id={id}>
          {t('channelCard.wishes.title')}
        </Heading>
      </div>
      {isFailed && (
        <LoadFailure reloadLabel={t('channelCard.reload')} onReload={onReload}>
          {t('channelCard.wishes.failed')}
        </LoadFailure>
      )}
      <ul {...rowFocus} className={css.people} aria-labelledby={id}>
        {people.map((person) => {
          const name = person.name ?? t('channelCard.wishes.gone');
          const href = hrefOf?.(person);
          return (
            <li key={person.publicId} className={css.person}>
              <Avatar initials={initials(person.name)} src={person.picture} size="medium" />
              <Stack space={1}>
                <Text variant="densityStrong">
                  {href === undefined ? (
                    name
                  ) : (
                    <Link variant="quiet" tone="inherit" href={href}>
                      {name}
                    </Link>
                  )}
                </Text>
                <Text variant="caption" tone="muted">
                  {t(`channelCard.wishes.kind.${person.kind}`)}
                </Text>
                {person.note !== '' && (
                  <Text as="p" preservesLines>
                    {person.note}
                  </Text>
                )}
              </Stack>
              {onRemove && (
                <Button
                  variant="quiet"
                  isDisabled={isPending}
                  aria-label={t('channelCard.wishes.removeNamed', { name })}
                  onPress={() => onRemove(person)}
                >
                  {t('channelCard.wishes.remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
