export {
  buildUgcFigures,
  buildUgcMoney,
  buildUgcOrder,
  buildUgcPrices,
  buildUgcRequest,
  buildUgcRequestListItem,
  buildUgcStatistics,
  buildUgcVersion,
  buildUgcVideo,
} from '../src/builders/ugcRequests.ts';
