import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { newsletterQueries } from '@resonanz/api-client/newsletters';
import { useApi } from '@resonanz/api-client/react';
import { EditPage } from '@resonanz/app-frame/EditPage';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { messages } from '../messages.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** Adds a template: `/news-letter-template/add`. */
export function TemplateAddScreen() {
  const t = useMessages(messages);
  const [mayAdd, mayEdit] = [useMay('Testerworld Dashboard', 'add'), useMay('Testerworld Dashboard', 'edit')];
  return (
    <>
      <PageHead
        title={t('newsletterTemplates.add')}
        breadcrumbs={[{ label: t('newsletterTemplates.title'), href: staffPaths.newsletterTemplate() }]}
      />
      {mayAdd && mayEdit ? <TemplateForm template={undefined} onReload={() => {}} /> : <ForbiddenState />}
    </>
  );
}

/** Changes a template: `/news-letter-template/{newsletterTemplateId}/edit`. */
export function TemplateEditScreen() {
  const t = useMessages(messages);
  const newsletterTemplateId = Number(useParams()['newsletterTemplateId']);
  const mayEdit = useMay('Testerworld Dashboard', 'edit');
  const query = useQuery(newsletterQueries(useApi()).template(newsletterTemplateId));
  const { data: template } = query;
  return (
    <EditPage
      title={t('newsletterTemplates.edit')}
      list={{ label: t('newsletterTemplates.title'), href: staffPaths.newsletterTemplate() }}
      record={template && { label: template.tempName }}
      failure={mayEdit ? pageFailure(query) : 'forbidden'}
      missingText={t('newsletterTemplates.notFound')}
      failedText={t('newsletterTemplates.failed')}
      onRead={query.refetch}
    >
      {(onReload) =>
        template ? (
          <TemplateForm template={template} onReload={onReload} />
        ) : (
          <FormLoading label={t('newsletters.loading')} />
        )
      }
    </EditPage>
  );
}
