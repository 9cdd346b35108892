import { XIcon } from '@phosphor-icons/react';
import { channelTypeOf, handleLabel, platformFromType } from '@resonanz/domain/platforms';
import { CHANNEL_ACTIVE } from '@resonanz/domain/workStates';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { IconButton } from '@resonanz/ui/IconButton';
import { Link } from '@resonanz/ui/Link';
import { messages } from './messages.ts';
import * as css from './WatchList.css.ts';
import type { WatchListItem } from './WatchList.tsx';

interface WatchListRowProps {
  entry: WatchListItem;
  /** Its place among all, of which not all need be drawn. */
  position: number;
  count: number;
  href: string | undefined;
  onOpen: () => void;
  onRemove: () => void;
}

const handleOf = ({ title, channelUrl }: WatchListItem) => title ?? channelUrl.replace(/^https?:\/\/[^/]+\/?/, '');

/** One bookmarked channel; an inactive one is greyed and says so. */
export function WatchListRow({ entry, position, count, href, onOpen, onRemove }: WatchListRowProps) {
  const t = useMessages(messages);
  const platform = platformFromType(entry.type);
  const isInactive = entry.isActive === CHANNEL_ACTIVE.inactive;
  const handle = platform ? handleLabel(platform, handleOf(entry)) : handleOf(entry);
  const words = [...(isInactive ? [t('watchList.inactive')] : []), platform ?? entry.type, handle || entry.channelUrl];
  const about = words.join(' · ');
  return (
    <li className={css.row} aria-posinset={position} aria-setsize={count} data-inactive={isInactive ? '' : undefined}>
      <span className={isInactive ? css.inactive : undefined}>
        <Avatar
          initials={initials(entry.titleName)}
          src={entry.socialMediaProfile ?? entry.docPath}
          {...(platform ? { platform: channelTypeOf(platform) } : {})}
          size="small"
        />
      </span>
      <div>
        <div className={css.name} title={entry.titleName}>
          {href === undefined ? (
            entry.titleName
          ) : (
            <Link variant="quiet" tone="inherit" href={href} onPress={onOpen}>
              {entry.titleName}
            </Link>
          )}
        </div>
        <div className={css.channel} title={about}>
          {about}
        </div>
      </div>
      <IconButton
        icon={XIcon}
        size="small"
        label={t('watchList.removeOne', { name: entry.titleName })}
        hidesTooltip
        onPress={onRemove}
      />
    </li>
  );
}
