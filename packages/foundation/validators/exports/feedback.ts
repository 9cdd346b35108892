export { feedback, type Feedback } from '../src/feedback.ts';
