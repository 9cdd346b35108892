export {
  sessionKeys,
  sessionMutations,
  sessionQueries,
  type DeviceSession,
  type PasswordChange,
} from '../src/sessions.ts';
