import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { formatDateTime, formatRelative } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import * as css from './ChangeHistory.css.ts';
import type { ChangeLine } from './ChangeHistory.tsx';

/** How the fields and values of a history are said. */
export interface ChangeWords<Line extends ChangeLine> {
  /** The field's name in the language of the page. */
  fieldLabel: (field: string, line: Line) => string;
  /** A value in words; undefined for those that speak for themselves: texts, numbers, yes and no, lists of them. */
  valueText?: (field: string, value: unknown, line: Line) => string | undefined;
  /** Which of several records it happened to, for example the channel. */
  subjectText?: (line: Line) => string | undefined;
  /** The present moment; for pages that stand still, such as stories. */
  now?: Date;
}

interface ChangeLineItemProps<Line extends ChangeLine> extends ChangeWords<Line> {
  line: Line;
}

/** One moment of a history. */
export function ChangeLineItem<Line extends ChangeLine>({
  line,
  fieldLabel,
  valueText,
  subjectText,
  now = new Date(),
}: ChangeLineItemProps<Line>) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const plain = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('records.history.nothing');
    if (typeof value === 'boolean') return t(value ? 'records.history.yes' : 'records.history.no');
    if (typeof value === 'number') return formatNumber(value, language);
    if (typeof value === 'object') return JSON.stringify(value);
    return String(value);
  };
  const say = (field: string, value: unknown): string => {
    const words = value === null || value === undefined ? undefined : valueText?.(field, value, line);
    if (words !== undefined) return words;
    if (!Array.isArray(value)) return plain(value);
    return value.length === 0 ? plain(null) : value.map(plain).join(', ');
  };
  const subject = subjectText?.(line);
  return (
    <li className={css.line}>
      <div className={css.head}>
        <span className={css.who}>{line.userName ?? t('records.history.nobody')}</span>
        <span>{t(`records.history.action.${line.action}`)}</span>
        {subject !== undefined && <span>{subject}</span>}
        <time dateTime={line.at} title={formatDateTime(line.at, language)}>
          {formatRelative(line.at, language, now)}
        </time>
      </div>
      {line.changes.length > 0 && (
        <dl className={css.changes}>
          {line.changes.map(({ field, before, after, masked }) => (
            <div key={field} className={css.change}>
              <dt className={css.field}>{fieldLabel(field, line)}</dt>
              <dd className={css.values}>
                {masked ? (
                  t('records.history.masked')
                ) : (
                  <>
                    {line.action !== HISTORY_ACTION.add && (
                      <>
                        <VisuallyHidden>{t('records.history.before')}</VisuallyHidden>{' '}
                        <del className={css.before}>{say(field, before)}</del> <span aria-hidden="true">→</span>{' '}
                        <VisuallyHidden>{t('records.history.after')}</VisuallyHidden>{' '}
                      </>
                    )}
                    <ins className={css.after}>{say(field, after)}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {line.reason !== null && <p className={css.reason}>{t('records.history.reason', { reason: line.reason })}</p>}
    </li>
  );
}
