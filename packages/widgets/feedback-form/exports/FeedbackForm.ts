export { FeedbackForm, type FeedbackFormProps, type FeedbackOutcome } from '../src/FeedbackForm.tsx';
