import type { apiEndpoints, EndpointName } from '../endpoints';
import { blogExamples } from './blogs';
import { bulkExamples } from './bulk';
import { cardExamples } from './cards';
import { entryExamples } from './entries';
import type { EndpointExample } from './example';
import { findExamples } from './find';
import { historyExamples } from './history';
import { identityExamples } from './identity';
import { importExamples } from './imports';
import { inboxExamples } from './inbox';
import { letterExamples } from './letters';
import { libraryExamples } from './library';
import { projectExamples } from './projects';
import { reviewExamples } from './reviews';
import { secondFactorExamples } from './second-factor';
import { serviceExamples } from './services';
import { siteExamples } from './site';
import { skillExamples } from './skills';
import { statisticsExamples } from './statistics';
import { upkeepExamples } from './system-settings';
import { testimonialExamples } from './testimonials';
import { trashExamples } from './trash';
import { userExamples } from './users';

export type { EndpointExample, LooseExample } from './example';
export * from './responses';

type Examples = { readonly [Name in EndpointName]: EndpointExample<(typeof apiEndpoints)[Name]> };

/** One example of every endpoint. An endpoint without one fails the type check. */
export const endpointExamples = {
	...projectExamples,
	...blogExamples,
	...reviewExamples,
	...testimonialExamples,
	...serviceExamples,
	...skillExamples,
	...siteExamples,
	...statisticsExamples,
	...upkeepExamples,
	...inboxExamples,
	...letterExamples,
	...libraryExamples,
	...identityExamples,
	...userExamples,
	...secondFactorExamples,
	...cardExamples,
	...entryExamples,
	...historyExamples,
	...trashExamples,
	...bulkExamples,
	...findExamples,
	...importExamples,
} satisfies Examples;
export * from './find-english';
