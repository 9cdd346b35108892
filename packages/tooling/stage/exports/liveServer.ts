export { type LiveServer, serveLive } from '../src/liveServer.ts';
