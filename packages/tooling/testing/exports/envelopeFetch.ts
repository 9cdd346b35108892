export {
  answerDenied,
  answerFailure,
  answerNever,
  answerPage,
  createEnvelopeFetch,
  type Answer,
  type EnvelopeFetch,
  type FetchedCall,
} from '../src/envelopeFetch.ts';
export { answerError, answerRefusal, answerSuccess } from '../src/http/envelope.ts';
