import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type TesterBrand, testerBrandMutations } from '@resonanz/api-client/testerBrands';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';

/** Asks before a brand of testers is deleted. */
export function RemoveBrandDialog({ brand, onClose }: { brand: TesterBrand; onClose: () => void }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const removal = useMutation(testerBrandMutations(useApi(), useQueryClient()).remove());
  return (
    <RemoveDialog
      title={t('testerBrands.remove.title')}
      onRemove={() => removal.mutateAsync(brand.testerBrandId)}
      onDone={() => {
        announce(t('testerBrands.removed'));
        onClose();
      }}
      onClose={onClose}
      renderError={(error) => (
        <InlineAlert tone="error" role="alert">
          {say(error, 'testerBrands.error.other')}
        </InlineAlert>
      )}
    >
      {t('testerBrands.remove.text', { name: brand.name })}
    </RemoveDialog>
  );
}
