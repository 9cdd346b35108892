export { logIn, logOut, refreshTokens, type Credentials, type LoginResult, type Tokens } from '../src/auth.ts';
