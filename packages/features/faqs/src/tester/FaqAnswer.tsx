import { LinkIcon } from '@phosphor-icons/react';
import type { ActiveFaq } from '@resonanz/api-client/faqs';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { testerPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { RichTextView } from '@resonanz/rich-text/RichTextView';
import { IconButton } from '@resonanz/ui/IconButton';
import { Text } from '@resonanz/ui/Text';
import { inLanguage } from '../inLanguage.ts';
import { messages } from '../messages.ts';
import { anchorOf } from './anchors.ts';
import { Helpful } from './Helpful.tsx';
import * as css from './TesterFaqScreen.css.ts';

interface FaqAnswerProps {
  faq: ActiveFaq;
  /** Whether the reader is asked if it was helpful. */
  mayVote: boolean;
  /** What the reader said before; undefined for nothing yet. */
  isHelpful: boolean | undefined;
}

/** The answer to a question, with its address to hand on. */
export function FaqAnswer({ faq, mayVote, isHelpful }: FaqAnswerProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { attempt } = useNotifier();
  const shown = inLanguage(faq, language);
  const copy = () =>
    attempt(
      () => navigator.clipboard.writeText(`${location.origin}${testerPaths.faqs()}#${anchorOf(faq.faqId)}`),
      () => t('faqs.link.failed'),
      t('faqs.link.copied'),
    );
  return (
    <div className={css.answer}>
      {shown.language !== language && (
        <Text variant="caption" tone="secondary">
          {t('faqs.otherLanguage')}
        </Text>
      )}
      <RichTextView value={shown.answer} headingLevel={4} lang={shown.language} />
      <div className={css.foot}>
        {mayVote && <Helpful faqId={faq.faqId} isHelpful={isHelpful} />}
        <IconButton icon={LinkIcon} label={t('faqs.link.copy', { name: shown.question })} onPress={() => void copy()} />
      </div>
    </div>
  );
}
