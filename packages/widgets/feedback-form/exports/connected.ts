export { ConnectedFeedbackForm, type ConnectedFeedbackFormProps } from '../src/connected/ConnectedFeedbackForm.tsx';
