import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { useUgcText } from '../useUgcText.ts';
import { UgcForm } from './UgcForm.tsx';

/** Asks for UGC videos: `/campaign-self-service/ugc-video/add`. */
export function UgcAddScreen() {
  const { t } = useUgcText();
  return (
    <>
      <PageHead
        title={t('ugcRequests.form.add')}
        breadcrumbs={[{ label: t('ugcRequests.title'), href: brandPaths.ugcVideos() }]}
      />
      <UgcForm request={undefined} />
    </>
  );
}
