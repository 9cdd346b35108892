import { UploadSimpleIcon } from '@phosphor-icons/react';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';

/** Leads to the import; on phones an icon beside the title. */
export function ImportButton() {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  const href = staffPaths.influencerImport();
  if (isPhone) return <IconButton icon={UploadSimpleIcon} size="density" label={t('influencers.import')} href={href} />;
  return (
    <Button iconStart={UploadSimpleIcon} href={href}>
      {t('influencers.import')}
    </Button>
  );
}
