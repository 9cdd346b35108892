import { ThumbsDownIcon, ThumbsUpIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { faqMutations } from '@resonanz/api-client/faqs';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { Text } from '@resonanz/ui/Text';
import { ToggleButton } from '@resonanz/ui/ToggleButton';
import { messages } from '../messages.ts';
import * as css from './TesterFaqScreen.css.ts';

interface HelpfulProps {
  faqId: number;
  /** What the tester said before; undefined for nothing yet. */
  isHelpful: boolean | undefined;
}

/** Asks a tester whether an answer was helpful, and gives thanks; another answer replaces the first. */
export function Helpful({ faqId, isHelpful }: HelpfulProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const id = useId();
  const { attempt } = useNotifier();
  const [isThanked, setThanked] = useState(false);
  const vote = useMutation(faqMutations(useApi(), useQueryClient()).vote());
  const choose = async (isYes: boolean) => {
    if (isYes === isHelpful) return;
    const isDone = await attempt(
      () => vote.mutateAsync({ faqId, isHelpful: isYes }),
      (error) => say(error, 'faqs.error.other'),
    );
    if (isDone) setThanked(true);
  };
  return (
    <div className={css.helpful} role="group" aria-labelledby={id}>
      <span className={css.question} id={id}>
        {t('faqs.helpful.question')}
      </span>
      <ToggleButton
        iconStart={ThumbsUpIcon}
        isSelected={isHelpful === true}
        isDisabled={vote.isPending}
        onChange={() => void choose(true)}
      >
        {t('word.yes')}
      </ToggleButton>
      <ToggleButton
        iconStart={ThumbsDownIcon}
        isSelected={isHelpful === false}
        isDisabled={vote.isPending}
        onChange={() => void choose(false)}
      >
        {t('word.no')}
      </ToggleButton>
      <span role="status">{isThanked && <Text tone="secondary">{t('faqs.helpful.thanks')}</Text>}</span>
    </div>
  );
}
