import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Text } from '@resonanz/ui/Text';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { isForbidden } from '../isForbidden.ts';
import type { PagedQuery } from '../PagedTable/PagedTable.tsx';
import * as css from './Board.css.ts';
import { messages } from './messages.ts';

/** A card as it is drawn. */
export interface BoardCard {
  readonly id: number;
  readonly name: string;
  readonly words: ReactNode;
  readonly menu: ReactNode;
}

interface ColumnPartProps {
  title: string;
  query: PagedQuery<unknown>;
  /** What the records come to. */
  sum: ReactNode;
  /** The cards of the column, those of a change under way included. */
  cards: readonly BoardCard[];
  /** Whether the card that is dragged may come here. */
  takes: boolean;
  onDrop: () => void;
  /** Called with the card that is dragged, and with null when it is let go; without it nothing can be dragged. */
  onDrag: ((cardId: number | null) => void) | undefined;
}

function Card({ card: { id, name, words, menu }, onDrag }: { card: BoardCard } & Pick<ColumnPartProps, 'onDrag'>) {
  return (
    // Dragging is for the pointer; the menu of the card does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu stands in for it.
    <li
      className={css.card}
      data-card={id}
      draggable={onDrag !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag?.(id);
      }}
      onDragEnd={() => onDrag?.(null)}
    >
      <div className={css.words}>{words}</div>
      {menu}
    </li>
  );
}

function Cards({
  query: { data, error, refetch },
  cards,
  onDrag,
}: Pick<ColumnPartProps, 'query' | 'cards' | 'onDrag'>) {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  if (isForbidden(error)) return <EmptyState size="line" title={t('records.board.denied')} />;
  if (error && !data) {
    return (
      <LoadFailure reloadLabel={t('records.board.reload')} onReload={() => void refetch()}>
        {t('records.board.failed')}
      </LoadFailure>
    );
  }
  if (!data) {
    return (
      <>
        <VisuallyHidden role="status">{t('records.board.loading')}</VisuallyHidden>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </>
    );
  }
  const { content, totalElements } = data;
  if (cards.length === 0)
    return <EmptyState size="line" title={t(onDrag && !isPhone ? 'records.board.emptyDrop' : 'records.board.empty')} />;
  return (
    <>
      <ul className={css.cards}>
        {cards.map((card) => (
          <Card key={card.id} card={card} onDrag={onDrag} />
        ))}
      </ul>
      {totalElements > content.length && (
        <Text variant="caption" tone="secondary">
          {t('records.board.more', { count: totalElements - content.length })}
        </Text>
      )}
    </>
  );
}

/** One column of a board; a card that may come here can be dropped anywhere on it. */
export function ColumnPart({ title, query, sum, cards, takes, onDrop, onDrag }: ColumnPartProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    // Takes what the pointer drops; the menu of the card does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu stands in for it.
    <section
      className={css.column}
      aria-labelledby={id}
      data-takes={takes || undefined}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <div className={css.head}>
        <Heading level={2} variant="subsection" id={id}>
          {title}
        </Heading>
        {query.data && (
          <Text tone="secondary" isTabular>
            {query.data.totalElements}
          </Text>
        )}
        {sum && <div className={css.sum}>{sum}</div>}
      </div>
      <Cards query={query} cards={cards} onDrag={onDrag} />
    </section>
  );
}
