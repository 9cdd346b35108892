import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';

/** As many marks as a cell holds in one line. */
const SHOWN = 4;

/**
 * The marks of some platforms, each with its name, in one line; the names of those beyond the fourth are in the
 * tooltip. A dash for none.
 */
export function Platforms({ platforms }: { platforms: readonly Platform[] }) {
  if (platforms.length === 0) return '–';
  const more = platforms.slice(SHOWN);
  return (
    <Inline space={2} isNowrap>
      {platforms.slice(0, SHOWN).map((platform) => (
        <PlatformMark key={platform} platform={channelTypeOf(platform)} label={platform} />
      ))}
      {more.length > 0 && (
        <span title={more.join(', ')}>
          <span aria-hidden="true">
            <Text variant="caption" tone="muted">
              +{more.length}
            </Text>
          </span>
          <VisuallyHidden>{more.join(', ')}</VisuallyHidden>
        </span>
      )}
    </Inline>
  );
}
