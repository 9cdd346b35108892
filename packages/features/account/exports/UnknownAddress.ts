export { UnknownAddress, type UnknownAddressProps } from '../src/UnknownAddress.tsx';
