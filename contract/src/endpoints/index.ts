import type { Endpoint } from '../endpoint';
import * as blogs from './blogs';
import * as bulk from './bulk';
import * as cards from './cards';
import * as contact from './contact';
import * as demo from './demo';
import * as entries from './entries';
import * as find from './entries';
import * as history from './history';
import * as identity from './identity';
import * as imports from './imports';
import * as inbox from './inbox';
import * as letters from './letters';
import * as pictures from './pictures';
import * as projects from './projects';
import * as reviews from './reviews';
import * as search from './search';
import * as secondFactor from './second-factor';
import * as services from './services';
import * as setup from './setup';
import * as site from './site';
import * as skills from './skills';
import * as statistics from './statistics';
import * as subscribers from './subscribers';
import * as systemSettings from './system-settings';
import * as tags from './tags';
import * as testimonials from './testimonials';
import * as trash from './trash';
import * as users from './users';

export * from './blogs';
export * from './bulk';
export * from './cards';
export * from './contact';
export * from './demo';
export * from './entries';
export * from './history';
export * from './identity';
export * from './imports';
export * from './inbox';
export * from './letters';
export * from './pictures';
export * from './projects';
export * from './reviews';
export * from './search';
export * from './second-factor';
export * from './services';
export * from './setup';
export * from './site';
export * from './skills';
export * from './statistics';
export * from './subscribers';
export * from './system-settings';
export * from './tags';
export * from './testimonials';
export * from './trash';
export * from './users';

/** Calls exported by a file, without its other exports. */
type EndpointsOf<Exports> = {
	readonly [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name];
};

const isEndpoint = (value: unknown): value is Endpoint =>
	typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Returns a key that sorts fixed segments before parameters: `/projects/count` before `/projects/:page`. */
const toMatchingOrder = ({ path }: Endpoint) =>
	Array.from(path.split('/'), (segment) => Number(segment.startsWith(':'))).join('');

/** Returns the calls among the exports. If several match an address, the first is meant. */
/*@__NO_SIDE_EFFECTS__*/
function collectEndpoints<Exports extends Record<string, unknown>>(modules: Exports) {
	const endpoints = Object.entries(modules).flatMap(([name, value]) =>
		isEndpoint(value) ? [[name, value] as const] : [],
	);
	endpoints.sort(([, one], [, other]) =>
		toMatchingOrder(one).localeCompare(toMatchingOrder(other)),
	);
	return Object.fromEntries<unknown>(endpoints) as EndpointsOf<Exports>;
}

/** Every call of the API, by name. Paths with parameters come after fixed ones. */
export const apiEndpoints = collectEndpoints({
	...blogs,
	...bulk,
	...cards,
	...contact,
	...demo,
	...entries,
	...find,
	...history,
	...identity,
	...imports,
	...inbox,
	...letters,
	...pictures,
	...projects,
	...reviews,
	...search,
	...secondFactor,
	...services,
	...setup,
	...site,
	...skills,
	...statistics,
	...subscribers,
	...systemSettings,
	...tags,
	...testimonials,
	...trash,
	...users,
});

export type EndpointName = keyof typeof apiEndpoints;
