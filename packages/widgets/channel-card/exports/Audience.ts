export { Audience, type AudienceProps, type AudienceShares } from '../src/Audience.tsx';
