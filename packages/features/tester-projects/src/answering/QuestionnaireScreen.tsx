import { ArrowLeftIcon, ShieldCheckIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { testerProjectQueries, type TesterQuestionnaire } from '@resonanz/api-client/testerProjects';
import { testerPaths } from '@resonanz/domain/paths';
import { maxFilesOf } from '@resonanz/domain/questionnaires';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { QuestionnaireRunner } from '@resonanz/questionnaire/QuestionnaireRunner';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { daysUntil } from '../days.ts';
import { messages } from '../messages.ts';
import { PageState } from '../PageState.tsx';
import { useInLanguage } from '../useInLanguage.ts';
import * as css from './answering.css.ts';
import { useAnswers } from './useAnswers.ts';

/** Which test the questionnaire belongs to. */
function AsideStart({ questionnaire }: { questionnaire: TesterQuestionnaire }) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  const { picture, applicationId } = questionnaire;
  return (
    <Stack space={6}>
      <Link variant="standalone" iconStart={ArrowLeftIcon} href={testerPaths.myProject({ applicationId })}>
        {t('testerProjects.mine.title')}
      </Link>
      <div className={css.product}>
        {picture === null ? <span className={css.picture} /> : <img className={css.picture} src={picture} alt="" />}
        <div>
          <Text as="p" variant="denseStrong">
            {inLanguage(questionnaire.projectTitleDe, questionnaire.projectTitleEn)}
          </Text>
          <Text as="p" variant="caption" tone="muted">
            {questionnaire.brandName}
          </Text>
        </div>
      </div>
    </Stack>
  );
}

/** Until when it is answered, and what it brings. */
function AsideEnd({ questionnaire }: { questionnaire: TesterQuestionnaire }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { dueOn, pointsByEvent } = questionnaire;
  const days = dueOn === null ? 0 : daysUntil(dueOn);
  const pointsOf = (event: string) => pointsByEvent.find((row) => row.event === event)?.points;
  const [questionnairePoints, videoPoints] = [pointsOf('questionnaire'), pointsOf('videoReview')];
  return (
    <Stack space={6}>
      <div>
        <Text as="p" variant="micro" tone="muted">
          {t('testerProjects.answer.deadline')}
        </Text>
        <Text as="p" variant="dense">
          {dueOn === null
            ? t('testerProjects.answer.noDeadline')
            : `${formatDate(dueOn, language)}, ${
                days < 0 ? t('testerProjects.answer.dueOver') : t('testerProjects.answer.daysLeft', { days })
              }`}
        </Text>
      </div>
      <div>
        <Text as="p" variant="micro" tone="muted">
          {t('testerProjects.answer.reward')}
        </Text>
        {questionnairePoints !== undefined && (
          <Text as="p" variant="dense">
            {t('testerProjects.answer.rewardQuestionnaire', { points: questionnairePoints })}
          </Text>
        )}
        {videoPoints !== undefined && (
          <Text as="p" variant="dense">
            {t('testerProjects.answer.rewardVideo', { points: videoPoints })}
          </Text>
        )}
      </div>
      <Inline space={4}>
        <Icon icon={ShieldCheckIcon} size="small" />
        <Text variant="caption" tone="muted">
          {t('testerProjects.answer.honest')}
        </Text>
      </Inline>
    </Stack>
  );
}

interface AnsweringProps {
  questionnaire: TesterQuestionnaire;
  /** Reads what the server has and begins with it; `onRead` is called once that is there. */
  onReload: (onRead: () => void) => void;
}

