/** The three kinds of users, each with its own log-in. */
export type Audience = 'staff' | 'brand' | 'tester';
