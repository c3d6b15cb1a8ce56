import { notFound } from '../lib/query';

export const loader = () => {
	throw notFound();
};

/** Never shown: the loader ends in the not-found view. */
export default function NoPage() {
	return null;
}
