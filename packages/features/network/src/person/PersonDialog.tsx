import { ChatTeardropTextIcon, PlusIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { type NetworkCard, networkQueries } from '@resonanz/api-client/network';
import { useApi } from '@resonanz/api-client/react';
import { Audience } from '@resonanz/channel-card/Audience';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonMedia } from './PersonMedia.tsx';

interface PersonDialogProps {
  publicId: string;
  /** What the list knows already. */
  known: NetworkCard | undefined;
  onAdd: (person: Pick<NetworkCard, 'publicId' | 'name'>) => void;
  onAsk: (person: Pick<NetworkCard, 'publicId' | 'name'>) => void;
  onClose: () => void;
}

/**
 * A person of the network: pictures, showreel, what is known of them and who follows; never prices or ways to reach
 * them.
 */
export function PersonDialog({ publicId, known, onAdd, onAsk, onClose }: PersonDialogProps) {
  const t = useMessages(messages);
  const { data, error, refetch } = useQuery(networkQueries(useApi()).person(publicId));
  const person = data ?? known;
  const failure = pageFailure({ error, data });
  const audienceId = useId();
  const isGone = failure === 'missing';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable
      size="large"
      title={person?.name ?? t('word.person')}
      closeLabel={t('word.close')}
      {...(person &&
        !isGone && {
          footer: (
            <>
              <Button iconStart={ChatTeardropTextIcon} onPress={() => onAsk(person)}>
                {t('network.askAgency')}
              </Button>
              <Button variant="solid" iconStart={PlusIcon} onPress={() => onAdd(person)}>
                {t('network.addToRequest')}
              </Button>
            </>
          ),
        })}
    >
      {isGone && <EmptyState title={t('network.gone')}>{t('network.goneText')}</EmptyState>}
      {failure && !isGone && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
          {t('network.personFailed')}
        </LoadFailure>
      )}
      {!data && !failure && (
        <div role="status">
          <VisuallyHidden>{t('network.personLoading')}</VisuallyHidden>
          <Stack space={5}>
            <Skeleton width="72%" />
            <Skeleton width="58%" />
            <Skeleton width="64%" />
          </Stack>
        </div>
      )}
      {data && (
        <Stack space={7}>
          <PersonMedia person={data} />
          <PersonFacts person={data} />
          {data.audience && (
            <Stack as="section" space={5} aria-labelledby={audienceId}>
              <Heading level={3} id={audienceId}>
                {t('network.audience')}
              </Heading>
              <Audience shares={data.audience} headingLevel={4} />
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
