export { ServerReach } from '../src/ServerReach.tsx';
