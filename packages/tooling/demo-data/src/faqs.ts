import { daysBefore } from './days.ts';
import { FAQ_TEXTS } from './words/faqTexts.ts';

/** A group of FAQs. */
export interface DemoFaqGroup {
  readonly id: number;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly position: number;
  readonly createdAt: string;
}

/** A question with its answer; a language that is missing is empty. */
export interface DemoFaq {
  readonly id: number;
  readonly groupId: number;
  readonly questionDe: string;
  readonly questionEn: string;
  readonly answerDe: string;
  readonly answerEn: string;
  readonly position: number;
  readonly isActive: boolean;
  readonly createdAt: string;
}

/** What a tester said of an FAQ. */
export interface DemoFaqVote {
  readonly faqId: number;
  readonly userId: number;
  readonly isHelpful: boolean;
  readonly votedAt: string;
}

/** The FAQs of the tester area in their groups, and what these testers said of them. */
export function demoFaqs(now: Date, testerIds: readonly number[]) {
  const groups: DemoFaqGroup[] = [];
  const faqs: DemoFaq[] = [];
  const votes: DemoFaqVote[] = [];
  for (const { nameDe, nameEn, faqs: texts } of FAQ_TEXTS) {
    const groupId = groups.length + 1;
    groups.push({ id: groupId, nameDe, nameEn, position: groupId, createdAt: daysBefore(now, 200) });
    for (const [index, { de, en = ['', ''], isHidden = false }] of texts.entries()) {
      const id = faqs.length + 1;
      faqs.push({
        id,
        groupId,
        questionDe: de[0],
        answerDe: de[1],
        questionEn: en[0],
        answerEn: en[1],
        position: index + 1,
        isActive: !isHidden,
        createdAt: daysBefore(now, 190 - id * 7),
      });
      if (isHidden) continue;
      for (const [place, userId] of testerIds.entries()) {
        // Every other tester has read it; most were helped.
        if ((place * 7 + id * 3) % 5 < 2)
          votes.push({
            faqId: id,
            userId,
            isHelpful: (place + id) % 6 !== 0,
            votedAt: daysBefore(now, (place % 14) + 1),
          });
      }
    }
  }
  return { groups, faqs, votes };
}
