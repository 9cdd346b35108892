export { startMockServer, type ListeningMockServer } from '../src/mockServer/startMockServer.ts';
