'use client';

import type { ReactNode } from 'react';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { Section } from '../Section/Section.tsx';
import { TitleLink } from '../TitleLink/TitleLink.tsx';
import * as css from './RecordAside.css.ts';

/** Something that has to be done for a record. */
export interface NextStep {
  /** Identifies the step. */
  readonly id: string;
  /** What is to be done. */
  readonly title: string;
  /** Where it is done. */
  readonly href?: string;
  /** Calendar date it is due on; null where there is none. */
  readonly dueDate: string | null;
  /** Who does it, or what it belongs to. */
  readonly note?: string | null;
}

/** Props of {@link NextSteps}. */
export interface NextStepsProps {
  /** The steps in any order; undefined while they are loading. */
  steps: readonly NextStep[] | undefined;
  /** A control beside the title, for example one that adds a to-do. */
  action?: ReactNode;
  /** The present moment; for pages that stand still, such as stories. */
  now?: Date;
}

const byDay = (one: NextStep, other: NextStep) => (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999');

/** What has to be done for a record, that which is due first before the rest. */
export function NextSteps({ steps, action, now = new Date() }: NextStepsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const today = berlinDay(now);
  return (
    <Section title={t('records.steps')} action={action}>
      {steps === undefined && <Skeleton />}
      {steps?.length === 0 && <EmptyState size="line" title={t('records.steps.none')} />}
      {steps !== undefined && steps.length > 0 && (
        <ol className={css.list}>
          {[...steps].sort(byDay).map(({ id, title, href, dueDate, note }) => (
            <li key={id} className={css.item}>
              {href === undefined ? (
                <Text variant="densityStrong">{title}</Text>
              ) : (
                <TitleLink href={href}>{title}</TitleLink>
              )}
              <span className={css.end}>
                {dueDate !== null && dueDate < today && <StatusTag tone="red" label={t('records.steps.overdue')} />}
                {dueDate === today && <StatusTag tone="yellow" label={t('records.steps.today')} />}
                {dueDate !== null && dueDate !== today && (
                  <span className={css.when}>{formatDate(dueDate, language)}</span>
                )}
              </span>
              {note && <span className={css.below}>{note}</span>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
