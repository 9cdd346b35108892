import { ArrowDownIcon, ArrowUpIcon, DotsSixVerticalIcon } from '@phosphor-icons/react';
import { useRef, useState } from 'react';
import type { QuestionOption } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Field, useField } from '@resonanz/ui/Field';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { optionText } from '../language.ts';
import { messages } from '../messages.ts';
import { moved } from '../moved.ts';
import { fieldProps, idsOf, type AnswerProps } from './AnswerProps.ts';
import * as css from './RankingAnswer.css.ts';

/** The options in the order of an answer; what it does not rank follows as it is defined. */
function inOrder(options: readonly QuestionOption[], ids: readonly string[]): readonly QuestionOption[] {
  const ranked = ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return [...ranked, ...options.filter(({ id }) => !ids.includes(id))];
}

/** Options brought into an order, by buttons or by dragging. */
export function RankingAnswer(props: AnswerProps) {
  const { question, language, answer, onAnswer, isReadOnly } = props;
  const t = useMessages(messages);
  const shown = fieldProps(props);
  const field = useField(shown);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const options = inOrder(question.options ?? [], idsOf(answer));
  const ids = options.map(({ id }) => id);
  const isRanked = idsOf(answer).length === ids.length;

  function move(from: number, to: number): void {
    const option = options[from];
    if (!option || to < 0 || to >= ids.length || from === to) return;
    onAnswer(moved(ids, from, to));
    setNews(
      t('questionnaireRunner.ranked', {
        name: optionText(t, option, from, language),
        place: to + 1,
        count: ids.length,
      }),
    );
  }
  /** The row keeps the focus; at an end of the list its other button takes it. */
  function step(from: number, by: 1 | -1): void {
    const to = from + by;
    move(from, to);
    const isAtEnd = to === 0 || to === ids.length - 1;
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll('button');
      const wanted = by === -1 ? 0 : 1;
      buttons?.[isAtEnd ? 1 - wanted : wanted]?.focus();
    });
  }

  return (
    <Field field={field} group={{ role: 'group' }}>
      <ol ref={list} className={css.list} {...field.stateProps} data-ranked={isRanked || undefined}>
        {options.map((option, place) => {
          const { id } = option;
          const name = optionText(t, option, place, language);
          return (
            // Dragging is for the pointer; the buttons of the row do the same by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons stand in for it.
            <li
              key={id}
              className={css.row}
              draggable={!isReadOnly}
              data-dragged={dragged === place || undefined}
              data-over={(over === place && dragged !== place) || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
                setDragged(place);
              }}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(place);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, place);
                setDragged(null);
                setOver(null);
              }}
            >
              <span className={css.place}>{place + 1}</span>
              <span className={css.name}>{name}</span>
              {!isReadOnly && (
                <span className={css.actions}>
                  <IconButton
                    icon={ArrowUpIcon}
                    label={t('questionnaireRunner.rankUp', { name })}
                    isDisabled={place === 0}
                    onPress={() => step(place, -1)}
                  />
                  <IconButton
                    icon={ArrowDownIcon}
                    label={t('questionnaireRunner.rankDown', { name })}
                    isDisabled={place === ids.length - 1}
                    onPress={() => step(place, 1)}
                  />
                  <Icon icon={DotsSixVerticalIcon} tone="muted" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!isRanked && !isReadOnly && (
        <div>
          <Button variant="ghost" onPress={() => onAnswer(ids)}>
            {t('questionnaireRunner.keepOrder')}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Field>
  );
}
