'use client';

import { formatDateTime, formatRelative } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Link } from '@resonanz/ui/Link';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { messages } from '../messages.ts';
import { Section } from '../Section/Section.tsx';
import * as css from './RecordAside.css.ts';

/** Something that happened to a record. */
export interface ActivityEntry {
  /** Identifies the entry. */
  readonly id: string;
  /** An instant as ISO text with Z. */
  readonly at: string;
  /** Who did it; null when the account is gone or the server did it by itself. */
  readonly who: string | null;
  /** What was done, in a few words. */
  readonly what: string;
  /** What was said or written with it. */
  readonly quote?: string | null;
}

/** Props of {@link Activity}. */
export interface ActivityProps {
  /** What happened, in any order; undefined while it is loading. */
  entries: readonly ActivityEntry[] | undefined;
  /** Where all of it is read; left out where nothing more can be read. */
  allHref?: string;
  /** The present moment; for pages that stand still, such as stories. */
  now?: Date;
}

const SHOWN = 8;

/** What happened to a record lately, the newest first. */
export function Activity({ entries, allHref, now = new Date() }: ActivityProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const latest = entries && [...entries].sort((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN);
  return (
    <Section
      title={t('records.activity')}
      action={
        allHref !== undefined &&
        latest !== undefined &&
        latest.length > 0 && (
          <Link variant="standalone" href={allHref}>
            {t('records.activity.all')}
          </Link>
        )
      }
    >
      {latest === undefined && <Skeleton />}
      {latest?.length === 0 && <EmptyState size="line" title={t('records.activity.none')} />}
      {latest !== undefined && latest.length > 0 && (
        <ol className={css.list}>
          {latest.map(({ id, at, who, what, quote }) => (
            <li key={id} className={css.item}>
              <span className={css.what}>
                <span className={css.who}>{who ?? t('records.history.nobody')}</span> {what}
              </span>
              <time className={css.when} dateTime={at} title={formatDateTime(at, language)}>
                {formatRelative(at, language, now)}
              </time>
              {quote && <blockquote className={css.quote}>{quote}</blockquote>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
