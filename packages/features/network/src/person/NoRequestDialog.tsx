import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

/** Without a request that a person could be added to, the way leads to a new one. */
export function NoRequestDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useMessages(messages);
  const mayCampaign = useMay('Campaign Request', 'add');
  const mayUgc = useMay('UGC Campaign Request', 'add');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable
      title={t('network.addNamed', { name })}
      closeLabel={t('word.close')}
    >
      <Stack space={5}>
        <Text as="p">{t('network.noRequest')}</Text>
        <Text as="p" tone="secondary">
          {t('network.noRequestText', { name })}
        </Text>
        <Inline space={3}>
          {mayCampaign && (
            <Button variant="solid" href={brandPaths.campaignRequestAdd()}>
              {t('network.request')}
            </Button>
          )}
          {mayUgc && <Button href={brandPaths.ugcVideoAdd()}>{t('network.requestUgc')}</Button>}
        </Inline>
      </Stack>
    </Dialog>
  );
}
