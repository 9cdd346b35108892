import type { DemoAudience } from './influencerRecords.ts';
import { clamp, rounded, type Random } from './random.ts';
import type { Country, Gender } from './records.ts';
import type { Topic } from './words/topics.ts';

/** Shares in whole percent that add up to exactly `total`. */
export function sharesOf(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  let missing = total - shares.reduce((all, share) => all + share, 0);
  for (const { index } of byRemainder) {
    if (missing <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    missing -= 1;
  }
  return shares;
}

const BAND_CENTRES = [15, 21, 29, 39, 49, 59, 70] as const;
const BAND_WIDTHS = [4, 6, 9, 9, 9, 9, 12] as const;

function countryShares(random: Random, home: Country): { germany: number; austria: number; switzerland: number } {
  const abroad = clamp(random.normal(9, 5), 1, 30);
  const atHome = home === 'DE' ? clamp(random.normal(80, 6), 55, 92) : clamp(random.normal(56, 9), 32, 78);
  const rest = Math.max(0, 100 - abroad - atHome);
  const split = clamp(random.normal(home === 'DE' ? 0.56 : 0.84, 0.1), 0.1, 0.95);
  const [first = 0, second = 0, third = 0] = sharesOf([atHome, rest * split, rest * (1 - split), abroad], 100);
  if (home === 'DE') return { germany: first, austria: second, switzerland: third };
  return home === 'AU'
    ? { austria: first, germany: second, switzerland: third }
    : { switzerland: first, germany: second, austria: third };
}

/** The audience of a channel: age bands add up to 100, countries and genders leave room for abroad and unknown. */
export function drawAudience(random: Random, topic: Topic, home: Country, gender: Gender | null): DemoAudience {
  const centre = topic.age + random.normal(0, 3);
  const spread = clamp(random.normal(9, 1.6), 6, 14);
  const bands = sharesOf(
    BAND_CENTRES.map(
      (age, index) => (BAND_WIDTHS[index] ?? 9) * Math.exp(-((age - centre) ** 2) / (2 * spread ** 2)) + 0.05,
    ),
    100,
  );
  const lean = gender === 'female' ? 0.1 : gender === 'male' ? -0.1 : 0;
  const women = clamp(random.normal(topic.women + lean, 0.08), 0.06, 0.94);
  const known = random.chance(0.7) ? 100 : random.int(96, 99);
  const genderFemale = rounded(women * known, 0);
  const [until18 = 0, age18To24 = 0, age25To34 = 0, age35To44 = 0, age45To54 = 0, age55To64 = 0, above64 = 0] = bands;
  return {
    ...countryShares(random, home),
    until18,
    age18To24,
    age25To34,
    age35To44,
    age45To54,
    age55To64,
    above64,
    genderMale: known - genderFemale,
    genderFemale,
  };
}
