export { answerNever, answerRefusal, answerSuccess, createEnvelopeFetch, type Answer, type EnvelopeFetch, type FetchedCall } from '../src/envelopeFetch.ts';
