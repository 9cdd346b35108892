import { storyWords } from '@resonanz/stories/words';
import type { Feedback } from '@resonanz/validators/feedback';
import type { FeedbackOutcome } from './FeedbackForm.tsx';

const words = storyWords({
  theInboxCannotBe: ['Der Postkasten ist gerade nicht erreichbar.', 'The inbox cannot be reached right now.'],
});

/** A backend in memory, as another team might have one: slow, and out of reach for every second message. */
export function createFeedbackBackend(delayMs: number) {
  const stored: Feedback[] = [];
  let attempts = 0;
  return {
    stored: (): readonly Feedback[] => stored,
    async send(entry: Feedback): Promise<FeedbackOutcome> {
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (attempts % 2 === 1) return { kind: 'failed', text: words.theInboxCannotBe };
      stored.push(entry);
      return { kind: 'sent' };
    },
  };
}
