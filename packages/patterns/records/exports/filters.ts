export {
  dateRange,
  flag,
  id,
  ids,
  manyOf,
  numberRange,
  oneOf,
  text,
  type DateRange,
  type FilterCodec,
  type FilterValue,
  type NumberRange,
} from '../src/listState/codecs.ts';
