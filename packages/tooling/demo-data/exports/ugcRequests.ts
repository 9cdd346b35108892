export { DEMO_UGC_REQUESTS, type DemoUgcRequest } from '../src/ugcRequests.ts';
