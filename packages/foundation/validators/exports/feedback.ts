export { feedback, FEEDBACK_TEXT_MAX_LENGTH, type Feedback } from '../src/feedback.ts';
