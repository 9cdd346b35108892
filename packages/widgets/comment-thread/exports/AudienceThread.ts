export { type Audience, AudienceThread, type AudienceThreadProps } from '../src/AudienceThread.tsx';
