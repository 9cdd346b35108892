import { isApiError } from '@resonanz/api-client/errors';
import { networkMutations, networkQueries, type NetworkWish } from '@resonanz/api-client/network';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { messages } from './messages.ts';
import * as css from './Wishes.css.ts';

interface WishesProps {
  requestId: number;
  /** Whether whoever looks may take wishes back: the brand, while the request is open. */
  mayRemove?: boolean;
}

/** Where the agency keeps somebody; models and creators have no page of their own. */
function recordOf({ staffRecord }: NetworkWish): string | undefined {
  if (!staffRecord || staffRecord.influencerId === null || staffRecord.platform === null) return undefined;
  const { influencerId, platform, recordId } = staffRecord;
  return staffPaths.influencerProfile({ influencerId, platform: channelTypeOf(platform), channelId: recordId });
}

/** The people of the network whom a brand wishes for in a request, with its notes; nothing without any (modules F9). */
export function Wishes({ requestId, mayRemove = false }: WishesProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { user } = useSession();
  const id = useId();
  const client = useApi();
  const toasts = useToasts();
  const title = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus<HTMLUListElement>(title);
  const { data = [], error, refetch } = useQuery(networkQueries(client).wishes('campaign', requestId));
  const remove = useMutation(networkMutations(client, useQueryClient()).remove());
  const isFailed = error !== null && data.length === 0 && !isApiError(error, 'notFound') && !isApiError(error, 'forbidden');
  if (data.length === 0 && !isFailed) return null;

  async function takeBack(wish: NetworkWish, name: string): Promise<void> {
    try {
      await remove.mutateAsync({ publicId: wish.publicId, kind: 'campaign', requestId });
      toasts.add({ tone: 'ok', title: t('campaignRequests.wishes.removed'), text: t('campaignRequests.wishes.removedText', { name }) });
    } catch (failure) {
      toasts.add({ tone: 'bad', title: t('campaignRequests.error.title'), text: say(failure, 'campaignRequests.wishes.error.other') });
    }
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div ref={title} tabIndex={-1}>
        <Heading level={2} id={id}>
          {t('campaignRequests.wishes.title')}
        </Heading>
      </div>
      {isFailed && (
        <LoadFailure reloadLabel={t('campaignRequests.wishes.reload')} onReload={() => void refetch()}>
          {t('campaignRequests.wishes.failed')}
        </LoadFailure>
      )}
      <ul {...rowFocus} className={css.people} aria-labelledby={id}>
        {data.map((wish) => {
          const name = wish.name ?? t('campaignRequests.wishes.gone');
          const href = recordOf(wish);
          return (
            <li key={wish.publicId} className={css.person}>
              <Avatar initials={initials(wish.name)} src={wish.picture} size="medium" />
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
                  {t(`campaignRequests.wishes.kind.${wish.kind}`)}
                </Text>
                {wish.note !== '' && (
                  <Text as="p" preservesLines>
                    {wish.note}
                  </Text>
                )}
              </Stack>
              {mayRemove && user?.signupWithToken !== true && (
                <Button variant="quiet" isDisabled={remove.isPending} aria-label={t('campaignRequests.wishes.removeNamed', { name })} onPress={() => void takeBack(wish, name)}>
                  {t('campaignRequests.wishes.remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