function Answering({ questionnaire, onReload }: AnsweringProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const navigate = useNavigate();
  const run = useAnswers(questionnaire);
  const { applicationId, window } = questionnaire;
  const back = testerPaths.myProject({ applicationId });
  // Answers to questions that remain go on from the device with the new version.
  const isNewVersion = run.interruption === 'questionnaireChanged';
  return (
    <>
      {run.interruption !== undefined && (
        <div className={css.notice}>
          <InlineAlert
            tone="warning"
            role="alert"
            action={
              <Inline space={3}>
                {run.saveOver && <Button onPress={run.saveOver}>{t('testerProjects.answer.keepMine')}</Button>}
                <Button onPress={() => onReload(isNewVersion ? () => {} : run.forget)}>
                  {t(isNewVersion ? 'testerProjects.answer.loadNew' : 'testerProjects.answer.reload')}
                </Button>
              </Inline>
            }
          >
            {t(`testerProjects.error.${run.interruption}`)}
          </InlineAlert>
        </div>
      )}
      {run.isRestored && window !== 'sent' && (
        <div className={css.notice}>
          <InlineAlert tone="info">{t('testerProjects.answer.restored')}</InlineAlert>
        </div>
      )}
      <QuestionnaireRunner
        definition={questionnaire.definition}
        version={questionnaire.version}
        title={t('testerProjects.answer.title', { position: questionnaire.position })}
        defaultAnswers={run.answers}
        files={questionnaire.files.map(({ fileId, name, size, contentType, url }) => ({
          fileId,
          name,
          size,
          ...(contentType.startsWith('image/') && { previewUrl: url }),
        }))}
        savedAnswers={questionnaire.answers}
        isOffline={run.isOffline}
        onKeep={run.onKeep}
        onSave={run.onSave}
        onRemoveFile={run.onRemoveFile}
        {...(questionnaire.updatedAt !== null && { savedAt: new Date(questionnaire.updatedAt) })}
        onSubmit={run.onSubmit}
        onLater={() => void navigate(back)}
        upload={run.upload}
        errorText={(error) =>
          run.interruption === undefined
            ? say(error, 'testerProjects.error.other')
            : t(`testerProjects.error.${run.interruption}`)
        }
        isLate={window === 'late'}
        isReadOnly={window === 'sent'}
        asideStart={<AsideStart questionnaire={questionnaire} />}
        asideEnd={<AsideEnd questionnaire={questionnaire} />}
        uploadNote={(question) =>
          maxFilesOf(question) > 0 &&
          window !== 'sent' && (
            <Checkbox isSelected={run.allowsMedia} onChange={run.setAllowsMedia}>
              {t('testerProjects.answer.allowMedia', { brand: questionnaire.brandName })}
            </Checkbox>
          )
        }
        thanks={
          <Stack space={6}>
            {run.sent && <p>{t('testerProjects.answer.points', { points: run.sent.points })}</p>}
            <Link href={back}>{t('testerProjects.answer.back')}</Link>
          </Stack>
        }
      />
    </>
  );
}

/** A questionnaire of a test, page by page; answers are saved as they are written, also without a network. */
export function QuestionnaireScreen() {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  const params = useParams();
  const ref = { applicationId: Number(params['applicationId']), questionnaireId: Number(params['questionnaireId']) };
  const query = useQuery(testerProjectQueries(useApi()).questionnaire(ref));
  const [round, setRound] = useState(0);
  const { data, error, refetch } = query;
  async function reload(onRead: () => void): Promise<void> {
    const { isSuccess } = await refetch();
    if (!isSuccess) return;
    onRead();
    setRound((before) => before + 1);
  }
  const back = { href: testerPaths.myProjects(), label: t('testerProjects.allMine') };
  const isShut = isApiError(error, 'conflict');
  if (data && !isShut) {
    return (
      <>
        <title>{`${inLanguage(data.titleDe, data.titleEn)} · Resonanz`}</title>
        <Answering
          key={`${ref.applicationId} ${ref.questionnaireId} ${data.version} ${round}`}
          questionnaire={data}
          onReload={(onRead) => void reload(onRead)}
        />
      </>
    );
  }
  if (isShut) {
    const isClosed = error.errorKey === 'questionnaireClosed';
    return (
      <EmptyState
        title={t(isClosed ? 'testerProjects.answer.closed' : 'testerProjects.answer.notOpen')}
        size="page"
        headingLevel={1}
        action={
          <Link href={testerPaths.myProject({ applicationId: ref.applicationId })}>
            {t('testerProjects.answer.back')}
          </Link>
        }
      />
    );
  }
  return (
    <PageState
      query={query}
      title={t('testerProjects.step.questionnaire')}
      failed={t('testerProjects.answer.failed')}
      gone={t('testerProjects.answer.closed')}
      goneText={t('testerProjects.answer.goneText')}
      back={back}
    />
  );
}
