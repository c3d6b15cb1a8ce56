import type { EndpointName, endpoints } from '../endpoints';
import { blogExamples } from './blogs';
import { cardExamples } from './cards';
import { entryExamples } from './entries';
import type { Example } from './example';
import { historyExamples } from './history';
import { identityExamples } from './identity';
import { inboxExamples } from './inbox';
import { projectExamples } from './projects';
import { reviewExamples } from './reviews';
import { secondFactorExamples } from './second-factor';
import { serviceExamples } from './services';
import { siteExamples } from './site';
import { upkeepExamples } from './upkeep';
import { userExamples } from './users';

export type { Example, LooseExample } from './example';
export * from './responses';

type Examples = { readonly [Name in EndpointName]: Example<(typeof endpoints)[Name]> };

/** One example of every endpoint. An endpoint without one fails the type check. */
export const examples = {
	...projectExamples,
	...blogExamples,
	...reviewExamples,
	...serviceExamples,
	...siteExamples,
	...upkeepExamples,
	...inboxExamples,
	...identityExamples,
	...userExamples,
	...secondFactorExamples,
	...cardExamples,
	...entryExamples,
	...historyExamples,
} satisfies Examples;
