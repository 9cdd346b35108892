import { InfoIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import {
  answerTo,
  questionsOf,
  visibleQuestions,
  type Answer,
  type Answers,
  type Questionnaire,
} from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { textIn } from '../language.ts';
import { messages } from '../messages.ts';
import { PageProgress } from '../runner/PageProgress.tsx';
import { QuestionBlock } from '../runner/QuestionBlock.tsx';
import * as runner from '../runner/QuestionnaireRunner.css.ts';
import { useTransfers } from '../uploads/useTransfers.ts';
import * as css from './Preview.css.ts';

interface PreviewProps {
  definition: Questionnaire;
  title: string;
  language: Language;
  /** The page to be shown; another one is followed. */
  pageId: string | undefined;
}

const DEVICES = ['phone', 'desktop'] as const;
const NO_ANSWERS: Answers = {};
const NO_FILES = [] as const;
const neverUploads = () => Promise.reject(new Error('A preview uploads nothing.'));

interface PreviewPageProps extends Omit<PreviewProps, 'pageId'> {
  index: number;
  answers: Answers;
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  onOpen: (index: number) => void;
}

/** A page as testers see it; what branching skips stays to be seen, marked. */
function PreviewPage({ definition, title, language, index, answers, onAnswer, onOpen }: PreviewPageProps) {
  const t = useMessages(messages);
  const { transfers, list } = useTransfers(neverUploads, () => {}, true);
  const page = definition.pages[index];
  const visible = new Set(visibleQuestions(definition, answers));
  const numbers = new Map(questionsOf(definition).map(({ id }, place) => [id, place + 1] as const));
  const open = definition.pages.map(({ questions }) => questions.some((question) => visible.has(question)));
  const next = open.findIndex((isOpen, place) => isOpen && place > index);
  const before = open.findLastIndex((isOpen, place) => isOpen && place < index);
  if (!page) return <p className={css.empty}>{t('questionnaireRunner.empty')}</p>;
  return (
    <div className={runner.place}>
      <div className={runner.head}>
        <div className={runner.headWords}>
          <p className={runner.position}>
            {t('questionnaireRunner.titlePosition', { title, page: index + 1, count: definition.pages.length })}
          </p>
          <Heading level={3} variant="section">
            <span lang={language}>{textIn(page.title, language) || t('questionnaireEditor.untitledPage')}</span>
          </Heading>
          <PageProgress index={index} count={definition.pages.length} />
        </div>
      </div>
      {page.questions.map((question) =>
        visible.has(question) ? (
          <QuestionBlock
            key={`${question.id} ${question.type}`}
            question={question}
            number={numbers.get(question.id) ?? 0}
            level={4}
            textLanguage={language}
            answer={answerTo(answers, question.id)}
            onAnswer={(answer) => onAnswer(question.id, answer)}
            onLeave={() => {}}
            error={undefined}
            isReadOnly={false}
            uploads={{
              transfers,
              list,
              files: NO_FILES,
              isOffline: false,
              errorText: () => t('questionnaireEditor.previewUploads'),
              note: null,
              onRemove: undefined,
            }}
          />
        ) : (
          <div key={question.id} className={css.gone}>
            <span className={css.goneNumber}>{numbers.get(question.id)}</span>
            <span className={css.goneWords} lang={language}>
              {textIn(question.text, language)}
            </span>
            <StatusTag tone="gray" mark="square" label={t('questionnaireEditor.skipped')} />
          </div>
        ),
      )}
      <div className={css.foot}>
        {before >= 0 && (
          <Button size="large" onPress={() => onOpen(before)}>
            {t('questionnaireRunner.back')}
          </Button>
        )}
        <span className={css.onward}>
          {next >= 0 ? (
            <Button variant="solid" size="large" isFullWidth onPress={() => onOpen(next)}>
              {t('questionnaireRunner.next', { page: next + 1 })}
            </Button>
          ) : (
            <Button variant="solid" size="large" isFullWidth isDisabled>
              {t('questionnaireRunner.submit')}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

/** What testers will see, to be answered: the way to try out branching. */
export function Preview({ definition, title, language, pageId }: PreviewProps) {
  const t = useMessages(messages);
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('phone');
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [followed, setFollowed] = useState(pageId);
  const [shownId, setShownId] = useState(pageId);
  if (followed !== pageId) {
    setFollowed(pageId);
    setShownId(pageId);
  }
  const index = Math.max(
    definition.pages.findIndex(({ id }) => id === shownId),
    0,
  );
  const skipped = questionsOf(definition).length - visibleQuestions(definition, answers).length;
  const hasAnswers = Object.keys(answers).length > 0;
  return (
    <section className={css.preview} aria-label={t('questionnaireEditor.preview')}>
      <div className={css.head}>
        <span className={css.grow}>
          <Heading level={2} variant="section">
            {t('questionnaireEditor.preview')}
          </Heading>
        </span>
        <SegmentedControl
          label={t('questionnaireEditor.device')}
          value={device}
          onChange={setDevice}
          items={DEVICES.map((value) => ({ value, label: t(`questionnaireEditor.device.${value}`) }))}
        />
      </div>
      <div className={device === 'phone' ? css.phone : css.desktop}>
        <PreviewPage
          definition={definition}
          title={title}
          language={language}
          index={index}
          answers={answers}
          onAnswer={(questionId, answer) =>
            setAnswers((known) => {
              const { [questionId]: _before, ...others } = known;
              return answer === undefined ? others : { ...others, [questionId]: answer };
            })
          }
          onOpen={(place) => setShownId(definition.pages[place]?.id)}
        />
      </div>
      <div className={css.note}>
        <Icon icon={InfoIcon} size="small" />
        <span>
          {t('questionnaireEditor.previewHint')}{' '}
          <span role="status">{hasAnswers && t('questionnaireEditor.skippedCount', { count: skipped })}</span>
        </span>
      </div>
      {hasAnswers && (
        <div className={css.reset}>
          <Button variant="quiet" onPress={() => setAnswers(NO_ANSWERS)}>
            {t('questionnaireEditor.resetPreview')}
          </Button>
        </div>
      )}
    </section>
  );
}
