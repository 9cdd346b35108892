export { createLoginServer, LOGIN_CALLS, PASSWORD } from '../src/loginServer.ts';
