import { endpoints, entryKinds, previewKinds } from '@sumu/contract';

const kinds = [...new Set([...entryKinds, ...previewKinds])].join('|');

/** Matches `:kind` only with known kinds, other parameters with any segment. */
const pattern = (path: string) =>
	path
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/:kind\b/g, `(${kinds})`)
		.replace(/:\w+/g, '[^/]+');

const paths = new Set(Object.values(endpoints).map(({ path }) => path));
const anyPath = new RegExp(`^(?:${[...paths].map(pattern).join('|')})/?$`);

/** Checks whether a path, without `/api`, is one of the contract's. */
export const isContractPath = (path: string) => anyPath.test(path);
