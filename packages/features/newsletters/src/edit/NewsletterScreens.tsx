import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import type { LiveConnection } from '@resonanz/api-client/live';
import { followNewsletter, type Newsletter, newsletterQueries } from '@resonanz/api-client/newsletters';
import { useApi } from '@resonanz/api-client/react';
import { EditPage } from '@resonanz/app-frame/EditPage';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useHasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormLoading } from '@resonanz/records/FormParts';
import { useLiveRecord } from '@resonanz/session/live';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { PlanDialog } from '../dialogs/PlanDialog.tsx';
import { messages } from '../messages.ts';
import { useNewsletterActions } from '../useNewsletterActions.ts';
import { NewsletterView } from '../view/NewsletterView.tsx';
import { STATE_MARKS, subjectFor } from '../words.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

/** Adds a newsletter: `/news-letter/add`. */
export function NewsletterAddScreen() {
  const t = useMessages(messages);
  const [mayAdd, mayEdit] = [useMay('Testerworld Dashboard', 'add'), useMay('Testerworld Dashboard', 'edit')];
  const { data: templates } = useQuery(newsletterQueries(useApi()).templateChoices());
  const form = templates ? (
    <NewsletterForm newsletter={undefined} templates={templates} onReload={() => {}} onSaved={() => {}} />
  ) : (
    <FormLoading label={t('newsletters.loading')} />
  );
  return (
    <>
      <PageHead
        title={t('newsletters.add')}
        breadcrumbs={[{ label: t('newsletters.title'), href: staffPaths.newsletter() }]}
      />
      {mayAdd && mayEdit ? form : <ForbiddenState />}
    </>
  );
}

/** Keeps the page true while the newsletter is being sent. */
function useFollowedNewsletter(newsletterId: number): void {
  const queryClient = useQueryClient();
  useLiveRecord(
    newsletterId,
    useCallback((live: LiveConnection, id: number) => followNewsletter(live, queryClient, id), [queryClient]),
  );
}

/** What can be done with the newsletter as it is stored. */
function Actions({ newsletter }: { newsletter: Newsletter }) {
  const { t, move, copy } = useNewsletterActions();
  const navigate = useNavigate();
  const [isPlanned, setPlanned] = useState(false);
  // What is only entered would not be sent.
  const isUnsaved = useHasUnsavedChanges();
  const [mayAdd, mayEdit] = [useMay('Testerworld Dashboard', 'add'), useMay('Testerworld Dashboard', 'edit')];
  const { state, newsletterId } = newsletter;
  return (
    <>
      {mayAdd && (
        <Button
          onPress={() =>
            void copy(newsletterId, (id) => void navigate(staffPaths.newsletterView({ newsletterId: id })))
          }
        >
          {t('newsletters.copy')}
        </Button>
      )}
      {mayEdit && state === 'scheduled' && (
        <Button onPress={() => void move(newsletter, 'draft')}>{t('newsletters.move.draft')}</Button>
      )}
      {mayEdit && state === 'sending' && (
        <Button tone="danger" onPress={() => void move(newsletter, 'failed')}>
          {t('newsletters.move.failed')}
        </Button>
      )}
      {mayEdit && isUnsaved && <Text tone="secondary">{t('newsletters.plan.saveFirst')}</Text>}
      {mayEdit && (state === 'draft' || state === 'failed') && (
        <Button variant="solid" isDisabled={isUnsaved} onPress={() => setPlanned(true)}>
          {t('newsletters.plan')}
        </Button>
      )}
      {isPlanned && <PlanDialog newsletterId={newsletterId} onClose={() => setPlanned(false)} />}
    </>
  );
}

/** A newsletter: the form of a draft, else figures and mail. `/news-letter/{newsletterId}`. */
export function NewsletterScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const newsletterId = Number(useParams()['newsletterId']);
  const client = useApi();
  const query = useQuery(newsletterQueries(client).one(newsletterId));
  const { data: templates } = useQuery(newsletterQueries(client).templateChoices());
  const mayEdit = useMay('Testerworld Dashboard', 'edit');
  const { data: newsletter } = query;
  // A saved draft is a form of its own, so that nothing counts as unsaved.
  const [saved, setSaved] = useState(0);
  const isUnsaved = useHasUnsavedChanges();
  useFollowedNewsletter(newsletterId);
  const subject = newsletter && (subjectFor(newsletter, language) || t('newsletters.noSubject'));
  return (
    <EditPage
      title={subject ?? t('newsletters.newsletter')}
      list={{ label: t('newsletters.title'), href: staffPaths.newsletter() }}
      record={subject === undefined ? undefined : { label: subject }}
      tag={
        newsletter && (
          <StatusTag {...STATE_MARKS[newsletter.state]} label={t(`newsletters.state.${newsletter.state}`)} />
        )
      }
      actions={newsletter && <Actions newsletter={newsletter} />}
      failure={pageFailure(query)}
      missingText={t('newsletters.notFound')}
      failedText={t('newsletters.failed')}
      onRead={query.refetch}
    >
      {(onReload) => {
        if (!newsletter || !templates) return <FormLoading label={t('newsletters.loading')} />;
        // What was entered stays when somebody sends the draft meanwhile; saving says so.
        const isDraft = newsletter.state === 'draft' || isUnsaved;
        if (!isDraft || !mayEdit) return <NewsletterView newsletter={newsletter} />;
        return (
          <NewsletterForm
            key={saved}
            newsletter={newsletter}
            templates={templates}
            onReload={onReload}
            onSaved={() => setSaved((before) => before + 1)}
          />
        );
      }}
    </EditPage>
  );
}
