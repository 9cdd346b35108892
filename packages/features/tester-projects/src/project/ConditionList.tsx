import { CheckCircleIcon, QuestionIcon, XCircleIcon } from '@phosphor-icons/react';
import type { TesterConditionFit, TesterProjectDetail } from '@resonanz/api-client/testerProjects';
import { labels, type LabelKey } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { questionsOf } from '@resonanz/domain/questionnaires';
import { MAX_MISSED_DEADLINES } from '@resonanz/domain/testerProjects';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useInLanguage } from '../useInLanguage.ts';
import { useRegionText } from '../useRegionText.ts';
import * as css from './projectPage.css.ts';

const ICONS = { met: CheckCircleIcon, notMet: XCircleIcon, unknown: QuestionIcon } as const;

/** What a test asks for in a condition, in words. */
function useAsked(project: TesterProjectDetail): (condition: TesterConditionFit['condition']) => string {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const regionText = useRegionText();
  const ages = (from: number | null, to: number | null): string => {
    if (from !== null && to !== null) return t('testerProjects.asks.ageBetween', { from, to });
    if (from !== null) return t('testerProjects.asks.ageFrom', { from });
    return to === null ? t('testerProjects.asks.nothing') : t('testerProjects.asks.ageTo', { to });
  };
  const { countries, federalStates, genders, minChildren, childAgeFrom, childAgeTo, category } = project;
  const asked = {
    age: () => ages(project.ageFrom, project.ageTo),
    region: () => {
      if (federalStates.length > 0) return regionText(federalStates);
      return countries.length > 0 ? regionText(countries) : t('testerProjects.asks.allRegions');
    },
    gender: () =>
      genders.length === 0
        ? t('testerProjects.asks.nothing')
        : genders.map((gender) => label(`gender.${gender}` satisfies LabelKey)).join(', '),
    children: () => {
      const count = t('testerProjects.asks.children', { count: minChildren ?? 0 });
      if (childAgeFrom === null && childAgeTo === null) return count;
      return `${count}, ${t('testerProjects.asks.childAge', { ages: ages(childAgeFrom, childAgeTo) })}`;
    },
    category: () =>
      t('testerProjects.asks.category', {
        category: textOr(lookup, lookupLabels, `testerCategory.${category ?? 0}`, '–'),
      }),
    deadlines: () => t('testerProjects.asks.deadlines', { count: MAX_MISSED_DEADLINES }),
  } as const;
  return (condition) => asked[condition]();
}

/** What the profile says about a condition, in words. */
function useOwn(): (fit: TesterConditionFit) => string {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const regionText = useRegionText();
  return ({ condition, own, fit }) => {
    if (condition === 'category') {
      if (fit === 'unknown') return t('testerProjects.own.missing');
      return t(own === null ? 'testerProjects.own.notChosen' : 'testerProjects.own.chosen');
    }
    if (own === null) return t('testerProjects.own.missing');
    const values = {
      age: () => own,
      region: () => regionText([own]),
      gender: () => textOr(label, labels, `gender.${own}`, own),
      children: () => t('testerProjects.own.children', { count: Number(own) }),
      deadlines: () => own,
    } as const;
    return t('testerProjects.own', { value: values[condition]() });
  };
}

interface ConditionListProps {
  project: TesterProjectDetail;
  /** For staff, who have no profile to compare with. */
  isPreview: boolean;
}

/** The conditions of a test with what the tester has of them, and the questions that decide the rest. */
export function ConditionList({ project, isPreview }: ConditionListProps) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  const asked = useAsked(project);
  const ownText = useOwn();
  const { screening } = project;
  const questions = screening
    ? questionsOf(screening.definition).filter(({ id }) => screening.deciding.includes(id))
    : [];
  return (
    <ul className={css.rows}>
      {project.conditions.map((fit) => (
        <li key={fit.condition} className={css.condition}>
          <span className={css.fitIcon[fit.fit]} role="img" aria-label={t(`testerProjects.fit.${fit.fit}`)}>
            <Icon icon={ICONS[fit.fit]} weight="fill" />
          </span>
          <Text as="strong" variant="denseStrong">
            {t(`testerProjects.condition.${fit.condition}`)}
          </Text>
          <span className={css.conditionText}>{asked(fit.condition)}</span>
          <span className={css.own}>{!isPreview && ownText(fit)}</span>
        </li>
      ))}
      {questions.map(({ id, text }) => (
        <li key={id} className={css.condition}>
          <span className={css.fitIcon.unknown} role="img" aria-label={t('testerProjects.fit.unknown')}>
            <Icon icon={QuestionIcon} />
          </span>
          <Text as="strong" variant="denseStrong">
            {inLanguage(text.de, text.en)}
          </Text>
          <span className={css.conditionText} />
          <span className={css.own}>
            <StatusTag tone="yellow" mark="half" label={t('testerProjects.asks.question')} />
          </span>
        </li>
      ))}
    </ul>
  );
}
