import { XIcon } from '@phosphor-icons/react';
import { channelTypeOf, platformFromType } from '@resonanz/domain/platforms';
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
  href?: string;
  onOpen: () => void;
  onRemove: () => void;
}

const handleOf = (entry: WatchListItem) => entry.title ?? entry.channelUrl.replace(/^https?:\/\/[^/]+\/?/, '').replace(/\/$/, '');

/** One bookmarked channel; an inactive one is greyed and says so. */
export function WatchListRow({ entry, href, onOpen, onRemove }: WatchListRowProps) {
  const t = useMessages(messages);
  const platform = platformFromType(entry.type);
  const isInactive = entry.activee === 0;
  const about = [...(isInactive ? [t('watchList.inactive')] : []), platform ?? entry.type, handleOf(entry) || entry.channelUrl];
  return (
    <li className={css.row} data-inactive={isInactive ? '' : undefined}>
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
        <div className={css.channel}>{about.join(' · ')}</div>
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
