import { type ReactNode, useId } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from './Widget.css.ts';

/** Rows of a widget and the number of all, where that is known. */
export interface Section<Row> {
  readonly rows: readonly Row[];
  readonly total: number | null;
}

interface WidgetProps<Row> {
  title: string;
  /** undefined while it is loading; `failed` when it could not be. */
  section: Section<Row> | 'failed' | undefined;
  /** Where all of them are; left out where they are all here. */
  allHref?: string;
  keyOf: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
}

const LINES = ['80%', '60%', '70%'];

function Rows<Row>({ section, keyOf, children }: Pick<WidgetProps<Row>, 'section' | 'keyOf' | 'children'>) {
  const t = useMessages(messages);
  if (section === undefined) {
    return (
      <div className={css.body}>
        <Stack space={5}>
          {LINES.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </div>
    );
  }
  // A failed widget is as quiet as an empty one; the page says once that loading failed.
  if (section === 'failed' || section.rows.length === 0) {
    return (
      <div className={css.body}>
        <EmptyState size="line" title={t('workOverview.empty')} />
      </div>
    );
  }
  return (
    <ul className={css.rows}>
      {section.rows.map((row) => (
        <li key={keyOf(row)} className={css.row}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

/** One widget: a title with the number of all, at most some rows, and the way to all of them. */
export function Widget<Row>({ title, section, allHref, keyOf, children }: WidgetProps<Row>) {
  const t = useMessages(messages);
  const id = useId();
  const total = section === undefined || section === 'failed' ? null : section.total;
  return (
    <section className={css.widget} aria-labelledby={id} aria-busy={section === undefined}>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={2} variant="subsection" id={id}>
            {title}
          </Heading>
          {total !== null && (
            <Text tone="secondary" isTabular>
              {total}
            </Text>
          )}
        </div>
        {allHref !== undefined && (total ?? 0) > 0 && (
          <Link variant="standalone" href={allHref} aria-label={t('workOverview.showAllOf', { widget: title })}>
            {t('workOverview.showAll')}
          </Link>
        )}
      </div>
      <Rows section={section} keyOf={keyOf}>
        {children}
      </Rows>
    </section>
  );
}
