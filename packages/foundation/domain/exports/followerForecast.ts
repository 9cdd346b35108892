export {
  FORECAST_CONFIDENCE,
  FORECAST_LEAST_DAYS,
  followerForecast,
  type ExpectedFollowers,
  type FollowerForecast,
  type MeasuredFollowers,
} from '../src/followerForecast.ts';
