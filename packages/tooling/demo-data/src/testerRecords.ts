/** A product test of testerworld. */
export interface DemoTesterProject {
  readonly id: number;
  readonly titleDe: string;
  readonly titleEn: string;
  readonly descriptionDe: string;
  readonly descriptionEn: string;
  readonly brandName: string;
  readonly category: number;
  readonly type: 1 | 2;
  readonly status: 1 | 2 | 3;
  readonly picture: string;
  readonly places: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly applicationUntil: string;
  readonly points: number;
  readonly regional: string | null;
  readonly createdAt: string;
}

/** A tester who applied for a product test. */
export interface DemoTesterApplication {
  readonly projectId: number;
  readonly userId: number;
  readonly status: 0 | 1 | 2 | 3;
  readonly createdAt: string;
}
