export { DECLINE_TEXT_MAX_LENGTH, declineReason, type Decline } from '../src/declineReason.ts';
