export {
  feedbackKeys,
  feedbackMutations,
  feedbackQueries,
  type FeedbackEntry,
  type FeedbackQuery,
  type ReceivedFeedback,
  type StoredFeedback,
} from '../src/feedback.ts';
