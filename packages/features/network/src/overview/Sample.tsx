import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type NetworkSample, networkQueries } from '@resonanz/api-client/network';
import { useApi } from '@resonanz/api-client/react';
import { NetworkCard } from '@resonanz/channel-card/NetworkCard';
import { isPermitted } from '@resonanz/domain/permissions';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Text } from '@resonanz/ui/Text';
import { type Kind, KINDS, PATHS } from '../kinds.ts';
import { messages } from '../messages.ts';
import { LoadingGrid, PeopleGrid } from '../PeopleGrid.tsx';
import { sampleOf } from '../person.ts';
import * as css from './OverviewScreen.css.ts';

const PART = { model: 'models', creator: 'creators', channel: 'channels' } as const satisfies Record<
  Kind,
  keyof NetworkSample
>;

function Part({ kind, people }: { kind: Kind; people: NetworkSample['models'] }) {
  const t = useMessages(messages);
  const id = useId();
  const { user, permissions } = useSession();
  const mayOpen = user !== null && permissions !== null && isPermitted(PATHS[kind](), permissions.permittedRoutes);
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.partHead}>
        <div className={css.partWords}>
          <Heading level={2} id={id}>
            {t(`network.${kind}.title`)}
          </Heading>
          <Text as="p" tone="secondary">
            {t(`network.${kind}.intro`)}
          </Text>
        </div>
        {mayOpen && (
          <Link variant="standalone" href={PATHS[kind]()}>
            {t(`network.${kind}.all`)}
          </Link>
        )}
      </div>
      <PeopleGrid people={people} aria-labelledby={id} keyOf={(_person, place) => place}>
        {(person) => <NetworkCard person={sampleOf(person)} />}
      </PeopleGrid>
    </section>
  );
}

/** Some people of each part of the network as everybody may see them (docs/domain/areas.md#public-pages). */
export function Sample() {
  const t = useMessages(messages);
  const { data, error, refetch } = useQuery(networkQueries(useApi()).sample());
  if (error && !data) {
    return (
      <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
        {t('network.failed')}
      </LoadFailure>
    );
  }
  if (!data) return <LoadingGrid />;
  const parts = KINDS.filter((kind) => data[PART[kind]].length > 0);
  if (parts.length === 0)
    return <EmptyState title={t('network.overview.empty')}>{t('network.overview.emptyText')}</EmptyState>;
  return (
    <>
      {parts.map((kind) => (
        <Part key={kind} kind={kind} people={data[PART[kind]]} />
      ))}
    </>
  );
}
