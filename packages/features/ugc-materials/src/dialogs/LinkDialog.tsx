import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '@resonanz/api-client/react';
import type { NewUgcMaterialLink, UgcMaterialItem } from '@resonanz/api-client/ugcMaterials';
import { formatDateTime } from '@resonanz/formatters/date';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useMaterialActions } from '../useMaterialActions.ts';
import { useMaterialText } from '../useMaterialText.ts';

const DAYS = [1, 7, 14, 30, 90] as const;

interface LinkDialogProps {
  material: UgcMaterialItem;
  onClose: () => void;
}

/** Makes a link that leads to the file without a log-in, and shows it once. */
export function LinkDialog({ material, onClose }: LinkDialogProps) {
  const { t, title, language } = useMaterialText();
  const say = useErrorText(messages);
  const { calls, run } = useMaterialActions();
  const create = useMutation(calls.createLink());
  const [days, setDays] = useState<number>(7);
  const [link, setLink] = useState<NewUgcMaterialLink | null>(null);
  const make = () => create.mutate({ ugcMaterialId: material.ugcMaterialId, days }, { onSuccess: setLink });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('ugcMaterials.shareOf', { title: title(material) })}
      closeLabel={t('word.close')}
      footer={
        link === null ? (
          <>
            <Button onPress={onClose}>{t('word.cancel')}</Button>
            <Button variant="solid" isPending={create.isPending} onPress={make}>
              {t('ugcMaterials.createLink')}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{t('word.close')}</Button>
        )
      }
    >
      <Stack space={6}>
        <Text as="p">{t('ugcMaterials.shareText')}</Text>
        {create.error && (
          <InlineAlert tone="error" role="alert" title={t('ugcMaterials.error.title')}>
            {say(create.error, 'ugcMaterials.error.other')}
          </InlineAlert>
        )}
        {link === null ? (
          <Select
            label={t('ugcMaterials.linkDays')}
            items={DAYS.map((count) => ({ id: String(count), label: t('ugcMaterials.days', { count }) }))}
            selectedId={String(days)}
            onSelectionChange={(id) => setDays(Number(id))}
          />
        ) : (
          <>
            <TextField
              label={t('ugcMaterials.link')}
              value={link.url}
              onChange={() => undefined}
              isReadOnly
              description={t('ugcMaterials.linkOnce', { at: formatDateTime(link.expiresAt, language) })}
            />
            <Link
              variant="standalone"
              onPress={() => void run(() => navigator.clipboard.writeText(link.url), t('ugcMaterials.done.copied'))}
            >
              {t('ugcMaterials.copy')}
            </Link>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
