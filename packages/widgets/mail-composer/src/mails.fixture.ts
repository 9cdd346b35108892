import type { CheckMail, MailCheck, MailPlaceholder, MailReceiver } from './mail.ts';

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
  { name: 'firstName', label: 'Vorname' },
  { name: 'campaign', label: 'Kampagne' },
  { name: 'contentDeadline', label: 'Abgabetermin' },
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
  subject: 'Herbstleuchten 2026: Ihr Angebot',
  message: '<p>Guten Tag {{firstName}},</p><p>vielen Dank für Ihr Angebot zu {{campaign}}.</p>',
};
