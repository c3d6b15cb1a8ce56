import { apiEndpoints, entryKinds, previewKinds } from '@sumu/contract';

const kindPattern = [...new Set([...entryKinds, ...previewKinds])].join('|');

/** Matches `:kind` only with known kinds, other parameters with any segment. */
const toPathPattern = (path: string) =>
	path
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/:kind\b/g, `(${kindPattern})`)
		.replace(/:\w+/g, '[^/]+');

const contractPaths = new Set(Object.values(apiEndpoints).map(({ path }) => path));
const anyPath = new RegExp(`^(?:${[...contractPaths].map(toPathPattern).join('|')})/?$`);

/** Checks whether a path, without `/api`, is one of the contract's. */
export const isContractPath = (path: string) => anyPath.test(path);
