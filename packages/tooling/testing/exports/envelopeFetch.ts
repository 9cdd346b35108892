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
export { answerError, answerSuccess } from '../src/http/envelope.ts';
