import { endpoints, entryKinds, previewKinds } from '@sumu/contract';

const kinds = [...new Set([...entryKinds, ...previewKinds])].join('|');

/** A kind is one of few words: `/api/blog/preview` begins with none. */
const pattern = (path: string) =>
	path
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/:kind\b/g, `(${kinds})`)
		.replace(/:\w+/g, '[^/]+');

const paths = new Set(Object.values(endpoints).map(({ path }) => path));
const anyPath = new RegExp(`^(?:${[...paths].map(pattern).join('|')})/?$`);

/** Whether a path, written without `/api`, is one of the contract's. */
export const isContractPath = (path: string) => anyPath.test(path);
