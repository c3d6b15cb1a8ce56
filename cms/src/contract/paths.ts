import { endpoints } from '@sumu/contract';

const pattern = (path: string) =>
	path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');

const paths = new Set(Object.values(endpoints).map(({ path }) => path));
const anyPath = new RegExp(`^(?:${[...paths].map(pattern).join('|')})/?$`);

/** Whether a path, written without `/api`, is one of the contract's. */
export const isContractPath = (path: string) => anyPath.test(path);
