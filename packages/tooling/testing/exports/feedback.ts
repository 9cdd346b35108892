export {
  buildFeedbackEntry,
  buildReceivedFeedback,
  buildReceivedFeedbacks,
  buildStoredFeedback,
} from '../src/builders/feedback.ts';
