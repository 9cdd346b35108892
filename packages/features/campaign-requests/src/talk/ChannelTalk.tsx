import { ChatTextIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Drawer } from '@resonanz/ui/Drawer';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';

const RequestTalk = lazy(async () => ({ default: (await import('./RequestTalk.tsx')).RequestTalk }));

interface ChannelTalkProps {
  channel: { readonly compaignInfluencerId: number; readonly name: string; readonly comments: number };
  /** Answers lead back to IMA active. */
  isInImaActive?: boolean;
}

/** Opens what brand and agency write about a channel, beside the page. */
export function ChannelTalk({ channel: { compaignInfluencerId, name, comments }, isInImaActive = false }: ChannelTalkProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.flush}>
      <Button variant="quiet" iconStart={ChatTextIcon} aria-label={t('campaignRequests.talk.openName', { name, count: comments })} onPress={() => setOpen(true)}>
        {t('campaignRequests.talk.open', { count: comments })}
      </Button>
      {isOpen && (
        <Drawer isOpen onOpenChange={setOpen} width="wide" title={t('campaignRequests.talk.channel', { name })} closeLabel={t('campaignRequests.close')}>
          <Suspense>
            <RequestTalk thread={{ compaignInfluencerId, isInImaActive }} title={t('campaignRequests.talk.title')} headingLevel={3} />
          </Suspense>
        </Drawer>
      )}
    </div>
  );
}
