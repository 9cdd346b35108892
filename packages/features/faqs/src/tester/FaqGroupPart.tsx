import type { ActiveFaqGroup, FaqVote } from '@resonanz/api-client/faqs';
import { useLanguage } from '@resonanz/i18n/react';
import { Accordion } from '@resonanz/ui/Accordion';
import { Disclosure } from '@resonanz/ui/Disclosure';
import { Heading } from '@resonanz/ui/Heading';
import { inLanguage } from '../inLanguage.ts';
import { anchorOf, groupAnchorOf } from './anchors.ts';
import { FaqAnswer } from './FaqAnswer.tsx';
import * as css from './TesterFaqScreen.css.ts';

interface FaqGroupPartProps {
  group: ActiveFaqGroup;
  /** What the tester found helpful; undefined for those who are not asked. */
  votes: readonly FaqVote[] | undefined;
  /** The anchors of those that are open. */
  openIds: readonly string[];
  onOpen: (ids: readonly string[]) => void;
}

/** The questions of a group, each of which opens its answer. */
export function FaqGroupPart({ group, votes, openIds, onOpen }: FaqGroupPartProps) {
  const { language } = useLanguage();
  const id = groupAnchorOf(group.faqGroupId);
  return (
    <section className={css.group} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {language === 'de' ? group.nameDe : group.nameEn}
      </Heading>
      <Accordion allowsMultipleExpanded expandedIds={openIds} onExpandedChange={onOpen}>
        {group.faqs.map((faq) => {
          const shown = inLanguage(faq, language);
          return (
            <div key={faq.faqId} id={anchorOf(faq.faqId)} className={css.faq}>
              <Disclosure id={anchorOf(faq.faqId)} title={<span lang={shown.language}>{shown.question}</span>}>
                <FaqAnswer
                  faq={faq}
                  mayVote={votes !== undefined}
                  isHelpful={votes?.find(({ faqId }) => faqId === faq.faqId)?.isHelpful}
                />
              </Disclosure>
            </div>
          );
        })}
      </Accordion>
    </section>
  );
}
