import type { ActiveFaq, ActiveFaqGroup } from '@resonanz/api-client/faqs';
import { toPlainText } from '@resonanz/rich-text/toPlainText';

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** A text as it is compared: in lower case, with umlauts written both ways, "ü" as "u" and as "ue". */
function folded(text: string): readonly string[] {
  const lower = text.normalize('NFC').toLowerCase();
  const spelledOut = lower.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [withoutMarks(lower), withoutMarks(spelledOut)];
}

const wordsOf = ({ questionDe, questionEn, answerDe, answerEn }: ActiveFaq): string =>
  [questionDe, questionEn, toPlainText(answerDe), toPlainText(answerEn)].join(' ');

/**
 * The FAQs whose question or answer holds every word of a search, in either language, by group; all of them for a
 * search without words.
 */
export function searchFaqs(groups: readonly ActiveFaqGroup[], search: string): readonly ActiveFaqGroup[] {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const holds = (texts: readonly string[], word: string) =>
    folded(word).some((wanted) => texts.some((text) => text.includes(wanted)));
  return groups.flatMap((group) => {
    const faqs = group.faqs.filter((faq) => {
      const texts = folded(wordsOf(faq));
      return words.every((word) => holds(texts, word));
    });
    return faqs.length === 0 ? [] : [{ ...group, faqs }];
  });
}
