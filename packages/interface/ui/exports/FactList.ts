export { Fact, FactList, type FactListProps, type FactProps } from '../src/FactList/FactList.tsx';
