function groupsOf(address: string): readonly string[] | undefined {
  if (!address.includes(':')) return undefined;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...middle, ...right];
}

const plain = (address: string): string => address.replace(/^::ffff:/i, '');

/** A network rather than a single host: an IPv6 client owns a whole /64. */
export function networkOf(address: string): string {
  return groupsOf(plain(address))?.slice(0, 4).join(':') ?? plain(address);
}

/** An address without the part that identifies a household: /24 of IPv4, /48 of IPv6. */
export function shortened(address: string): string {
  const groups = groupsOf(plain(address));
  return groups === undefined ? plain(address).replace(/\.\d+$/, '.0') : `${groups.slice(0, 3).join(':')}::`;
}
