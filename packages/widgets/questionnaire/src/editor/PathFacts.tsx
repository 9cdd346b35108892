import { paths, questionsOf, type PathLength, type Questionnaire } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { messages } from '../messages.ts';
import * as css from './QuestionnaireEditor.css.ts';

/** How long the shortest and the longest way are, and what no way leads to. */
export function PathFacts({ definition }: { definition: Questionnaire }) {
  const t = useMessages(messages);
  const { shortest, longest, unreachable } = paths(definition);
  const numbers = questionsOf(definition).flatMap(({ id }, place) => (unreachable.includes(id) ? [place + 1] : []));
  const length = ({ questions, minutes }: PathLength) => (
    <>
      <strong className={css.factValue}>{t('questionnaireEditor.questions', { count: questions })}</strong>
      <span className={css.factNote}>{t('questionnaireEditor.minutes', { count: minutes })}</span>
    </>
  );
  return (
    <section className={css.part} aria-label={t('questionnaireEditor.paths')}>
      <Heading level={2} variant="section">
        {t('questionnaireEditor.paths')}
      </Heading>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.factName}>{t('questionnaireEditor.shortest')}</dt>
          <dd className={css.factWords}>{length(shortest)}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.factName}>{t('questionnaireEditor.longest')}</dt>
          <dd className={css.factWords}>{length(longest)}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.factName}>{t('questionnaireEditor.unreachable')}</dt>
          <dd className={css.factWords}>
            <strong className={css.factValue}>
              {t('questionnaireEditor.unreachableCount', { count: numbers.length })}
            </strong>
            <span className={css.factNote}>
              {numbers.length > 0
                ? t('questionnaireEditor.unreachableNumbers', { numbers: numbers.join(', ') })
                : t('questionnaireEditor.allPathsEnd')}
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
