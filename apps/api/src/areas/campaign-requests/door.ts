export { brandName, notifyResponsibleUser } from './notices.ts';
export { lockedRequest } from './queries/requests.ts';
