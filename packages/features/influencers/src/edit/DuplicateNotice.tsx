import { useQuery } from '@tanstack/react-query';
import { influencerEditQueries, type DuplicateQuery } from '@resonanz/api-client/influencerEdit';
import { useApi } from '@resonanz/api-client/react';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf, handleLabel } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import * as css from './EditScreen.css.ts';
import { messages } from './messages.ts';

/** Props of {@link DuplicateNotice}. */
export interface DuplicateNoticeProps {
  /** What was entered so far. */
  query: DuplicateQuery;
  /** Offers to merge with one of those found; left out where that cannot be. */
  onMerge?: ((influencerId: number) => void) | undefined;
}

/** Milliseconds without typing after which the server is asked. */
const PAUSE = 500;

/** Only what can find a person is asked for. */
function askable({
  email = '',
  url = '',
  firstName = '',
  surname = '',
  cities = '',
  ...rest
}: DuplicateQuery): DuplicateQuery | undefined {
  const query: DuplicateQuery = {
    ...(/\S+@\S+\.\S+/.test(email) && { email: email.trim() }),
    ...(/\S+\.\S+/.test(url) && { url: url.trim() }),
    ...(firstName.trim() !== '' &&
      surname.trim() !== '' && {
        firstName: firstName.trim(),
        surname: surname.trim(),
        ...(cities.trim() !== '' && { cities: cities.trim() }),
      }),
  };
  return Object.keys(query).length === 0 ? undefined : { ...query, ...rest };
}

/** Warns that the person may exist already, as it is typed. */
export function DuplicateNotice({ query, onMerge }: DuplicateNoticeProps) {
  const t = useMessages(messages);
  const text = useDelayedValue(JSON.stringify(askable(query) ?? null), PAUSE);
  const asked = JSON.parse(text) as DuplicateQuery | null;
  const { data = [] } = useQuery({
    ...influencerEditQueries(useApi()).duplicates(asked ?? {}),
    enabled: asked !== null,
  });
  if (asked === null || data.length === 0) return <div role="status" />;
  return (
    <div role="status">
      <InlineAlert tone="warning" title={t('influencerEdit.duplicates.title', { count: data.length })}>
        <ul className={css.candidates}>
          {data.map(({ influencerId, firstName, surname, cities, channels, match }) => {
            const name = `${firstName} ${surname}`.trim();
            const [channel] = channels;
            return (
              <li key={influencerId} className={css.candidate}>
                {channel === undefined ? (
                  <strong>{name}</strong>
                ) : (
                  <Link
                    href={staffPaths.influencerProfile({
                      influencerId,
                      platform: channelTypeOf(channel.platform),
                      channelId: channel.channelId,
                    })}
                  >
                    {name}
                  </Link>
                )}
                <span className={css.muted}>
                  {[
                    cities,
                    ...channels
                      .slice(0, 3)
                      .map(({ platform, handle }) => `${platform} ${handleLabel(platform, handle)}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span>{t(`influencerEdit.duplicates.${match}`)}</span>
                {onMerge && (
                  <Button
                    variant="quiet"
                    aria-label={t('influencerEdit.duplicates.mergeWith', { name })}
                    onPress={() => onMerge(influencerId)}
                  >
                    {t('influencerEdit.duplicates.merge')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </InlineAlert>
    </div>
  );
}
