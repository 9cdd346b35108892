export { declineReason, type Decline } from '../src/declineReason.ts';
