'use client';

import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { answerTo, type Answers } from '@resonanz/domain/questionnaires';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { fileIdsOf } from '../answers/AnswerProps.ts';
import { textIn } from '../language.ts';
import { messages } from '../messages.ts';
import { useTransfers } from '../uploads/useTransfers.ts';
import { draftAnswers } from './draftAnswers.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PageList } from './PageList.tsx';
import { PageProgress } from './PageProgress.tsx';
import { focusQuestion, QuestionBlock } from './QuestionBlock.tsx';
import * as css from './QuestionnaireRunner.css.ts';
import { RunnerFoot } from './RunnerFoot.tsx';
import type { QuestionnaireRunnerProps } from './RunnerProps.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { useDraft } from './useDraft.ts';
import { useIsOffline } from './useIsOffline.ts';
import { useRouteNews } from './useRouteNews.ts';
import { useRun } from './useRun.ts';
import { useSubmit } from './useSubmit.ts';

const ConfirmDialog = lazyComponent(async () => (await import('@resonanz/ui/AlertDialog')).AlertDialog);

const NO_ANSWERS: Answers = {};
const NO_FILES = [] as const;
const NO_ERRORS = {};

function Runner(props: QuestionnaireRunnerProps) {
  const {
    definition,
    title,
    defaultAnswers = NO_ANSWERS,
    isReadOnly = false,
    isLate = false,
    headingLevel = 1,
  } = props;
  const t = useMessages(messages);
  const { language } = useLanguage();
  const hasNoNetwork = useIsOffline();
  const isOffline = hasNoNetwork || props.isOffline === true;
  const root = useRef<HTMLDivElement>(null);
  const run = useRun(definition, defaultAnswers, isReadOnly);
  const { answers, pages, page, index } = run;
  const stored = props.savedAnswers ?? defaultAnswers;
  const draft = useDraft(
    useMemo(() => draftAnswers(definition, answers), [definition, answers]),
    isReadOnly ? undefined : props.onSave,
    {
      isOffline,
      savedAt: props.savedAt,
      saved: useMemo(() => draftAnswers(definition, stored), [definition, stored]),
      onKeep: isReadOnly ? undefined : props.onKeep,
    },
  );
  const failureText = t('questionnaireRunner.fileFailed');
  const { errorText } = props;
  const fileErrorText = useCallback((error: unknown) => errorText?.(error) ?? failureText, [errorText, failureText]);
  const { transfers, list } = useTransfers(
    props.upload,
    ({ id }, fileId) => run.setAnswer(id, (known) => [...fileIdsOf(known), fileId]),
    isOffline,
  );
  const uploading = list.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'paused').length;
  const news = useRouteNews(run.visibleCount, run.answers);
  const titleId = useId();

  // The heading of the page that is opened gets the focus; the first one leaves it where the app has put it.
  const shownPage = useRef(page?.id);
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (shownPage.current === page?.id) return;
    shownPage.current = page?.id;
    if (target.current) focusQuestion(root.current, target.current);
    else {
      const heading = root.current?.querySelector<HTMLElement>('[data-page-title] > :is(h1, h2, h3)');
      heading?.focus({ preventScroll: true });
      root.current?.scrollIntoView({ block: 'start' });
    }
    target.current = null;
  }, [page?.id]);

  const { onUnsavedChange } = props;
  const hasUnsaved = draft.unsaved > 0 || uploading > 0;
  useEffect(() => onUnsavedChange?.(hasUnsaved), [onUnsavedChange, hasUnsaved]);

  const openPage = (pageId: string) => {
    void draft.saveNow();
    run.goTo(pageId);
  };
  const openQuestion = (questionId: string) => {
    const at = pages.find(({ questions }) => questions.some(({ id }) => id === questionId));
    if (!at) return;
    if (at.id === page?.id) focusQuestion(root.current, questionId);
    else {
      target.current = questionId;
      run.goTo(at.id);
    }
  };
  /** Shows what is wrong on a page and goes to the first; true when nothing is. */
  const mayLeave = (): boolean => {
    if (!page) return true;
    const wrong = page.questions.find(({ id }) => Object.hasOwn(run.errors, id));
    if (!wrong) return true;
    run.check(page.id);
    openQuestion(wrong.id);
    return false;
  };
  const submit = useSubmit({
    definition,
    run,
    uploading,
    onSubmit: props.onSubmit,
    saveNow: draft.saveNow,
    openQuestion,
    errorText: (error) => errorText?.(error) ?? t('questionnaireRunner.failed'),
  });

  if (!page) return <EmptyState title={t('questionnaireRunner.empty')} />;
  if (submit.isDone) {
    return (
      <div className={css.thanks} role="status">
        <Heading level={headingLevel} variant="title">
          {t('questionnaireRunner.doneTitle')}
        </Heading>
        <p>{t('questionnaireRunner.done')}</p>
        {props.thanks}
      </div>
    );
  }
  const next = pages[index + 1];
  const before = pages[index - 1];
  const blockLevel = headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4;
  return (
    <div className={css.runner} ref={root}>
      <div className={css.side}>
        {props.asideStart && <div className={css.sidePart}>{props.asideStart}</div>}
        <PageList run={run} isReadOnly={isReadOnly} onOpen={({ id }) => openPage(id)} />
        {props.asideEnd && <div className={css.sidePart}>{props.asideEnd}</div>}
      </div>
      <section className={css.main} aria-labelledby={titleId}>
        {isOffline && !isReadOnly && (
          <div className={css.banner}>
            <InlineAlert tone="warning" role="status" title={t('questionnaireRunner.offlineTitle')}>
              {t(props.onSave && props.onKeep ? 'questionnaireRunner.offlineKept' : 'questionnaireRunner.offline')}
            </InlineAlert>
          </div>
        )}
        {isLate && !isReadOnly && (
          <div className={css.banner}>
            <InlineAlert tone="warning">{t('questionnaireRunner.late')}</InlineAlert>
          </div>
        )}
        <div className={css.head}>
          <div className={css.headWords} data-page-title>
            <p className={css.position}>
              {t('questionnaireRunner.titlePosition', { title, page: index + 1, count: pages.length })}
            </p>
            <Heading level={headingLevel} variant="title" id={titleId} isFocusTarget>
              {textIn(page.title, language)}
            </Heading>
            <PageProgress index={index} count={pages.length} />
          </div>
          {!isReadOnly && props.onSave && <SaveStatus draft={draft} isOffline={isOffline} />}
        </div>
        <ErrorSummary
          questions={page.questions}
          errors={run.isChecked ? run.shownErrors : NO_ERRORS}
          numbers={run.numbers}
          onOpen={openQuestion}
        />
        <div className={css.questions}>
          {page.questions.map((question) => (
            <QuestionBlock
              key={question.id}
              question={question}
              number={run.numbers.get(question.id) ?? 0}
              level={blockLevel}
              answer={answerTo(answers, question.id)}
              onAnswer={(answer) => run.setAnswer(question.id, answer)}
              onLeave={() => run.leaveQuestion(question.id)}
              error={run.shownErrors[question.id]}
              isReadOnly={isReadOnly}
              uploads={{
                transfers,
                list,
                files: props.files ?? NO_FILES,
                isOffline,
                errorText: fileErrorText,
                note: props.uploadNote?.(question),
                onRemove: props.onRemoveFile,
              }}
            />
          ))}
        </div>
        {submit.errorMessage !== undefined && (
          <div className={css.banner}>
            <InlineAlert tone="error" role="alert">
              {submit.errorMessage}
            </InlineAlert>
          </div>
        )}
        <RunnerFoot
          index={index}
          count={pages.length}
          uploading={uploading}
          isReadOnly={isReadOnly}
          onBack={() => before && openPage(before.id)}
          onNext={() => next && (isReadOnly || mayLeave()) && openPage(next.id)}
          onSubmit={() => mayLeave() && submit.ask()}
          onLater={props.onLater && (() => void draft.saveNow().then(props.onLater))}
        />
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </section>
      <ConfirmDialog
        isWanted={submit.isAsked}
        isOpen={submit.isAsked}
        onOpenChange={submit.setAsked}
        title={t('questionnaireRunner.confirmTitle')}
        confirmLabel={t('questionnaireRunner.confirmSubmit')}
        cancelLabel={t('questionnaireRunner.confirmCancel')}
        isPending={submit.isPending}
        pendingLabel={t('questionnaireRunner.pending')}
        onConfirm={() => void submit.send()}
      >
        {t('questionnaireRunner.confirm')}
      </ConfirmDialog>
    </div>
  );
}

/** A questionnaire to be answered page by page: branching, drafts that save themselves, uploads and what is missing. */
export function QuestionnaireRunner(props: QuestionnaireRunnerProps) {
  return (
    <div className={css.place}>
      <Runner key={props.version} {...props} />
    </div>
  );
}
