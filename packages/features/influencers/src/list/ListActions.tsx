import { PlusIcon, UploadSimpleIcon } from '@phosphor-icons/react';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';

/** How influencers come into the list. */
export function ListActions() {
  const t = useMessages(messages);
  return (
    <>
      <ImportButton />
      <HeadButton variant="solid" icon={PlusIcon} label={t('influencers.add')} href={staffPaths.influencerAdd()} />
    </>
  );
}

/** Leads to the import. */
export function ImportButton() {
  const t = useMessages(messages);
  return <HeadButton icon={UploadSimpleIcon} label={t('influencers.import')} href={staffPaths.influencerImport()} />;
}
