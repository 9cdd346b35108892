import { useMessages } from '@resonanz/i18n/react';
import { Drawer } from '@resonanz/ui/Drawer';
import { messages } from '../messages.ts';
import { BrandView } from './BrandView.tsx';

/** What the brand sees of a self-service campaign, beside the campaign. */
export function BrandViewDrawer({ campaignId, onClose }: { campaignId: number; onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={t('requests.self.brandView')}
      closeLabel={t('word.close')}
    >
      <BrandView campaignId={campaignId} />
    </Drawer>
  );
}
