export {
  loadSessionData,
  logIn,
  logOut,
  refreshTokens,
  type Credentials,
  type LoginResult,
  type SessionData,
  type Tokens,
} from '../src/auth.ts';
