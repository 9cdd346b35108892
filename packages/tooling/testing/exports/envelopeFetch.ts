export {
  answerDenied,
  answerFailure,
  answerNever,
  answerPage,
  answerRefusal,
  answerSuccess,
  createEnvelopeFetch,
  type Answer,
  type EnvelopeFetch,
  type FetchedCall,
} from '../src/envelopeFetch.ts';
