import { shared, storyWords } from '@resonanz/stories/words';
import type { CheckMail, MailCheck, MailPlaceholder, MailReceiver } from './mail.ts';

const words = storyWords({
  dateOfDelivery: ['Abgabetermin', 'Date of delivery'],
  herbstleuchten2026YourOffer: ['Herbstleuchten 2026: Ihr Angebot', 'Herbstleuchten 2026: your offer'],
  helloThankYouFor: [
    '<p>Guten Tag {{firstName}},</p><p>vielen Dank für Ihr Angebot zu {{campaign}}.</p>',
    '<p>Hello {{firstName}},</p><p>thank you for your offer for {{campaign}}.</p>',
  ],
});

const names = [
  'Lena Hartwig',
  'Mehmet Yıldırım',
  'Jonas Küppers',
  'Amara Okafor-Lindner',
  'Sophie Brandstätter',
  'Ole Petersen',
];

/** Receivers of a selection. */
export const receivers: readonly MailReceiver[] = names.map((name, at) => ({ id: 100 + at, name }));

/** Lena Hartwig alone. */
export const lena: readonly MailReceiver[] = receivers.slice(0, 1);

/** What can be filled in. */
export const placeholders: readonly MailPlaceholder[] = [
  { name: 'firstName', label: shared.firstName },
  { name: 'campaign', label: shared.campaign },
  { name: 'contentDeadline', label: words.dateOfDelivery },
];

const nameOf = (id: MailReceiver['id']): string => receivers.find((each) => each.id === id)?.name ?? '';

/** A server in memory that knows the first names and the campaign, but no deadlines. */
export const check: CheckMail = ({ subject, message }, receiverIds, shownId): Promise<MailCheck> => {
  const fill = (text: string) =>
    text
      .replaceAll('{{firstName}}', nameOf(shownId).split(' ')[0] ?? '')
      .replaceAll('{{campaign}}', 'Herbstleuchten 2026');
  const missing = `${subject}${message}`.includes('{{contentDeadline}}') ? ['contentDeadline'] : [];
  return Promise.resolve({
    receivers: receiverIds.map((id, at) => ({
      id,
      email: `partner${at + 1}@post.example`,
      problem: missing.length > 0 ? 'placeholderWithoutValue' : null,
      missing,
    })),
    subject: fill(subject),
    message: fill(message),
  });
};

/** The same for a selection in which one has no address and one is blocked. */
export const checkWithProblems: CheckMail = async (...question) => {
  const answer = await check(...question);
  return {
    ...answer,
    receivers: answer.receivers.map((each) => {
      if (each.id === 101) return { ...each, email: null, problem: 'receiverWithoutAddress' as const };
      return each.id === 105 ? { ...each, problem: 'receiverBlocked' as const } : each;
    }),
  };
};

/** What the writer has written. */
export const written = {
  subject: words.herbstleuchten2026YourOffer,
  message: words.helloThankYouFor,
};
