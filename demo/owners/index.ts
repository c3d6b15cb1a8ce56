import { anna } from './anna';
import { ceramics } from './ceramics';
import type { Owner } from './owner';

export type { Owner } from './owner';

/** Whose content the product brings itself: `SEED_DEMO=true`, `cms/demo`. */
const seeded = 'seeded';

/** Three who run the same product. */
export const owners = { sumu: seeded, anna, ceramics } as const satisfies Record<
	string,
	Owner | typeof seeded
>;
