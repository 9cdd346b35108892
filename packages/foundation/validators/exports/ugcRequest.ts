export { UGC_LIMITS, ugcRequestForm } from '../src/ugcRequest.ts';
