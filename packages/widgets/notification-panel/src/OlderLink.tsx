import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Link } from '@resonanz/ui/Link';
import { messages } from './messages.ts';

interface OlderLinkProps {
  onShowOlder: (() => void) | undefined;
  isLoadingOlder: boolean;
}

/**
 * Asks for older ones. Once there are none it goes, though not from under the focus: it says so until the focus moves
 * on.
 */
export function OlderLink({ onShowOlder, isLoadingOlder }: OlderLinkProps) {
  const t = useMessages(messages);
  const [isFocused, setFocused] = useState(false);
  if (!onShowOlder && !isFocused) return null;
  const words = isLoadingOlder ? 'loadingOlder' : onShowOlder ? 'older' : 'noOlder';
  return (
    <span onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <Link variant="standalone" tone={onShowOlder ? 'accent' : 'inherit'} onPress={() => onShowOlder?.()}>
        {t(`notificationPanel.${words}`)}
      </Link>
    </span>
  );
}
