import { PlusIcon } from '@phosphor-icons/react';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';

/** Leads to the form of a new campaign; on phones an icon beside the title. */
export function AddButton() {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  const href = staffPaths.campaignAdd();
  if (isPhone) return <IconButton icon={PlusIcon} size="density" label={t('campaigns.add')} href={href} />;
  return (
    <Button variant="solid" iconStart={PlusIcon} href={href}>
      {t('campaigns.add')}
    </Button>
  );
}
